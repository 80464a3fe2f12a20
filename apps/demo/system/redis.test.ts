import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import { linesOf, startDemoServer } from 'test-support/demo-server';
import { findFreePort } from 'test-support/free-port';
import { startModelServer, type ModelServer } from 'test-support/model-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBlocks, readCommand } from './manual.ts';
import { postRecipe } from './recipe-request.ts';
import { startRedis } from './redis-server.ts';

const LOG_WAIT = { timeout: 15_000, interval: 50 };
const UP = 'Redis keeps the limits.';

let model: ModelServer;
let running: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  model = await startModelServer();
  model.answer = (exchange) => exchange.sayAll('# Soup');
});

afterEach(async () => {
  for (const stop of running.toReversed()) await stop();
  running = [];
  await model.close();
});

test('two processes that share a Redis share one limit', async () => {
  const { url: REDIS_URL } = await startOne();
  const settings = { REDIS_URL, RATE_LIMIT: '6', TRUST_PROXY: '1' };
  const servers = [await demo(settings), await demo(settings)];
  for (const server of servers) await untilLogged(server, UP);
  const visits = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].flatMap((address) =>
    Array.from({ length: 20 }, (_, index) => ask(servers[index % 2]?.url, address)),
  );
  const statuses = await Promise.all(visits);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3 * 6);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3 * 14);
});

test('they share one daily budget, and what a spent day refuses is not counted, so that a larger budget helps at once', async () => {
  const { url: REDIS_URL } = await startOne();
  const start = async (DAILY_RECIPE_BUDGET: string) => {
    const server = await demo({ REDIS_URL, DAILY_RECIPE_BUDGET, RATE_LIMIT: '1000' });
    await untilLogged(server, UP);
    return server;
  };
  const servers = [await start('10'), await start('10')];
  const all = Array.from({ length: 40 }, (_, index) => ask(servers[index % 2]?.url));
  const statuses = await Promise.all(all);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  const counted = () => command(REDIS_URL, 'GET sous-chef:day:everybody');
  await vi.waitFor(async () => expect(await counted()).toBe('10'));
  expect(await recipes((await start('13')).url, 5)).toEqual([200, 200, 200, 429, 429]);
});

test('with the manual’s settings the day survives a restart of Redis, and meanwhile each process has its own', async () => {
  const [settings = ''] = await readBlocks('conf');
  const folder = mkdtempSync(join(tmpdir(), 'sous-chef-'));
  running.push(async () => rmSync(folder, { recursive: true }));
  const file = join(folder, 'redis.conf');
  writeFileSync(file, settings);
  const redis = await startOne(['--dir', folder], file);
  const limits = { DAILY_RECIPE_BUDGET: '4', RATE_LIMIT: '100' };
  const server = await demo({ REDIS_URL: redis.url, ...limits });
  await untilLogged(server, UP);
  expect(await recipes(server.url, 3)).toEqual([200, 200, 200]);
  // Writes are on disk within a second.
  await pause(2000);
  await redis.kill();
  expect(await recipes(server.url, 5)).toEqual([200, 200, 200, 200, 429]);
  await untilLogged(server, 'Redis is gone');
  await startOne(['--dir', folder], file, redis.port);
  await untilLogged(server, UP, 2);
  expect(await recipes(server.url, 2)).toEqual([200, 429]);
  await untilLogged(server, 'Redis is gone');
});

test('a server starts without Redis, and uses it once it is available', async () => {
  const port = await findFreePort();
  const REDIS_URL = `redis://:redis-password@127.0.0.1:${port}`;
  const server = await demo({ REDIS_URL, RATE_LIMIT: '2' });
  await untilLogged(server, 'Redis is gone (ECONNREFUSED)');
  expect(await recipes(server.url, 3)).toEqual([200, 200, 429]);
  await startOne(['--requirepass', 'redis-password'], undefined, port);
  await untilLogged(server, UP);
  expect(await ask(server.url)).toBe(200);
  expect(server.output()).not.toContain('redis-password');
});

