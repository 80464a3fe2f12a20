import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from 'test-support/free-port';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postRecipe, RECIPE_BODY } from '../system/recipe-request.ts';
import { recordLog, type LogLine } from '../system/recorded-log.ts';
import { readSettings, type Environment } from './settings.ts';
import { startServer, type RunningServer } from './start.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

let pageRoot: string;
let lines: LogLine[] = [];
let running: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  lines = [];
  pageRoot = await mkdtemp(join(tmpdir(), 'sous-chef-'));
  await writeFile(join(pageRoot, 'index.html'), '<!doctype html><title>Kitchen</title>');
});

afterEach(async () => {
  await Promise.all(running.map((stop) => stop()));
  running = [];
  await rm(pageRoot, { recursive: true });
  vi.mocked(console.error).mockClear();
});

test('a recipe is one line, with its times, its end and what the model’s server says of it', async () => {
  const { url } = await start({}, (_incoming, outgoing) => {
    outgoing.setHeader('X-Request-Id', 'upstream-7');
    say(outgoing, 'Leek soup', { prompt_tokens: 71, completion_tokens: 2 });
  });
  const response = await postRecipe(url);
  await response.text();
  expect(await linesAfter(1)).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      reqId: response.headers.get('X-Request-Id'),
      method: 'POST',
      path: '/api/recipe',
      status: 200,
      durationMs: expect.any(Number),
      firstTextMs: expect.any(Number),
      finishReason: 'stop',
      characters: 9,
      model: 'test/kitchen',
      usage: { inputTokens: 71, outputTokens: 2 },
      upstream: { status: 200, requestId: 'upstream-7', tries: [200] },
      visitor: expect.stringMatching(/^[0-9a-f]{8}$/),
      msg: 'recipe',
    },
  ]);
});

test('a page and a file are one line each, without their query', async () => {
  const { url } = await start({});
  await (await fetch(`${url}/?ingredients=leek`)).text();
  await (await fetch(`${url}/missing.js`)).text();
  expect(await linesAfter(2)).toMatchObject([
    { method: 'GET', path: '/', status: 200, msg: 'request' },
    { method: 'GET', path: '/missing.js', status: 404 },
  ]);
  expect(lines[0]?.reqId).toMatch(ID);
  expect(JSON.stringify(lines)).not.toContain('leek');
});

test('a refused page is one line that names both hosts', async () => {
  const { url } = await start({});
  expect((await postRecipe(url, { Origin: 'https://shop.example' })).status).toBe(403);
  expect(await linesAfter(1)).toMatchObject([
    {
      status: 403,
      code: 'refused-origin',
      origin: 'shop.example',
      host: new URL(url).host,
    },
  ]);
});

test("the line of a 429 says whether it is the visitor's limit or the day's", async () => {
  const cook: RequestListener = (_incoming, outgoing) => say(outgoing, 'Leek soup', {});
  const { url } = await start({ RATE_LIMIT: '2', DAILY_RECIPE_BUDGET: '1' }, cook);
  for (let count = 0; count < 2; count += 1) await (await postRecipe(url)).text();
  expect(await linesAfter(2)).toMatchObject([
    { status: 200 },
    { status: 429, code: 'quota-exceeded' },
  ]);
  const { url: another } = await start({ RATE_LIMIT: '1' }, cook);
  for (let count = 0; count < 2; count += 1) await (await postRecipe(another)).text();
  expect((await linesAfter(4)).at(-1)).toMatchObject({
    status: 429,
    code: 'rate-limited',
  });
});

