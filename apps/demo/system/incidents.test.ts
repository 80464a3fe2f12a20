import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { linesOf, startDemoServer } from 'test-support/demo-server';
import { findFreePort } from 'test-support/free-port';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { record, type Record } from './incident.ts';
import { checkMetrics, extrapolate, holds, RULES, seriesOf } from './promtool.ts';
import { startRedis } from './redis-server.ts';

/** Each incident must fire a rule within this time. */
const SECONDS = 100;

/** Visitors at once, of whom ten are answered within a second by any machine: that begins a pause. */
const CROWD = 100;

/** When an incident hits a running process, in milliseconds. */
const LATER = 15_000;

const OK: RequestListener = (_incoming, outgoing) => say(outgoing, (response) => response.end(END));

const endings: (() => unknown)[] = [];
const records = new Map<string, Record>();

/** All in parallel, since each mostly waits. */
beforeAll(
  async () => {
    const entries = Object.entries(INCIDENTS);
    await Promise.all(entries.map(async ([name, happen]) => records.set(name, await happen())));
  },
  1000 * SECONDS + 120_000,
);

afterAll(async () => {
  await Promise.allSettled(endings.toReversed().map((end) => end()));
}, 60_000);

/**
 * An incident for each rule, or two where it has two reasons: what happens, with the visitors' results, the log line, and the rule that
 * fires within two minutes. How each other failure is counted and logged, the tests of the server hold.
 */
test.each<Expected>([
  ['the model’s server hangs', 'left', tried('aborted'), 'SousChefHanging'],
  ['it hangs in mid-stream', '200 timeout', { code: 'timeout' }, 'SousChefFailing'],
  ['it answers 401', '502 unauthorized', tried(401), 'SousChefFailing'],
  ['it answers 429', '503 rate-limited', tried(429), 'SousChefUpstreamPaused'],
  [
    'every other try fails, and a retry heals it',
    '200',
    tried(503, 200),
    'SousChefUpstreamFailing',
  ],
  ['it is slow, and visitors leave', 'left', { status: 499 }, 'SousChefVisitorsLeave'],
  ['it is slow, and visitors leave', 'left', tried('aborted'), 'SousChefNobodyWaits'],
  [
    'Redis is killed',
    '200',
    { msg: expect.stringMatching(/^Redis .*gone/) as string },
    'SousChefRedisDown',
  ],
  ['the disk of the log is full', '200', undefined, 'SousChefLogFails'],
  ['the process is killed', '200', undefined, 'SousChefRestarted'],
  ['descriptors run out', '200', undefined, 'SousChefDescriptors'],
  ['the day is spent', '429 quota-exceeded', { level: 'warn', status: 429 }, 'SousChefDaySpent'],
  [
    'the proxy passes on no Host',
    '403 refused-origin',
    { level: 'warn', status: 403 },
    'SousChefPagesRefused',
  ],
])('%s: visitors get %s, and %o is logged and %s fires', async (name, got, line, rule) => {
  const recorded = records.get(name)!;
  expect(recorded.answers).toContain(got);
  if (line) expect(recorded.lines).toContainEqual(expect.objectContaining(line));
  const firing = `ALERTS{alertname="${rule}",alertstate="firing"}`;
  await holds(`count(count_over_time(${firing}[5m])) > bool 0`, seriesOf(recorded), SECONDS);
});

test('no rule fires in an hour of health', async () => {
  const recorded = records.get('all is well')!;
  expect(new Set(recorded.answers)).toEqual(new Set(['200']));
  const hour = extrapolate(seriesOf(recorded), 720);
  await holds('absent(sum_over_time(ALERTS{alertstate="firing"}[1h]))', hour, 3600);
});

/** The manual leaves it to the metrics to say what each is: promtool wants a text for each. */
test('promtool accepts the metrics and the rules', () => {
  const scrape = records.get('Redis is killed')!.scrapes[0]!;
  expect(checkMetrics(scrape)).toBe('');
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', RULES], {
    encoding: 'utf8',
  });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

