import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { precompress } from './precompress.ts';

/** How long what a page was made of stays after the next build, in milliseconds: a week. */
const KEPT_MS = 7 * 86_400_000;

/** The files of one build are written within so many milliseconds. */
const BUILD_MS = 60_000;

/**
 * Builds beside the folder that is served, and then puts each file into its place whole, the page after
 * all that it names: who visits meanwhile is given one page or the other.
 *
 * Leaves the assets of earlier builds where they are: a page that is open when the next build is
 * served still asks for its own, such as the code that reads a response.
 */
export function publishBuild(): Plugin {
  let served: string;
  let built: string;
  let assets: string;
  return {
    name: 'publish-build',
    apply: 'build',
    config: ({ build }) => ({
      build: { outDir: `${build?.outDir ?? 'dist'}${BESIDE}`, emptyOutDir: true },
    }),
    configResolved({ root, build }) {
      built = join(root, build.outDir);
      served = built.slice(0, -BESIDE.length);
      assets = join(served, build.assetsDir);
    },
    writeBundle: {
      order: 'post',
      async handler() {
        await precompress(built);
        const before = (await stat(join(served, 'index.html')).catch(() => undefined))?.mtimeMs;
        const current = await moveFiles(built, served);
        const names = await readdir(assets).catch(() => []);
        const old = names.map((name) => join(assets, name)).filter((path) => !current.has(path));
        await Promise.all(old.map((path) => keepOrRemove(path, before ?? Infinity)));
      },
    },
  };
}

const BESIDE = '.next';

/** @returns The paths that the files have now. */
async function moveFiles(from: string, to: string): Promise<Set<string>> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(from, join(parentPath, name)));
  const pagesLast = names.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)));
  for (const name of pagesLast) {
    const path = join(to, name);
    await mkdir(dirname(path), { recursive: true });
    await rename(join(from, name), path);
  }
  await rm(from, { recursive: true });
  return new Set(names.map((name) => join(to, name)));
}

function isPage(name: string): boolean {
  return /\.html(?:\.gz|\.br)?$/.test(name);
}

/** What the page was made of until now begins its week, as no part of this build; what is older goes. */
async function keepOrRemove(path: string, before: number): Promise<void> {
  const { mtimeMs } = await stat(path);
  const replaced = Date.now() - 2 * BUILD_MS;
  if (mtimeMs >= before - BUILD_MS) await utimes(path, replaced / 1000, replaced / 1000);
  else if (mtimeMs < replaced - KEPT_MS) await rm(path);
}
