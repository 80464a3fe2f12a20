import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import { findFreePort } from 'test-support/free-port';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linesOf, startDemo } from './demo-process.ts';
import { readBlocks, readCommand } from './manual.ts';
import { startModelServer } from './model-server.ts';
import { postRecipe } from './recipe-request.ts';
import { startRedis } from './redis-server.ts';

const LOG_WAIT = { timeout: 15_000, interval: 50 };

let model: Awaited<ReturnType<typeof startModelServer>>;
let running: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  model = await startModelServer({ pieces: ['# Soup'], pace: 0 });
});

afterEach(async () => {
  for (const stop of running.toReversed()) await stop();
  running = [];
  await model.stop();
});

test('a wrong password, a missing one and a Redis that is gone have lines of their own', async () => {
  const locked = await startOne(['--requirepass', 'right']);
  const gone = await findFreePort();
  const lines = await Promise.all([
    failureOf(`redis://:wrong-secret@127.0.0.1:${locked}`),
    failureOf(`redis://127.0.0.1:${locked}`),
    failureOf(`redis://127.0.0.1:${gone}`),
    failureOf(`rediss://127.0.0.1:${locked}`),
  ]);
  expect(lines).toEqual([
    expect.stringMatching(/^Redis refuses what it is asked \(WRONGPASS\)/),
    expect.stringMatching(/^Redis refuses what it is asked \(NOAUTH\)/),
    expect.stringMatching(/^Redis is gone \(ECONNREFUSED\)/),
    expect.stringMatching(/^Redis is gone \(\w+\)/),
  ]);
  expect(lines.join('\n')).not.toContain('wrong-secret');
});

test.each([
  ['full', 'OOM', 'CONFIG SET maxmemory 1', 'CONFIG SET maxmemory 0'],
  ['a replica', 'READONLY', 'REPLICAOF 127.0.0.1 1', 'REPLICAOF NO ONE'],
])(
  'while a Redis is %s a process counts in its memory, and says so in a line and a metric',
  async (_name, code, lock, unlock) => {
    const port = await startOne(['--maxmemory-policy', 'noeviction']);
    const url = `redis://127.0.0.1:${port}`;
    const limits = { DAILY_RECIPE_BUDGET: '4', RATE_LIMIT: '1000', METRICS_PORT: '0' };
    const server = await demo({ REDIS_URL: url, ...limits });
    await untilLogged(server, 'Redis keeps the limits.');
    expect(await metric(server, 'redis_up')).toBe(1);
    expect(await recipes(server.url, 3)).toEqual([200, 200, 200]);
    expect(await metric(server, 'budget_left')).toBe(1);

    const administrator = await createClient({ url }).connect();
    running.push(async () => administrator.destroy());
    await administrator.sendCommand(lock.split(' '));
    expect(await recipes(server.url, 5)).toEqual([200, 200, 200, 200, 429]);
    await untilLogged(server, `Redis refuses what it is asked (${code})`);
    expect(await metric(server, 'redis_up')).toBe(0);

    // Points counted meanwhile aren't added to Redis.
    await administrator.sendCommand(unlock.split(' '));
    await untilLogged(server, 'Redis keeps the limits.', 2);
    expect(await metric(server, 'redis_up')).toBe(1);
    expect(await recipes(server.url, 2)).toEqual([200, 429]);
  },
);

test('with the manual’s settings the day survives a restart of Redis', async () => {
  const [settings = ''] = await readBlocks('conf');
  const folder = mkdtempSync(join(tmpdir(), 'sous-chef-'));
  running.push(async () => rmSync(folder, { recursive: true }));
  const file = join(folder, 'redis.conf');
  writeFileSync(file, settings);
  const port = await findFreePort();
  const first = await startRedis(port, ['--dir', folder], file);
  const server = await demo({ REDIS_URL: first.url, DAILY_RECIPE_BUDGET: '4', RATE_LIMIT: '100' });
  await untilLogged(server, 'Redis keeps the limits.');
  expect(await recipes(server.url, 3)).toEqual([200, 200, 200]);
  // Writes are on disk within a second.
  await pause(2000);
  await first.kill();
  await untilLogged(server, 'Redis is gone');

  const second = await startRedis(port, ['--dir', folder], file);
  running.push(second.kill);
  await untilLogged(server, 'Redis keeps the limits.', 2);
  expect(await recipes(server.url, 2)).toEqual([200, 429]);
});

test('the manual’s command begins a new day', async () => {
  const port = await startOne();
  const REDIS_URL = `redis://127.0.0.1:${port}`;
  const server = await demo({ REDIS_URL, DAILY_RECIPE_BUDGET: '1' });
  await untilLogged(server, 'Redis keeps the limits.');
  expect(await recipes(server.url, 2)).toEqual([200, 429]);
  const env = { ...process.env, REDIS_URL };
  execFileSync('bash', ['-euc', await readCommand('redis-cli')], { env });
  expect(await recipes(server.url, 2)).toEqual([200, 429]);
});

/** The first line about a server's failing Redis. */
async function failureOf(url: string): Promise<string> {
  const { output } = await demo({ REDIS_URL: url });
  return vi.waitFor(() => {
    const line = linesOf({ output }).find(({ redis }) => redis !== undefined);
    expect(line?.level).toBe('error');
    expect(output()).not.toContain('Redis keeps the limits.');
    return line!.msg;
  }, LOG_WAIT);
}

async function startOne(options: string[] = []): Promise<number> {
  const port = await findFreePort();
  const { kill } = await startRedis(port, options);
  running.push(kill);
  return port;
}

async function demo(settings: Record<string, string>) {
  const server = await startDemo({ HF_ENDPOINT_URL: model.url, ...settings });
  running.push(server.stop);
  return server;
}

async function untilLogged(server: Logging, words: string, times = 1): Promise<void> {
  await vi.waitFor(() => {
    const messages = linesOf(server).map(({ msg }) => msg);
    expect(messages.filter((message) => message.startsWith(words))).toHaveLength(times);
  }, LOG_WAIT);
}

async function metric(server: Logging, name: string): Promise<number> {
  const { metricsUrl } = linesOf(server).find((line) => line.metricsUrl !== undefined)!;
  const text = await (await fetch(`${String(metricsUrl)}/metrics`)).text();
  return Number(new RegExp(`^sous_chef_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

async function recipes(url: string, count: number): Promise<number[]> {
  const statuses = [];
  for (let asked = 0; asked < count; asked += 1) {
    const response = await postRecipe(url);
    await response.text();
    statuses.push(response.status);
  }
  return statuses;
}

type Logging = Parameters<typeof linesOf>[0];