test('a hung Redis delays no visitor for long, and is logged', async () => {
  const redis = await startOne();
  const server = await demo({ REDIS_URL: redis.url, RATE_LIMIT: '2', TRUST_PROXY: '1' });
  await untilLogged(server, UP);
  redis.hang();
  expect(await recipes(server.url, 3)).toEqual([200, 200, 429]);
  // Also while visitors keep coming, each of whom writes to it.
  await vi.waitFor(async () => {
    await ask(server.url);
    expect(server.output()).toMatch(/Redis does not answer/);
  }, LOG_WAIT);
  // From then on nobody asks it, and waits for it.
  await ask(server.url, '192.0.2.9');
  redis.resume();
  await untilLogged(server, UP, 2);
  const visitors = await command(redis.url, 'KEYS sous-chef:visitor:*');
  expect(visitors).toEqual(['sous-chef:visitor:192.0.2.1']);
});

test('a wrong password, a missing one and a Redis without TLS have lines of their own', async () => {
  const { port } = await startOne(['--requirepass', 'right']);
  const lines = await Promise.all([
    failureOf(`redis://:wrong-secret@127.0.0.1:${port}`),
    failureOf(`redis://127.0.0.1:${port}`),
    failureOf(`rediss://127.0.0.1:${port}`),
  ]);
  expect(lines).toEqual([
    expect.stringMatching(/^Redis refuses what it is asked \(WRONGPASS\)/),
    expect.stringMatching(/^Redis refuses what it is asked \(NOAUTH\)/),
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
    const { url } = await startOne(['--maxmemory-policy', 'noeviction']);
    const limits = { DAILY_RECIPE_BUDGET: '4', RATE_LIMIT: '1000', METRICS_PORT: '0' };
    const server = await demo({ REDIS_URL: url, ...limits });
    await untilLogged(server, UP);
    expect(await metric(server, 'redis_up')).toBe(1);
    expect(await recipes(server.url, 3)).toEqual([200, 200, 200]);
    expect(await metric(server, 'budget_left')).toBe(1);

    await command(url, lock);
    expect(await recipes(server.url, 5)).toEqual([200, 200, 200, 200, 429]);
    await untilLogged(server, `Redis refuses what it is asked (${code})`);
    expect(await metric(server, 'redis_up')).toBe(0);

    // Points counted meanwhile aren't added to Redis.
    await command(url, unlock);
    await untilLogged(server, UP, 2);
    expect(await metric(server, 'redis_up')).toBe(1);
    expect(await recipes(server.url, 2)).toEqual([200, 429]);
  },
);

test('the manual’s command begins a new day', async () => {
  const { url: REDIS_URL } = await startOne();
  const server = await demo({ REDIS_URL, DAILY_RECIPE_BUDGET: '1' });
  await untilLogged(server, UP);
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
    expect(output()).not.toContain(UP);
    return line!.msg;
  }, LOG_WAIT);
}

async function startOne(options: string[] = [], file?: string, port?: number) {
  const own = port ?? (await findFreePort());
  const redis = await startRedis(own, options, file);
  running.push(redis.kill);
  return { ...redis, port: own };
}

async function command(url: string, words: string): Promise<unknown> {
  const client = await createClient({ url }).connect();
  return client.sendCommand(words.split(' ')).finally(() => client.destroy());
}

async function demo(settings: Record<string, string>) {
  const server = await startDemoServer({ HF_ENDPOINT_URL: model.url, ...settings });
  // Whatever has become of its Redis.
  running.push(async () => expect(await server.stop()).toBe(0));
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
  for (let asked = 0; asked < count; asked += 1) statuses.push(await ask(url));
  return statuses;
}

async function ask(url = '', address = '192.0.2.1'): Promise<number> {
  const response = await postRecipe(url, { 'X-Forwarded-For': address });
  await response.text();
  return response.status;
}

type Logging = Parameters<typeof linesOf>[0];