test('rules, dashboard and manual name existing metrics, and the manual names each rule', async () => {
  const scrape = records.get('Redis is killed')!.scrapes[0]!;
  const manual = await readFile(join(RULES, '../operating.md'), 'utf8');
  const rules = await readFile(RULES, 'utf8');
  const dashboard = await readFile(join(RULES, '../dashboard.json'), 'utf8');
  const known = new Set([...scrape.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  for (const text of [manual, rules, dashboard]) {
    const named = text.match(/\b(?:sous_chef|process)_[a-z_]+[a-z]\b/g) ?? [];
    const unknown = named.filter((name) => !known.has(name.replace(/_bucket$/, '')));
    expect(unknown).toEqual([]);
  }
  for (const [, rule] of rules.matchAll(/alert: (\w+)/g)) expect(manual).toContain(`| \`${rule}\``);
});

const INCIDENTS: { [name: string]: () => Promise<Record> } = {
  'all is well': async () => run({ REDIS_URL: (await startOwnRedis()).url }, OK),
  'the model’s server hangs': () => run({}, () => {}),
  'it hangs in mid-stream': () => run({}, (_incoming, outgoing) => say(outgoing, () => {})),
  'it answers 401': () => run({}, answer(401)),
  'it answers 429': () => run({}, answer(429), { atOnce: CROWD }),
  'every other try fails, and a retry heals it': () => {
    let tries = 0;
    return run({}, (incoming, outgoing) => {
      tries += 1;
      if (tries % 2 === 1) outgoing.writeHead(503).end();
      else OK(incoming, outgoing);
    });
  },
  'it is slow, and visitors leave': () => run({}, () => {}, { patience: 8_000 }),
  'Redis is killed': runAndKillRedis,
  'the disk of the log is full': runWithoutDisk,
  'the process is killed': runAndKill,
  'descriptors run out': runWithoutDescriptors,
  'the day is spent': () => run({ DAILY_RECIPE_BUDGET: '3' }, OK),
  'the proxy passes on no Host': () => run({}, OK, { origin: 'https://recipes.example' }),
};

const SETTINGS = { METRICS_PORT: '0', RATE_LIMIT: '100000', DAILY_RECIPE_BUDGET: '100000' };

async function run(
  settings: { [name: string]: string },
  model: RequestListener = OK,
  visit: Parameters<typeof record>[1]['visit'] = {},
): Promise<Record> {
  const endpoint = { HF_ENDPOINT_URL: await startServer(model) };
  const demo = await startDemoServer({ ...SETTINGS, ...endpoint, ...settings });
  endings.push(demo.stop);
  const metricsUrl = () => String(linesOf(demo).find((line) => line.metricsUrl)?.metricsUrl);
  return record({ ...demo, metricsUrl }, { seconds: SECONDS, visit });
}

async function startOwnRedis() {
  const redis = await startRedis(await findFreePort());
  endings.push(redis.kill);
  return redis;
}

async function runAndKillRedis(): Promise<Record> {
  const redis = await startOwnRedis();
  const recorded = run({ REDIS_URL: redis.url });
  await pause(LATER);
  await redis.kill();
  return recorded;
}

async function runWithoutDisk(): Promise<Record> {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const HF_ENDPOINT_URL = await startServer(OK);
  const ports = { PORT: String(port), METRICS_PORT: String(metricsPort) };
  const shell = ['sh', '-c', `echo http://localhost:${port}; exec "$@" >/dev/full`, 'sh'];
  const demo = await startDemoServer({ ...SETTINGS, ...ports, HF_ENDPOINT_URL }, shell);
  endings.push(demo.stop);
  await vi.waitFor(async () => expect((await fetch(`${demo.url}/livez`)).ok).toBe(true), 20_000);
  const metricsUrl = () => `http://127.0.0.1:${metricsPort}`;
  return record({ url: demo.url, metricsUrl, output: () => '' }, { seconds: SECONDS });
}

async function runAndKill(): Promise<Record> {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const HF_ENDPOINT_URL = await startServer(OK);
  const ports = { PORT: String(port), METRICS_PORT: String(metricsPort) };
  const start = () => startDemoServer({ ...SETTINGS, ...ports, HF_ENDPOINT_URL });
  const first = await start();
  const metricsUrl = () => `http://127.0.0.1:${metricsPort}`;
  const recorded = record({ ...first, metricsUrl }, { seconds: SECONDS });
  await pause(LATER);
  await first.stop('SIGKILL');
  // As systemd restarts it.
  await pause(3_000);
  const second = await start();
  endings.push(second.stop);
  return recorded;
}

async function runWithoutDescriptors(): Promise<Record> {
  const HF_ENDPOINT_URL = await startServer(OK);
  const demo = await startDemoServer({ ...SETTINGS, HF_ENDPOINT_URL }, [
    'prlimit',
    '--nofile=128:128',
  ]);
  endings.push(demo.stop);
  const metricsUrl = () => String(linesOf(demo).find((line) => line.metricsUrl)?.metricsUrl);
  const recorded = record({ ...demo, metricsUrl }, { seconds: SECONDS });
  await pause(LATER);
  const sockets: Socket[] = [];
  endings.push(() => sockets.forEach((socket) => socket.destroy()));
  // Slow visitors take all but a few descriptors. They are cut off after a while, and come back.
  const timer = setInterval(async () => {
    const open = await demo.openFiles();
    for (let free = 115 - open; free > 0; free -= 1) {
      const socket = connect(Number(new URL(demo.url).port), 'localhost').on('error', () => {});
      socket.write('POST /api/recipe HTTP/1.1\r\n');
      sockets.push(socket);
    }
  }, 1000);
  endings.push(() => clearInterval(timer));
  return recorded.finally(() => clearInterval(timer));
}

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    incoming.resume();
    listener(incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

function answer(status: number): RequestListener {
  return (_incoming, outgoing) => outgoing.writeHead(status).end();
}

function say(response: ServerResponse, end: (response: ServerResponse) => unknown): void {
  const choices = [{ delta: { content: 'Soup' }, finish_reason: null }];
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write(`data: ${JSON.stringify({ choices })}\n\n`, () => end(response));
}

const END = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';

/** A request's line with these tries at the model's server among its own. */
function tried(...ends: (number | string)[]): object {
  const tries = expect.arrayContaining(ends) as unknown[];
  return { msg: 'recipe', upstream: expect.objectContaining({ tries }) as object };
}

type Expected = [name: string, answer: string, line: object | undefined, rule: string];