test('a failure is one error, with its code and what the model’s server said, and none of its words', async () => {
  const { url } = await start({ HF_TOKEN: 'hf_secret' }, (_incoming, outgoing) => {
    outgoing.writeHead(402, { 'X-Request-Id': 'upstream-8' });
    outgoing.end('{"error":"secret words"}');
  });
  expect((await postRecipe(url)).status).toBe(503);
  expect(await linesAfter(1)).toMatchObject([
    {
      level: 'error',
      status: 503,
      code: 'quota-exceeded',
      upstream: { status: 402, requestId: 'upstream-8' },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('tries that a retry heals are in the line of their request, with how each ended', async () => {
  let tries = 0;
  const { url } = await start({}, (_incoming, outgoing) => {
    tries += 1;
    if (tries === 1) outgoing.writeHead(503).end();
    else if (tries === 2) outgoing.destroy();
    else say(outgoing, 'Leek soup', {});
  });
  await (await postRecipe(url)).text();
  expect(await linesAfter(1)).toMatchObject([
    { level: 'info', status: 200, upstream: { status: 200, tries: [503, 'UND_ERR_SOCKET', 200] } },
  ]);
});

test('where the model’s server is not reached the line says at which host, and how', async () => {
  const closed = `127.0.0.1:${await findFreePort()}`;
  for (const host of [closed, 'model.invalid']) {
    const { url } = await start({ HF_ENDPOINT_URL: `http://${host}/v1?key=secret` });
    expect((await postRecipe(url)).status).toBe(502);
  }
  const line = {
    level: 'error',
    code: 'network',
  };
  const unknown = expect.stringMatching(/^(?:ENOTFOUND|EAI_AGAIN)$/) as string;
  expect(await linesAfter(2)).toMatchObject([
    { ...line, upstream: { host: closed, tries: Array.from({ length: 3 }, () => 'ECONNREFUSED') } },
    { ...line, upstream: { host: 'model.invalid', tries: [unknown, unknown, unknown] } },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|v1/);
});

test('the line says why a run failed, in words that quote nobody', async () => {
  const { url } = await start({}, (_incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'application/x-ndjson' }).end('{"secret":1}');
  });
  expect((await postRecipe(url)).status).toBe(502);
  const reason = expect.stringMatching(
    /^The response is application\/x-ndjson\. .+ \/v1, HTTP 200$/,
  );
  expect(await linesAfter(1)).toMatchObject([{ code: 'malformed', reason }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('each request has its own tries, however many wait for the model’s server together', async () => {
  const { url } = await start({ RATE_LIMIT: '1000' }, (_incoming, outgoing) =>
    say(outgoing, 'Leek soup', {}),
  );
  await Promise.all(Array.from({ length: 130 }, async () => (await postRecipe(url)).text()));
  const written = await linesAfter(130);
  expect(
    written.filter(({ upstream }) => (upstream as { tries: unknown[] }).tries.length === 1),
  ).toHaveLength(130);
});

test('a failure in mid-stream is an error too', async () => {
  const { url } = await start({}, (_incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' });
    outgoing.write(chunk('Leek'), () => outgoing.destroy());
  });
  await (await postRecipe(url)).text();
  expect(await linesAfter(1)).toMatchObject([
    {
      level: 'error',
      status: 200,
      code: 'network',
      characters: 4,
    },
  ]);
});

test('a visitor who leaves is a line, before the first text and after it', async () => {
  for (const text of ['', 'Leek']) {
    const { url } = await start({}, (_incoming, outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' });
      outgoing.write(text ? chunk(text) : ': nothing yet\n\n');
    });
    const visit = request(`${url}/api/recipe`, { method: 'POST', headers: json });
    visit.on('error', () => {});
    visit.on('response', (response) => response.once('data', () => visit.destroy()));
    visit.end(RECIPE_BODY);
    if (!text) setTimeout(() => visit.destroy(), 300);
    await new Promise((resolve) => visit.once('close', resolve));
  }
  expect(await linesAfter(2)).toMatchObject([
    { status: 499, finishReason: 'aborted', characters: 0 },
    { status: 200, finishReason: 'aborted', characters: 4 },
  ]);
});

test('a request id is accepted from a trusted proxy only, and goes to the model’s server and into problems', async () => {
  const seen: unknown[] = [];
  const model: RequestListener = (incoming, outgoing) => {
    seen.push(incoming.headers['x-request-id']);
    outgoing.writeHead(402).end();
  };
  const { url } = await start({ TRUST_PROXY: '1' }, model);
  const forwarded = { 'X-Forwarded-For': '192.0.2.1', 'X-Request-Id': 'proxy-7' };
  const response = await postRecipe(url, forwarded);
  expect(response.headers.get('X-Request-Id')).toBe('proxy-7');
  expect(await response.json()).toMatchObject({ requestId: 'proxy-7' });
  expect(seen).toEqual(['proxy-7']);
  const odd = await postRecipe(url, { ...forwarded, 'X-Request-Id': 'a b<c>' });
  expect(odd.headers.get('X-Request-Id')).toMatch(ID);
  const open = await start({});
  expect((await postRecipe(open.url, forwarded)).headers.get('X-Request-Id')).toMatch(ID);
});

test('a visitor has one pseudonym, which is not an address, and differs between servers', async () => {
  for (const server of [await start({ TRUST_PROXY: '1' }), await start({ TRUST_PROXY: '1' })]) {
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      await postRecipe(server.url, { 'X-Forwarded-For': address, Origin: 'https://shop.example' });
    }
  }
  const names = (await linesAfter(6)).map(({ visitor }) => visitor);
  expect(names[0]).toBe(names[1]);
  expect(new Set(names).size).toBe(4);
  expect(JSON.stringify(lines)).not.toContain('192.0.2');
});

test('the manual shows such lines as they are', async () => {
  const manual = await readFile(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const [, block = ''] = /^```jsonl\n(.+?)^```$/ms.exec(manual) ?? [];
  const shown = block.trimEnd().split('\n');
  let isFailing = false;
  const { url } = await start({ RATE_LIMIT: '2' }, (_incoming, outgoing) => {
    outgoing.setHeader('X-Request-Id', 'upstream-9');
    if (isFailing) outgoing.writeHead(402).end();
    else say(outgoing, 'Leek soup', { prompt_tokens: 71, completion_tokens: 2 });
  });
  await (await postRecipe(url)).text();
  isFailing = true;
  for (let count = 0; count < 2; count += 1) await postRecipe(url);
  await postRecipe(url, { Origin: 'https://shop.example' });
  const [recipe, failed, limited, refused] = await linesAfter(4);
  expect(shown.map(shapeOf)).toEqual([recipe, limited, failed, refused].map(shapeOf));
});

const json = { 'Content-Type': 'application/json' };

async function start(environment: Environment, model?: RequestListener): Promise<RunningServer> {
  const own = model ? { HF_ENDPOINT_URL: await serveModel(model), HF_MODEL: 'test/kitchen' } : {};
  const settings = readSettings({ PORT: '0', SHUTDOWN_GRACE_MS: '0', ...own, ...environment });
  const { log } = recordLog(settings.LOG_LEVEL, lines);
  const server = await startServer(settings, { pageRoot, log });
  running.push(server.stop);
  return server;
}

async function serveModel(model: RequestListener): Promise<string> {
  const server: Server = createServer(model);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

/** Resolves with the lines, once there are this many. */
async function linesAfter(count: number): Promise<LogLine[]> {
  await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(count), { timeout: 5000 });
  expect(lines).toHaveLength(count);
  return lines;
}

function say(outgoing: Parameters<RequestListener>[1], text: string, usage: object): void {
  outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' });
  outgoing.write(chunk(text));
  outgoing.write('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n');
  outgoing.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
}

function chunk(content: string): string {
  const choices = [{ delta: { content }, finish_reason: null }];
  return `data: ${JSON.stringify({ model: 'test/kitchen', choices })}\n\n`;
}

/** Its fields in order, with the values that are our own words. */
function shapeOf(line: LogLine | string | undefined): object {
  const fields = typeof line === 'string' ? (JSON.parse(line) as LogLine) : line!;
  const { level, method, path, status, finishReason, code, upstream, msg } = fields;
  return {
    names: [Object.keys(fields), Object.keys(upstream ?? {})],
    level,
    method,
    path,
    status,
    finishReason,
    code,
    msg,
  };
}
