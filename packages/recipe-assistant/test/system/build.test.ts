import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const run = promisify(execFile);

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));

/** Beside `dist`, since source maps name their sources from there. */
const AGAIN = 'dist-again';

const BUILD = `
  import { build } from 'tsup';
  import config from './tsup.config.ts';
  for (const options of config) {
    const outDir = (options.outDir ?? 'dist').replace('dist', '${AGAIN}');
    await build({ ...options, config: false, outDir });
  }
`;

afterAll(() => rm(join(PACKAGE, AGAIN), { recursive: true, force: true }));

test('what is published is what the bundler writes, byte for byte', async () => {
  await run(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: PACKAGE });
  const again = await readFolder(AGAIN);
  expect(Object.keys(again).length).toBeGreaterThan(100);
  const built = await readFolder('dist');
  expect(Object.keys(built)).toEqual(Object.keys(again));
  expect(Object.keys(built).filter((name) => built[name] !== again[name])).toEqual([]);
});

async function readFolder(folder: string): Promise<Record<string, string>> {
  const found = await readdir(join(PACKAGE, folder), { recursive: true, withFileTypes: true });
  const paths = found
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const texts = paths
    .toSorted()
    .map(async (path) => [path.split(`/${folder}/`)[1], await readFile(path, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}
