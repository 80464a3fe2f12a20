import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createLog } from '../demo/server/log.ts';
import { readSettings } from '../demo/server/settings.ts';
import { startServer } from '../demo/server/start.ts';
import type { Site } from './site.ts';

/** What `vite build` has made of the demo. */
export const DEMO = join(import.meta.dirname, '../demo/dist');

/** What the build draws ahead: all of the page that its script brings to life. */
const SHELL = /(<div id="root">).+(<\/div>\s*<\/body>)/s;

const PRELOADED_FONTS = /\s*<link rel="preload" as="font"[^>]*>/g;

/** Serves a build by the demo's own server, until it is disposed of. */
export async function serveDemo(pageRoot: string): Promise<Site> {
  const log = createLog('silent');
  const { url, stop } = await startServer(readSettings({ PORT: '0' }), { pageRoot, log });
  return {
    origin: url,
    async [Symbol.asyncDispose]() {
      await stop();
      await log.close();
    },
  };
}

/** The same build as it would be if nothing were drawn ahead, and no font named. */
export async function buildWithoutShell(): Promise<string> {
  const folder = join(import.meta.dirname, 'dist', 'demo-without-shell');
  await rm(folder, { recursive: true, force: true });
  await cp(DEMO, folder, { recursive: true });
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  if (!SHELL.test(html) || html.search(PRELOADED_FONTS) < 0) {
    throw new Error('The demo is built without what should be taken out.');
  }
  const bare = html.replace(SHELL, '$1$2').replaceAll(PRELOADED_FONTS, '');
  await writeFile(page, bare);
  await writeFile(`${page}.br`, brotliCompressSync(bare));
  await rm(`${page}.gz`);
  return folder;
}
