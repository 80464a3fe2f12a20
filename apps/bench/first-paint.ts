import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { createLog } from '../demo/server/log.ts';
import { readSettings } from '../demo/server/settings.ts';
import { startServer } from '../demo/server/start.ts';
import { median } from './median.ts';

const ROUNDS = 5;
/** A slow phone on a slow line. */
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = 50_000;
const LATENCY_MS = 400;

const BUILT = join(import.meta.dirname, '../demo/dist');
const UNDRAWN = join(import.meta.dirname, 'dist/undrawn');

/** Measures when the demo's first words show in an empty cache, with three pages that take turns. */
export async function measureFirstPaints(browser: Browser): Promise<FirstPaints> {
  await buildUndrawn();
  const log = createLog('silent');
  const serve = (pageRoot: string) => startServer(readSettings({ PORT: '0' }), { pageRoot, log });
  const [demo, undrawn] = await Promise.all([serve(BUILT), serve(UNDRAWN)]);
  const visits = { built: [] as number[], scriptless: [] as number[], undrawn: [] as number[] };
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      visits.built.push(await visit(browser, demo.url));
      visits.scriptless.push(await visit(browser, demo.url, ['*.js']));
      visits.undrawn.push(await visit(browser, undrawn.url));
    }
  } finally {
    await Promise.all([demo.stop(), undrawn.stop()]);
    await log.close();
  }
  return {
    built: median(visits.built),
    scriptless: median(visits.scriptless),
    undrawn: median(visits.undrawn),
  };
}

/** The same build with an empty root, which its script fills. */
async function buildUndrawn(): Promise<void> {
  await rm(UNDRAWN, { recursive: true, force: true });
  await cp(BUILT, UNDRAWN, { recursive: true });
  const page = join(UNDRAWN, 'index.html');
  const html = await readFile(page, 'utf8');
  const root = '<div id="root">';
  const begin = html.indexOf(root) + root.length;
  const end = html.lastIndexOf('</div>');
  if (begin < root.length || end <= begin) throw new Error('The demo draws nothing ahead.');
  const undrawn = html.slice(0, begin) + html.slice(end);
  await writeFile(page, undrawn);
  await writeFile(`${page}.br`, brotliCompressSync(undrawn));
  await rm(`${page}.gz`);
}

/** In milliseconds. */
async function visit(browser: Browser, url: string, blocked: string[] = []): Promise<number> {
  // A new context has an empty cache.
  await using context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Network.setBlockedURLs', { urls: blocked });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  // Awaited here, since the page is closed when this function ends.
  return (await paint.jsonValue()) ?? NaN;
}

/** Medians, in milliseconds. */
export interface FirstPaints {
  /** The page as it is. */
  built: number;
  /** With its scripts blocked: no page with these words is faster. */
  scriptless: number;
  /** As it would be if the build drew nothing ahead. */
  undrawn: number;
}
