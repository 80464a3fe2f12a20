import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findFreePort } from '../system/demo-process.ts';
import { recordLog } from '../system/recorded-log.ts';
import { readSettings } from './settings.ts';
import { startServer } from './start.ts';

const VISITORS = 200;

let pageRoot: string;
let running: (() => unknown)[] = [];

beforeEach(async () => {
  pageRoot = await mkdtemp(join(tmpdir(), 'sous-chef-'));
});

afterEach(async () => {
  for (const stop of running.toReversed()) await stop();
  running = [];
  await rm(pageRoot, { recursive: true });
  vi.mocked(console.error).mockClear();
});

test('two hundred visitors who meet a 429 make no storm of calls, and none of lines', async () => {
  const model = await serveModel((response) => {
    response.writeHead(429, { 'Retry-After': '30' }).end();
  });
  const { url, lines, stop } = await start(model.url);
  const visits = await Promise.all(visitors().map((address) => ask(url, address)));
  expect(new Set(visits.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['503 rate-limited']),
  );
  for (const { wait } of visits) {
    expect(wait).toBeGreaterThan(20);
    expect(wait).toBeLessThanOrEqual(30);
  }
  expect(model.calls()).toBeLessThanOrEqual(250);
  await stop();
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(lines.filter(({ pauseMs }) => pauseMs !== undefined)).toHaveLength(1);
  const told = lines.filter(({ msg }) => msg === 'recipe').length;
  const counted = lines.reduce((sum, { requests = 0 }) => sum + Number(requests), 0);
  expect(told + counted).toBe(VISITORS);
});

test('whoever comes while the model’s server has asked for time does not reach it', async () => {
  const model = await serveModel((response) => {
    response.writeHead(503, { 'Retry-After': '30' }).end();
  });
  const { url } = await start(model.url);
  await Promise.all(visitors().map((address) => ask(url, address)));
  const before = model.calls();
  for (const address of visitors().slice(0, 20)) {
    expect(await ask(url, address)).toMatchObject({ status: 502, code: 'network' });
  }
  expect(model.calls()).toBe(before);
});

test('what one visitor is told keeps nobody else from asking', async () => {
  let count = 0;
  const model = await serveModel((response) => {
    count += 1;
    if (count === 1) response.writeHead(429, { 'Retry-After': '30' }).end();
    else sayRecipe(response);
  });
  const { url } = await start(model.url);
  const [one, other] = visitors();
  expect(await ask(url, one!)).toMatchObject({ status: 503, code: 'rate-limited' });
  expect(await ask(url, other!)).toMatchObject({ status: 200 });
});

test.each([
  ['that fails without a word', (response: ServerResponse) => response.writeHead(503).end()],
  ['that hangs up', (response: ServerResponse) => response.destroy()],
])('a model’s server %s is left alone too', async (_name, say) => {
  const model = await serveModel(say);
  const { url, lines, stop } = await start(model.url);
  const visits = await Promise.all(visitors().map((address) => ask(url, address)));
  expect(visits.every(({ status }) => status === 502)).toBe(true);
  expect(model.calls()).toBeLessThanOrEqual(250);
  await stop();
  expect(lines.length).toBeLessThanOrEqual(20);
});

test('a model’s server that cannot be reached makes no storm of lines', async () => {
  const { url, lines, stop } = await start(`http://127.0.0.1:${await findFreePort()}/v1`);
  const visits = await Promise.all(visitors().map((address) => ask(url, address)));
  expect(visits.every(({ code }) => code === 'network')).toBe(true);
  await stop();
  expect(lines.length).toBeLessThanOrEqual(20);
});

test('when the time is over it is asked again, and the log says so', async () => {
  let isBusy = true;
  const model = await serveModel((response) => {
    if (isBusy) response.writeHead(429, { 'Retry-After': '1' }).end();
    else sayRecipe(response);
  });
  const { url, lines } = await start(model.url);
  const many = visitors().slice(0, 50);
  await Promise.all(many.map((address) => ask(url, address)));
  isBusy = false;
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const visits = await Promise.all(many.map((address) => ask(url, address)));
  expect(visits.map(({ status }) => status)).toEqual(many.map(() => 200));
  expect(lines.filter(({ msg }) => msg === 'The model’s server answers again.')).toHaveLength(1);
});

test('a failure that is one visitor’s own is no reason to leave the model’s server alone', async () => {
  let count = 0;
  const model = await serveModel((response) => {
    count += 1;
    if (count % 2 === 0) response.writeHead(400).end();
    else sayRecipe(response);
  });
  const { url, lines } = await start(model.url);
  for (const address of visitors().slice(0, 20)) await ask(url, address);
  expect(model.calls()).toBe(20);
  expect(lines.filter(({ pauseMs }) => pauseMs !== undefined)).toEqual([]);
});

async function start(endpoint: string) {
  const settings = readSettings({
    PORT: '0',
    HF_ENDPOINT_URL: endpoint,
    TRUST_PROXY: '1',
    SHUTDOWN_GRACE_MS: '0',
  });
  const { log, lines } = recordLog();
  const { url, stop } = await startServer(settings, { pageRoot, log });
  running.push(stop);
  return { url, lines, stop };
}

function visitors(): string[] {
  return Array.from({ length: VISITORS }, (_, visitor) => `198.18.0.${visitor}`);
}

async function ask(url: string, address: string) {
  const response = await fetch(`${url}/api/recipe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ ingredients: ['leek', 'potato', 'cream', 'nutmeg'] }),
  });
  const { status, headers, ok } = response;
  const text = await response.text();
  const code = ok ? undefined : (JSON.parse(text) as { code: string }).code;
  return { status, code, wait: Number(headers.get('Retry-After')) };
}

async function serveModel(say: (response: ServerResponse) => unknown) {
  let calls = 0;
  const server = createServer((incoming, response) => {
    calls += 1;
    incoming.resume();
    say(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { url, calls: () => calls };
}

function sayRecipe(response: ServerResponse): void {
  const choices = [{ delta: { content: 'Leek soup' }, finish_reason: 'stop' }];
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.end(`data: ${JSON.stringify({ choices })}\n\ndata: [DONE]\n\n`);
}
