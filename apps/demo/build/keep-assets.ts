import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** How long what a page was made of stays after the next build, in milliseconds: a week. */
const KEPT_MS = 7 * 86_400_000;

/** The files of one build are written within so many milliseconds. */
const BUILD_MS = 60_000;

/**
 * Leaves the assets of earlier builds where they are: a page that is open when the next build is
 * served still asks for its own, such as the code that reads a response.
 */
export function keepAssets(): Plugin {
  let folder: string;
  let page: string;
  let before = Infinity;
  const current = new Set<string>();
  return {
    name: 'keep-assets',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved({ root, build }) {
      page = join(root, build.outDir, 'index.html');
      folder = join(root, build.outDir, build.assetsDir);
    },
    async buildStart() {
      before = (await stat(page).catch(() => undefined))?.mtimeMs ?? Infinity;
    },
    writeBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) current.add(name);
    },
    async closeBundle() {
      const names = await readdir(folder).catch(() => []);
      const old = names.filter(
        (name) => !current.has(`assets/${name.replace(/\.(?:gz|br)$/, '')}`),
      );
      await Promise.all(old.map((name) => keepOrRemove(join(folder, name), before)));
    },
  };
}

/** What the page was made of until now begins its week, as no part of this build; what is older goes. */
async function keepOrRemove(path: string, before: number): Promise<void> {
  const { mtimeMs } = await stat(path);
  const replaced = Date.now() - 2 * BUILD_MS;
  if (mtimeMs >= before - BUILD_MS) await utimes(path, replaced / 1000, replaced / 1000);
  else if (mtimeMs < replaced - KEPT_MS) await rm(path);
}
