import { glob } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readDocumented } from './documented.ts';
import { PATIENCE, prepareHost, WORKSPACE } from './host.ts';

/** Those of the servers, in plain JavaScript, are run instead. */
const DOCUMENTS = [
  'packages/recipe-assistant/README.md',
  'packages/recipe-assistant/docs/!(servers).md',
];

const STRICT = '--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess';
const PLATFORM =
  '--target es2022 --lib es2023,dom,dom.iterable --types node --jsx react-jsx --skipLibCheck';
const MODULES = '--module esnext --moduleResolution bundler --allowJs --checkJs';

const host = prepareHost({
  sources: [],
  needs: [
    '@ai-sdk/openai',
    '@hono/node-server',
    '@huggingface/inference',
    '@playwright/test',
    '@react-router/dev',
    '@testing-library/dom',
    '@testing-library/react',
    '@testing-library/user-event',
    '@types/express',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    '@vitejs/plugin-react',
    'ai',
    'astro',
    'express',
    'hono',
    'jsdom',
    'rate-limiter-flexible',
    'react',
    'react-dom',
    'react-router',
    'typescript',
    'vite',
    'vitest',
  ],
  // The newest that all of them take.
  versions: { typescript: '6.0.3' },
  settings: { type: 'module' },
  files: readAll,
});

test(
  'every file that a document tells its reader to write compiles for a strict project',
  async () => {
    const files = Object.keys(await readAll()).filter((name) => /\.[jt]sx?$/.test(name));
    expect(files).toEqual(
      expect.arrayContaining([
        'recipe-assistant/server.js',
        'sites/app/page.tsx',
        'testing/kitchen.spec.ts',
      ]),
    );
    const options = `${STRICT} ${PLATFORM} ${MODULES}`.split(' ');
    expect(await host.run('node_modules/.bin/tsc', ...options, ...files)).toBe('');
  },
  PATIENCE,
);

test(
  'the documented test of a component passes',
  async () => {
    const options = ['run', '--environment', 'jsdom', 'testing/kitchen.test.tsx'];
    expect(await host.run('node_modules/.bin/vitest', ...options)).toMatch(/Tests +1 passed/);
  },
  PATIENCE,
);

/** Each document's files in a folder of its name. */
async function readAll(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const document of glob(DOCUMENTS, { cwd: WORKSPACE })) {
    const name = basename(document, '.md');
    const folder = name === 'README' ? basename(dirname(`sous-chef/${document}`)) : name;
    for (const [file, code] of Object.entries(await readDocumented(document))) {
      files[`${folder}/${file}`] = code;
    }
  }
  return files;
}
