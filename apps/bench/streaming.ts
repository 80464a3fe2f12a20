import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, CDPSession, Page } from 'playwright';
import { build, preview, type InlineConfig } from 'vite';
import { FORMATTER_NAMES, NOTHING, type FormatterName } from './formatter-names.ts';
import { median } from './median.ts';

/** A recipe as short and as long as models write them, in tokens. */
export const SHORT = 250;
export const LONG = 1000;

const ROUNDS = 5;

/**
 * Measures the script time of a recipe that streams into each formatter, with one render for each token. They take
 * turns, each in a page of its own, so that a slow minute of the machine is everyone's.
 */
export async function measureStreaming(browser: Browser): Promise<Stream[]> {
  const page: InlineConfig = {
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: '../dist', emptyOutDir: true, chunkSizeWarningLimit: Infinity },
    preview: { port: 0 },
  };
  await build(page);
  const site = await preview(page);
  try {
    const [url = ''] = site.resolvedUrls?.local ?? [];
    const lanes: Lane[] = [];
    for (const name of FORMATTER_NAMES) lanes.push(await openLane(browser, url, name));
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const lane of lanes) lane.short.push(await measureOnce(lane, SHORT));
      for (const lane of lanes) lane.long.push(await measureOnce(lane, LONG));
    }
    for (const lane of lanes) await lane.page.close();
    return withoutMeasuring(lanes);
  } finally {
    await site.close();
  }
}

async function openLane(browser: Browser, url: string, name: FormatterName): Promise<Lane> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.evaluate((formatter) => steps.load(formatter), name);
  const session = await page.context().newCDPSession(page);
  // The thread's own time, not the clock's: other programs share the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { name, page, session, short: [], long: [] };
}

/** In seconds. */
async function measureOnce({ name, page, session }: Lane, tokens: number): Promise<number> {
  await page.evaluate((count) => steps.prepare(count), tokens);
  const before = await scriptSeconds(session);
  await page.evaluate(() => steps.run());
  const seconds = (await scriptSeconds(session)) - before;
  const shown = await page.evaluate(() => steps.close());
  if (name !== NOTHING && shown < 0.95) throw new Error(`${name} shows ${shown} of the recipe.`);
  return seconds;
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration');
  if (!script) throw new Error('This browser does not tell the time its scripts took.');
  return script.value;
}

function withoutMeasuring(lanes: readonly Lane[]): Stream[] {
  const all = lanes.map(({ name, short, long }) => ({
    name,
    short: median(short),
    long: median(long),
  }));
  const measuring = all.find(({ name }) => name === NOTHING);
  if (!measuring) throw new Error('The cost of measuring is not known.');
  return all
    .filter((stream) => stream !== measuring)
    .map(({ name, short, long }) => ({
      name,
      short: short - measuring.short,
      long: long - measuring.long,
    }));
}

interface Lane {
  name: FormatterName;
  page: Page;
  session: CDPSession;
  short: number[];
  long: number[];
}

export interface Stream {
  name: string;
  /** The median for a short recipe, in seconds of script. */
  short: number;
  long: number;
}
