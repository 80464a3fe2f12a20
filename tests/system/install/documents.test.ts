import { expect, test } from 'vitest';
import { readDocumented } from './documented.ts';
import { PATIENCE, prepareHost } from './host.ts';

const README = 'README.md';
const PACKAGE_README = 'packages/recipe-assistant/README.md';

const STRICT = '--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess';
const PLATFORM =
  '--target es2022 --lib es2023,dom,dom.iterable --types node --jsx react-jsx --skipLibCheck';
const MODULES = '--module esnext --moduleResolution bundler --allowJs --checkJs';

const host = prepareHost({
  sources: [],
  needs: [
    '@hono/node-server',
    '@huggingface/inference',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    '@vitejs/plugin-react',
    'hono',
    'rate-limiter-flexible',
    'react',
    'react-dom',
    'typescript',
    'vite',
  ],
  settings: { type: 'module' },
  files: async () => ({
    ...(await inFolder('readme', README)),
    ...(await inFolder('package', PACKAGE_README)),
  }),
});

test(
  'every file that a README tells its reader to write compiles for a strict project',
  async () => {
    const files = Object.keys({
      ...(await inFolder('readme', README)),
      ...(await inFolder('package', PACKAGE_README)),
    });
    expect(files).toEqual(expect.arrayContaining(['readme/server.js', 'package/kitchen.tsx']));
    const options = `${STRICT} ${PLATFORM} ${MODULES}`.split(' ');
    expect(await host.run('node_modules/.bin/tsc', ...options, ...files)).toBe('');
  },
  PATIENCE,
);

async function inFolder(folder: string, document: string): Promise<Record<string, string>> {
  const files = Object.entries(await readDocumented(document));
  return Object.fromEntries(files.map(([name, code]) => [`${folder}/${name}`, code]));
}
