import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from 'test-support/free-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import { linesOf, startDemo } from './demo-process.ts';
import { watchMemory } from './live-memory.ts';
import { startModelServer } from './model-server.ts';
import { postRecipe } from './recipe-request.ts';
import { startRedis } from './redis-server.ts';

const VISITORS = 100;
/** `pnpm test:soak` runs for fifteen minutes. */
const SECONDS = Number(process.env.SOAK_SECONDS ?? 30);
const RUN = SECONDS * 1000;

/** Less than two processes can serve in that time, so that the day's budget is spent. */
const BUDGET = 9 * SECONDS;

const PIECES = Array.from({ length: 30 }, (_, step) => `${step + 1}. Stir the leek gently.\n`);
const PACE = 200;

test(
  `${VISITORS} visitors for ${SECONDS} s, a process killed and Redis restarted: no budget overspent`,
  { timeout: RUN + 60_000 },
  async () => {
    const model = await startModelServer({ pieces: PIECES, pace: PACE });
    onTestFinished(model.stop);
    const redisPort = await findFreePort();
    const folder = await mkdtemp(join(tmpdir(), 'sous-chef-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    // As in the manual: the day's count survives the restart.
    const options = ['--appendonly', 'yes', '--appendfsync', 'everysec', '--dir', folder];
    let redis = await startRedis(redisPort, options);
    onTestFinished(() => redis.kill());
    const ports = [await findFreePort(), await findFreePort()] as const;
    const start = (port: number) =>
      startDemo({
        PORT: String(port),
        HF_ENDPOINT_URL: model.url,
        REDIS_URL: redis.url,
        TRUST_PROXY: '1',
        RATE_LIMIT: '1000000',
        DAILY_RECIPE_BUDGET: String(BUDGET),
      });
    const steady = await start(ports[0]);
    let killed = await start(ports[1]);
    onTestFinished(async () => void (await Promise.all([steady.stop(), killed.stop()])));

    const begin = performance.now();
    const isOver = () => performance.now() - begin >= RUN;
    const until = (share: number) => pause(Math.max(0, begin + share * RUN - performance.now()));
    const urls = [steady.url, killed.url];
    const visits = Promise.all(
      Array.from({ length: VISITORS }, (_, visitor) => beVisitor(urls, visitor, isOver)),
    );
    const memory = watchMemory(steady.liveMemory, RUN);

    await until(0.2);
    await killed.stop('SIGKILL');
    await pause(1000);
    killed = await start(ports[1]);

    await until(0.4);
    // Including what Redis counted in the last seconds, which may not be on its disk yet.
    const before = model.counts.requests;
    await pause(2000);
    const connected = [steady, killed].map(timesConnected);
    await redis.kill();
    await pause(2000);
    redis = await startRedis(redisPort, options);
    await vi.waitFor(() => {
      const now = [steady, killed].map(timesConnected);
      for (const [index, times] of now.entries()) expect(times).toBeGreaterThan(connected[index]!);
    }, 30_000);
    const withoutRedis = model.counts.requests - before;

    const ends = (await visits).flat();
    const { early, late } = await memory;
    await vi.waitFor(() => expect(model.counts.open).toBe(0), 10_000);
    const count = (end: End) => ends.filter((each) => each === end).length;
    const overspent = Math.max(0, model.counts.requests - BUDGET);
    console.log(
      [
        `visits            ${ends.length}: ${count('whole')} whole, ${count('cut')} cut, ${count('refused')} refused by the day, ${count('unreached')} found no server`,
        `budget            ${BUDGET}, of which the model was asked for ${model.counts.requests}: ${overspent} too many`,
        `without Redis     ${withoutRedis} recipes`,
        `live memory       ${early.toFixed(1)} MB in the second third of the time, ${late.toFixed(1)} MB in the last`,
      ].join('\n'),
    );

    expect(overspent).toBeLessThanOrEqual(withoutRedis);
    expect(model.counts.requests).toBeGreaterThanOrEqual(BUDGET - VISITORS);
    expect(count('refused')).toBeGreaterThan(0);
    expect(count('broken')).toBe(0);
    // Those of the killed process.
    expect(count('cut')).toBeLessThanOrEqual(VISITORS);
    expect(late).toBeLessThan(early * 1.25 + 5);
  },
);

/** Recipes one after the other, from either process. */
async function beVisitor(urls: string[], visitor: number, isOver: () => boolean): Promise<End[]> {
  const ends: End[] = [];
  while (!isOver()) {
    const end = await ask(urls[(visitor + ends.length) % urls.length]!, `198.18.0.${visitor}`);
    ends.push(end);
    if (end !== 'whole') await pause(500);
  }
  return ends;
}

async function ask(url: string, address: string): Promise<End> {
  const response = await postRecipe(url, { 'X-Forwarded-For': address }).catch(() => undefined);
  if (!response) return 'unreached';
  const text = await response.text().catch(() => '');
  if (response.ok) return text.endsWith('data: [DONE]\n\n') ? 'whole' : 'cut';
  return response.status === 429 && text.includes('quota-exceeded') ? 'refused' : 'broken';
}

/** How often it has logged that Redis is connected. */
function timesConnected(server: Parameters<typeof linesOf>[0]): number {
  return linesOf(server).filter(({ msg }) => msg === 'Redis keeps the limits.').length;
}

type End =
  | 'whole'
  | 'cut'
  /** By the day's budget. */
  | 'refused'
  /** Its process was down. */
  | 'unreached'
  | 'broken';
