import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets } from './keep-assets.ts';
import { precompress } from './precompress.ts';

const DAY = 86_400_000;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sous-chef-'));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'index.html'), '<script type="module" src="/src/main.js"></script>');
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

test('what a page that is open asks for stays for a week after it was replaced', async () => {
  const first = await buildPage('first');
  await age(30);
  const second = await buildPage('second');
  expect(second).toEqual(expect.arrayContaining(first));
  await age(6);
  const third = await buildPage('third');
  expect(third).toEqual(expect.arrayContaining(second));
  await age(2);
  const fourth = await buildPage('fourth');
  expect(fourth).not.toContain(first[0]);
  expect(fourth).toEqual(expect.arrayContaining(third.filter((name) => !first.includes(name))));
});

test('a build that changes nothing adds nothing', async () => {
  expect(await buildPage('first')).toEqual(await buildPage('first'));
});

/** The names of all assets after a build of a page that says this. */
async function buildPage(text: string): Promise<string[]> {
  await writeFile(join(root, 'src/main.js'), `document.title = '${text}';`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepAssets(), precompress()],
  });
  return readdir(join(root, 'dist/assets'));
}

/** As if all that is built were older by so many days. */
async function age(days: number): Promise<void> {
  for (const name of await readdir(join(root, 'dist'), { recursive: true })) {
    const path = join(root, 'dist', name);
    const time = new Date((await stat(path)).mtimeMs - days * DAY);
    await utimes(path, time, time);
  }
}
