import { createClient } from 'redis';
import { findFreePort } from 'test-support/free-port';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDemo } from './demo-process.ts';
import { startModelServer } from './model-server.ts';
import { postRecipe } from './recipe-request.ts';
import { startRedis } from './redis-server.ts';

const LOG_WAIT = { timeout: 15_000, interval: 50 };

let model: Awaited<ReturnType<typeof startModelServer>>;
let running: { stop: () => Promise<unknown> }[] = [];

beforeEach(async () => {
  model = await startModelServer({ pieces: ['# Soup'], pace: 0 });
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  running = [];
  await model.stop();
});

test('two processes that share a Redis share one limit', async () => {
  const redis = await redisServer();
  const settings = { REDIS_URL: redis.url, RATE_LIMIT: '6', TRUST_PROXY: '1' };
  const servers = [await demo(settings), await demo(settings)];
  await untilLogged(servers, 'Redis keeps the limits.');

  const visits = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].flatMap((address) =>
    Array.from({ length: 20 }, (_, index) => ask(servers[index % 2]?.url, address)),
  );
  const answers = await Promise.all(visits);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3 * 6);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3 * 14);
  for (const { status, wait } of answers) {
    if (status === 429) expect(Number(wait)).toBeGreaterThan(0);
  }
});

test('they share one daily budget, and what a spent day refuses is not counted, so that a larger budget helps at once', async () => {
  const redis = await redisServer();
  const start = async (DAILY_RECIPE_BUDGET: string) =>
    demo({ REDIS_URL: redis.url, DAILY_RECIPE_BUDGET, RATE_LIMIT: '1000' });
  const servers = [await start('10'), await start('10')];
  await untilLogged(servers, 'Redis keeps the limits.');
  const all = Array.from({ length: 40 }, (_, index) => ask(servers[index % 2]?.url));
  const codes = (await Promise.all(all)).map(({ code }) => code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(10);
  expect(codes.filter((code) => code === 'quota-exceeded')).toHaveLength(30);

  const counted = () => askRedis(redis.url, 'GET', 'sous-chef:day:everybody');
  await vi.waitFor(async () => expect(await counted()).toBe('10'));
  const next = await start('13');
  await untilLogged([next], 'Redis keeps the limits.');
  const later = [];
  for (let count = 0; count < 5; count += 1) later.push((await ask(next.url)).status);
  expect(later).toEqual([200, 200, 200, 429, 429]);
});

test('an outage consumes nothing of the day, and a spent day nothing of a visitor’s limit', async () => {
  const redis = await redisServer();
  const limits = { DAILY_RECIPE_BUDGET: '3', RATE_LIMIT: '4', TRUST_PROXY: '1' };
  const settings = { REDIS_URL: redis.url, ...limits };
  const servers = [await demo(settings), await demo(settings)];
  await untilLogged(servers, 'Redis keeps the limits.');
  const codesOf = async (address: string, asked: typeof servers) => {
    const codes = [];
    for (let count = 0; count < 6; count += 1) {
      codes.push((await ask(asked[count % asked.length]?.url, address)).code);
    }
    return codes;
  };
  model.refuses = true;
  // A visitor in an outage spends their own minute with it.
  expect(await codesOf('192.0.2.1', servers)).toEqual([
    ...Array.from({ length: 4 }, () => 'unauthorized'),
    'rate-limited',
    'rate-limited',
  ]);
  model.refuses = false;
  // One server: refunds aren't awaited, and may reach Redis after the other server's request.
  expect(await codesOf('192.0.2.2', servers.slice(1))).toEqual([
    undefined,
    undefined,
    undefined,
    'quota-exceeded',
    'quota-exceeded',
    'quota-exceeded',
  ]);
});

test('a server falls back to memory when Redis dies, logs it, and returns to Redis', async () => {
  const redis = await redisServer();
  const server = await demo({ REDIS_URL: redis.url, RATE_LIMIT: '3' });
  await untilLogged([server], 'Redis keeps the limits.');
  expect((await ask(server.url)).status).toBe(200);

  await redis.kill();
  const answers = [];
  for (let count = 0; count < 5; count += 1) answers.push((await ask(server.url)).status);
  expect(answers).toEqual([200, 200, 200, 429, 429]);
  await untilLogged([server], /Redis is gone .*in its own memory/);

  const again = await startRedis(redis.port);
  running.push({ stop: again.kill });
  await vi.waitFor(() => {
    expect(server.output().match(/Redis keeps the limits\./g)).toHaveLength(2);
  }, LOG_WAIT);
  const shared = [];
  for (let count = 0; count < 4; count += 1) shared.push((await ask(server.url)).status);
  expect(shared).toEqual([200, 200, 200, 429]);
  expect(server.output().match(/Redis is gone/g)).toHaveLength(1);
});

test('a server starts without Redis, and uses it once it is available', async () => {
  const port = await findFreePort();
  const secret = 'redis-password';
  const server = await demo({
    REDIS_URL: `redis://:${secret}@127.0.0.1:${port}`,
    RATE_LIMIT: '2',
  });
  await untilLogged([server], /Redis is gone \(ECONNREFUSED\)/);
  const answers = [await ask(server.url), await ask(server.url), await ask(server.url)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(server.output()).not.toContain(secret);

  const redis = await startRedis(port, ['--requirepass', secret]);
  running.push({ stop: redis.kill });
  await untilLogged([server], 'Redis keeps the limits.');
  expect((await ask(server.url)).status).toBe(200);
});

test('a hung Redis delays no visitor for long, and is logged', async () => {
  const redis = await redisServer();
  const server = await demo({ REDIS_URL: redis.url, RATE_LIMIT: '2', TRUST_PROXY: '1' });
  await untilLogged([server], 'Redis keeps the limits.');
  redis.hang();
  const answers = [await ask(server.url), await ask(server.url), await ask(server.url)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  // Also while visitors keep coming, each of whom writes to it.
  await vi.waitFor(async () => {
    await ask(server.url);
    expect(server.output()).toMatch(/Redis does not answer/);
  }, LOG_WAIT);
  // From then on nobody asks it, and waits for it.
  await ask(server.url, '192.0.2.9');
  redis.resume();
  await vi.waitFor(() => {
    expect(server.output().match(/Redis keeps the limits\./g)).toHaveLength(2);
  }, LOG_WAIT);
  const visitors = await askRedis(redis.url, 'KEYS', 'sous-chef:visitor:*');
  expect(visitors).toEqual(['sous-chef:visitor:192.0.2.1']);
});

async function askRedis(url: string, ...words: string[]): Promise<unknown> {
  const client = await createClient({ url }).connect();
  return client.sendCommand(words).finally(() => client.destroy());
}

async function redisServer() {
  const port = await findFreePort();
  const redis = await startRedis(port);
  running.push({ stop: redis.kill });
  return { ...redis, port };
}

async function demo(settings: Record<string, string>) {
  const server = await startDemo({ HF_ENDPOINT_URL: model.url, ...settings });
  // Whatever has become of its Redis.
  running.push({ stop: async () => expect(await server.stop()).toBe(0) });
  return server;
}

async function untilLogged(
  servers: { output: () => string }[],
  line: string | RegExp,
): Promise<void> {
  await vi.waitFor(() => {
    for (const server of servers) expect(server.output()).toMatch(line);
  }, LOG_WAIT);
}

async function ask(url = '', address = '192.0.2.1') {
  const response = await postRecipe(url, { 'X-Forwarded-For': address });
  const text = await response.text();
  const code = response.ok ? undefined : (JSON.parse(text) as { code: string }).code;
  return { status: response.status, wait: response.headers.get('Retry-After'), code };
}
