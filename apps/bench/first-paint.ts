import type { Browser } from 'playwright';
import { median } from './statistics.ts';

const RUNS = 5;

/** On a phone whose processor is four times slower, over a line with this much in a second. */
export async function measureFirstPaint(
  browser: Browser,
  url: string,
  { kilobits, withScripts }: Visit,
): Promise<FirstPaint> {
  const visits: FirstPaint[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // A context of its own has nothing in its cache.
    await using context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (kilobits * 1000) / 8,
      uploadThroughput: (kilobits * 1000) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (!withScripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.goto(url, { timeout: 60_000 });
    visits.push(await page.evaluate(readPaint));
  }
  const middle = (name: keyof FirstPaint) => median(visits.map((visit) => visit[name]));
  return { first: middle('first'), largest: middle('largest') };
}

/** Runs on the page, which has loaded: what was painted before is told as well. */
async function readPaint(): Promise<FirstPaint> {
  const [first = Infinity, largest = Infinity] = await Promise.all(
    ['paint', 'largest-contentful-paint'].map(
      (type) =>
        new Promise<number | undefined>((resolve) => {
          const observer = new PerformanceObserver((list) => {
            const entry = list.getEntries().findLast(({ name }) => name !== 'first-paint');
            if (entry) resolve(entry.startTime);
          });
          observer.observe({ type, buffered: true });
          // A page that is blank without its scripts stays so.
          setTimeout(resolve, 5000);
        }),
    ),
  );
  return { first, largest };
}

interface Visit {
  /** How much comes in a second. */
  kilobits: number;
  withScripts: boolean;
}

/** In milliseconds since the visitor asked for the page. */
export interface FirstPaint {
  first: number;
  largest: number;
}
