import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

const workspace = new URL('../../../../', import.meta.url).pathname;

const MACHINE = /file:\/\/|["'\s(](?:\/(?:home|Users|root|tmp|var|private|opt|usr)\/|[A-Z]:\\)/;

let folder: string;
const texts = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarball-'));
  const tarball = join(folder, 'recipe-assistant.tgz');
  await run('pnpm', ['pack', '--out', tarball], {
    cwd: join(workspace, 'packages/recipe-assistant'),
  });
  await run('tar', ['-xzf', tarball, '-C', folder]);
  for (const file of await readdir(join(folder, 'package'), {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    texts.set(path.slice(folder.length + '/package/'.length), await readFile(path, 'utf8'));
  }
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['the folder that it was built in', (text: string) => text.includes(workspace)],
  ["a folder of anybody's machine", (text: string) => MACHINE.test(text)],
  ['a registry', (text: string) => /registry\.\w|npm_config/.test(text)],
])('no file names %s', (_what, isNamed) => {
  expect(texts.size).toBeGreaterThan(50);
  expect([...texts].filter(([, text]) => isNamed(text)).map(([file]) => file)).toEqual([]);
});

test('what is installed takes at most 4.4 MB', () => {
  const sizes = [...texts.values()].map((text) => Buffer.byteLength(text));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(4_400_000);
});

test('every source map has its sources with it, by names that begin at the package', () => {
  const sources = [...texts]
    .filter(([file]) => file.endsWith('.map'))
    .flatMap(([file, text]) => sourcesOf(file, JSON.parse(text)));
  expect(sources).toContain('../src/core/generate-recipe.ts');
  expect(sources.filter((source) => !/^(?:\.\.\/)+(?:src|node_modules)\//.test(source))).toEqual(
    [],
  );
});

test('the changelog has a chapter of this version', () => {
  const { version } = JSON.parse(texts.get('package.json') ?? '') as { version: string };
  expect(texts.get('CHANGELOG.md')).toContain(`\n## ${version}\n`);
});

test('what the README points at is there', () => {
  const links = [...(texts.get('README.md') ?? '').matchAll(/\]\(([^)#]+)/g)].map(([, to]) => to);
  expect(links).toContain('LICENSE');
  expect(links.filter((to) => !to?.startsWith('https:') && !texts.has(to ?? ''))).toEqual([]);
});

/** All but the module itself, which is next to its map. */
function sourcesOf(file: string, { sources, sourcesContent }: SourceMap): string[] {
  return sources
    .map((source, index) => (sourcesContent?.[index] ? source : `${source} without its text`))
    .filter((source) => !file.startsWith(`dist/${source.split(' ')[0]}.map`));
}

interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}
