import { cp, mkdir, writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE, prepareHost, type Project } from './host.ts';
import { TYPESCRIPTS } from './versions.ts';

/** Uses every entry, as a strict project may. */
const PAGE = new URL(
  '../../../packages/recipe-assistant/test/package/host-page.tsx',
  import.meta.url,
);

const STRICT = '--noEmit --strict --exactOptionalPropertyTypes --skipLibCheck false';
const PLATFORM = '--target es2022 --lib es2023,dom,dom.iterable --types node --jsx react-jsx';

const NEEDS: Project['needs'] = [
  'typescript',
  'react',
  'react-dom',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

describe.each(TYPESCRIPTS)('with TypeScript $typescript', (versions) => {
  const host = prepareHost({ sources: [], needs: NEEDS, versions });

  beforeAll(async () => {
    await mkdir(host.path('module'));
    await writeFile(host.path('module/package.json'), '{ "type": "module" }');
    for (const folder of ['', 'module/']) await cp(PAGE, host.path(`${folder}page.tsx`));
  });

  test.each([
    ['a bundler', 'page.tsx', '--module esnext --moduleResolution bundler'],
    ['a module of Node', 'module/page.tsx', '--module nodenext'],
    ['CommonJS of Node', 'page.tsx', '--module node16'],
  ])(
    'a page compiles for %s, and so do the types of the package',
    async (_kind, page, resolution) => {
      const options = `${STRICT} ${PLATFORM} ${resolution}`.split(' ');
      expect(await host.run('node_modules/.bin/tsc', ...options, page)).toBe('');
    },
    PATIENCE,
  );
});
