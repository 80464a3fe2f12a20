import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { RecipeClient } from 'recipe-assistant/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postRecipe, RECIPE_BODY } from '../system/recipe-request.ts';
import { recordLog, type LogLine } from '../system/recorded-log.ts';
import { createApp } from './app.ts';
import { createLimits, type Limits } from './limits.ts';
import { readSettings, type Environment } from './settings.ts';
import { makeStoppable } from './stoppable-client.ts';

const script = `console.log(${JSON.stringify('leek '.repeat(500))});`;
const html = '<!doctype html><title>Kitchen</title>';

let folder: string;
let servers: ServerType[] = [];
let lines: LogLine[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sous-chef-'));
  const pageRoot = join(folder, 'dist');
  await mkdir(join(pageRoot, 'assets'), { recursive: true });
  await writeFile(join(pageRoot, 'index.html'), html);
  await writeFile(join(pageRoot, 'assets/main-1a2b3c.js'), script);
  await writeFile(join(pageRoot, 'assets/main-1a2b3c.js.br'), brotliCompressSync(script));
  await writeFile(join(pageRoot, 'assets/main-1a2b3c.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'secret.txt'), 'secret');
});

afterEach(async () => {
  for (const server of servers) {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
  servers = [];
  await rm(folder, { recursive: true });
});

test('the page is served, and revalidated each time', async () => {
  const url = await serve();
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(await response.text()).toBe(html);
  const again = await raw(url, '/', { 'If-None-Match': response.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('a page that is replaced during a request is served old or new, and whole', async () => {
  const url = await serve();
  const page = join(folder, 'dist/index.html');
  const pages = [html, `${html}<p>Leek and potato soup.`];
  let builds = 0;
  const timer = setInterval(() => {
    builds += 1;
    writeFileSync(`${page}.next`, pages[builds % 2]!);
    renameSync(`${page}.next`, page);
  });
  for (let visit = 0; visit < 200; visit += 1) {
    expect(pages).toContain(await (await fetch(url)).text());
  }
  clearInterval(timer);
  expect(builds).toBeGreaterThan(20);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  [undefined, (plain: Buffer) => plain],
] as const)(
  'an asset is cached for ever, varies, and is compressed as is accepted: %s',
  async (encoding, decompress) => {
    const headers: Record<string, string> = encoding ? { 'Accept-Encoding': encoding } : {};
    const answer = await raw(await serve(), '/assets/main-1a2b3c.js', headers);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^text\/javascript/),
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.body).toString()).toBe(script);
  },
);

test('a missing file is a 404, and not cached', async () => {
  const url = await serve();
  for (const path of ['/nothing', '/assets/gone-000000.js', '/assets/', '/api', '/api/other']) {
    const response = await fetch(url + path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  }
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/%252e%252e/secret.txt',
  '//secret.txt',
  '/assets/%00',
  '/%E0%A4%A',
])('no path leaves the folder of the page: %s', async (path) => {
  const answer = await raw(await serve(), path, {});
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.body.toString()).not.toContain('secret');
});

test('every response has the security headers', async () => {
  const url = await serve();
  const answers = [await fetch(url), await fetch(`${url}/nothing`), await postRecipe(url)];
  for (const { headers } of answers) {
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'self'; require-trusted-types-for 'script'; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('X-Powered-By')).toBeNull();
  }
});

test('a recipe is streamed as it comes, uncompressed and unbuffered', async () => {
  const cue = { give: () => {} };
  const url = await serve(async function* () {
    yield 'Leek';
    await new Promise<void>((resolve) => (cue.give = resolve));
    yield ' soup';
  });
  const response = await postRecipe(url, { 'Accept-Encoding': 'gzip, br' });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('"Leek"');
  cue.give();
  expect((await reader?.read())?.value).toContain('" soup"');
});

test('the page’s own origin and an allowed one pass, and a foreign one does not', async () => {
  const url = await serve(undefined, { ALLOWED_ORIGINS: 'https://blog.example' });
  expect((await postRecipe(url, { Origin: 'https://blog.example' })).status).toBe(200);
  expect((await postRecipe(url, { Origin: url })).status).toBe(200);
  expect((await postRecipe(url, { Origin: 'https://evil.example' })).status).toBe(403);
});

test.each<[Environment, string, number, number]>([
  [{ RATE_LIMIT: '2' }, 'rate-limited', 1, 60],
  [{ DAILY_RECIPE_BUDGET: '2' }, 'quota-exceeded', 86_000, 86_400],
])('with %j the third recipe is refused: %s, and when the next is possible', async (...row) => {
  const [environment, code, least, most] = row;
  const url = await serve(undefined, environment);
  const answers = [await postRecipe(url), await postRecipe(url), await postRecipe(url)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  const wait = Number(answers[2]?.headers.get('Retry-After'));
  expect(wait).toBeGreaterThanOrEqual(least);
  expect(wait).toBeLessThanOrEqual(most);
  expect(await answers[2]?.json()).toMatchObject({ code });
});

test('behind a trusted proxy each address is a visitor', async () => {
  const url = await serve(undefined, { RATE_LIMIT: '1', TRUST_PROXY: '1' });
  expect((await postRecipe(url, { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(200);
  expect((await postRecipe(url, { 'X-Forwarded-For': '192.0.2.2' })).status).toBe(200);
  expect((await postRecipe(url, { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(429);
  expect((await postRecipe(url, { 'X-Forwarded-For': '192.0.2.3, 192.0.2.1' })).status).toBe(429);
});

test.each([
  ['0', '192.0.2.1', 1],
  ['1', undefined, 1],
  ['2', '192.0.2.1', 1],
  ['1', '192.0.2.1', 0],
])('with TRUST_PROXY=%s and a proxy that forwards %s, %i line says so', async (...row) => {
  const [hops, forwarded, count] = row;
  const url = await serve(undefined, { TRUST_PROXY: hops });
  const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {};
  for (let visit = 0; visit < 3; visit += 1) await postRecipe(url, headers);
  const msg: unknown = expect.stringMatching(/^X-Forwarded-For does not fit/);
  expect(lines).toMatchObject(Array.from({ length: count }, () => ({ level: 'warn', msg })));
  expect(JSON.stringify(lines)).not.toContain('192.0.2');
});

test.each([
  [false, ['/healthz', 200, 'ok'], ['/readyz', 200, 'ok'], ['/livez', 200, 'ok']],
  [true, ['/healthz', 503, 'draining'], ['/readyz', 503, 'draining'], ['/livez', 200, 'ok']],
])('a process that drains: %s, is alive, and ready unless it does', async (drains, ...expected) => {
  const url = await serve(undefined, {}, undefined, () => drains);
  for (const [path, status, word] of expected) {
    const response = await fetch(`${url}${path}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { status: said, version } = (await response.json()) as Record<string, string>;
    expect([path, response.status, said]).toEqual([path, status, word]);
    if (status === 200) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  }
});

test('a limit is exact under concurrent requests', async () => {
  const url = await serve(undefined, { RATE_LIMIT: '7' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => postRecipe(url)));
  await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
});

test('a failing limiter rejects requests, and is logged', async () => {
  const failure = new Error('the store is down');
  const limits = createLimits(readSettings({}), recordLog().log);
  const url = await serve(undefined, {}, { ...limits, rateLimiter: broken(failure) });
  expect((await postRecipe(url)).status).toBe(503);
  expect(lines).toMatchObject([
    { level: 'error', msg: 'A limit could not be checked', err: { message: failure.message } },
  ]);
});

test.each([['before the first text'], ['in mid-stream']])(
  'a visitor who leaves %s stops the model',
  async (moment) => {
    const aborted = vi.fn();
    const url = await serve(async function* (_request, { signal }) {
      signal.addEventListener('abort', aborted);
      if (moment === 'in mid-stream') yield 'Soup';
      await new Promise(() => {});
    });
    const visit = request(`${url}/api/recipe`, { method: 'POST', headers: json });
    visit.on('error', () => {});
    visit.end(RECIPE_BODY);
    if (moment === 'in mid-stream') {
      const [response] = (await once(visit, 'response')) as [IncomingMessage];
      await once(response, 'data');
    } else {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(aborted).not.toHaveBeenCalled();
    visit.destroy();
    await vi.waitFor(() => expect(aborted).toHaveBeenCalledTimes(1));
  },
);

test('a request without a host, or with an invalid one, is refused and nothing breaks', async () => {
  const url = await serve();
  for (const host of ['', 'Host: a b\r\n', 'Host: evil.example/../\r\n']) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`POST /api/recipe HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 4\d\d /);
    socket.destroy();
  }
  expect((await postRecipe(url)).status).toBe(200);
});

const json = { 'Content-Type': 'application/json' };

const soup: RecipeClient = async () => '# Soup';

function broken(failure: Error): Limits['rateLimiter'] {
  return { consume: () => Promise.reject(failure) };
}

async function serve(
  client: RecipeClient = soup,
  environment: Environment = {},
  limits: Limits = createLimits(readSettings(environment), recordLog().log),
  isDraining = () => false,
): Promise<string> {
  const settings = readSettings(environment);
  const recorded = recordLog();
  lines = recorded.lines;
  const pageRoot = join(folder, 'dist');
  const { log } = recorded;
  const { fetch: handle } = createApp({
    settings,
    runs: makeStoppable(client),
    limits,
    log,
    pageRoot,
    isDraining,
  });
  const server = createAdaptorServer({ fetch: handle, overrideGlobalObjects: false });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** As it is on the wire: `fetch` resolves dots in a path, decompresses, and adds headers of its own. */
async function raw(url: string, path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(url);
  const visit = request({ hostname, port, path, headers });
  visit.end();
  const [response] = (await once(visit, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const { statusCode: status = 0, headers: answered } = response;
  return { status, headers: answered, body: Buffer.concat(parts) };
}
