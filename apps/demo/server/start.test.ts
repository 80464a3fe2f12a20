import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { recordLog } from '../system/recorded-log.ts';
import { readSettings, StartError, type Environment } from './settings.ts';
import { startServer, type RunningServer } from './start.ts';

let pageRoot: string;
let started: RunningServer[] = [];

beforeEach(async () => {
  pageRoot = await mkdtemp(join(tmpdir(), 'sous-chef-'));
  await writeFile(join(pageRoot, 'index.html'), '<!doctype html><title>Kitchen</title>');
});

afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()));
  started = [];
  await rm(pageRoot, { recursive: true });
  vi.mocked(console.error).mockClear();
});

test('without a token the sample kitchen answers', async () => {
  const { url, model } = await start({});
  expect(model).toMatch(/^the sample kitchen/);
  const response = await ask(url);
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^data: \{"choices":\[\{"delta":\{"content":"/);
  await reader?.cancel();
});

test.each([
  [{ HF_TOKEN: 'hf_secret', HF_MODEL: 'a/b' }, 'a/b on Hugging Face'],
  [
    { HF_TOKEN: 'hf_secret', HF_MODEL: 'a/b', HF_PROVIDER: 'together' },
    'a/b on Hugging Face, by together',
  ],
  [{ HF_ENDPOINT_URL: 'http://localhost:11434/v1', HF_MODEL: 'm' }, 'm at localhost:11434'],
])('with %j answers %s', async (environment, name) => {
  expect((await start(environment)).model).toBe(name);
});

test('an endpoint wins over Hugging Face, and the token is its bearer', async () => {
  const seen = vi.fn();
  const model = createServer((incoming, response) => {
    seen(incoming.method, incoming.url, incoming.headers.authorization);
    answerWith(response, 'Leek soup');
  });
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  const { port } = model.address() as AddressInfo;
  const { url, model: name } = await start({
    HF_TOKEN: 'hf_secret',
    HF_MODEL: 'test/kitchen',
    HF_ENDPOINT_URL: `http://127.0.0.1:${port}/v1`,
  });
  expect(name).toBe(`test/kitchen at 127.0.0.1:${port}`);
  expect(await (await ask(url)).text()).toContain('Leek soup');
  expect(seen.mock.calls).toEqual([['POST', '/v1/chat/completions', 'Bearer hf_secret']]);
  model.closeAllConnections();
  model.close();
});

test('a port that is taken is one clear line', async () => {
  const { url } = await start({});
  const { port } = new URL(url);
  await expect(start({ PORT: port })).rejects.toThrow(StartError);
  await expect(start({ PORT: port })).rejects.toThrow(`Port ${port} is in use.`);
  await expect(start({ METRICS_PORT: port })).rejects.toThrow('Set METRICS_PORT to another one.');
});

test('a page that is not built is one clear line', async () => {
  const settings = readSettings({ PORT: '0' });
  const options = { pageRoot: join(pageRoot, 'missing'), log: recordLog().log };
  await expect(startServer(settings, options)).rejects.toThrow(/^The page is not built/);
});

test('an address that is not this machine’s is one clear line', async () => {
  await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow(/^HOST and PORT must be an address/);
});

test('one address is listened on alone, and named', async () => {
  const { url } = await start({ HOST: '127.0.0.2' });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.2:/);
  expect((await fetch(url)).status).toBe(200);
  await expect(fetch(url.replace('127.0.0.2', '127.0.0.1'))).rejects.toThrow();
});

test('a proxy that keeps connections for a minute finds them open', async () => {
  const { url } = await start({});
  const response = await fetch(url);
  await response.text();
  expect(response.headers.get('Keep-Alive')).toBe('timeout=75');
});

test('a load balancer that names no host is told of the health', async () => {
  const { url } = await start({});
  const socket = connect(Number(new URL(url).port), 'localhost').setEncoding('utf8');
  socket.write('GET /healthz HTTP/1.0\r\n\r\n');
  let text = '';
  for await (const part of socket) text += part;
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(text).toMatch(/\{"status":"ok","version":"[\d.]+"\}$/);
});

test('metrics are on a port of their own, and count what happens', async () => {
  const { url, metricsUrl = '' } = await start({ METRICS_PORT: '0', DAILY_RECIPE_BUDGET: '7' });
  expect(new URL(metricsUrl).port).not.toBe(new URL(url).port);
  await (await ask(url)).text();
  await ask(url, { Origin: 'https://evil.example' });
  const metrics = await (await fetch(`${metricsUrl}/metrics`)).text();
  expect(metrics).toContain('sous_chef_requests_total{status="200",code="none",outcome="ok"} 1');
  const refused = 'status="403",code="refused-origin",outcome="refused"';
  expect(metrics).toContain(`sous_chef_requests_total{${refused}} 1`);
  expect(metrics).toContain('sous_chef_runs_total{finish_reason="stop"} 1');
  expect(metrics).toContain('sous_chef_first_text_seconds_count 1');
  expect(metrics).toContain('sous_chef_recipe_seconds_count 1');
  expect(metrics).toContain('sous_chef_budget_left 6');
  expect(metrics).toContain('sous_chef_open_streams 0');
  expect(metrics).toContain('sous_chef_upstream_waiting 0');
  expect(metrics).toContain('sous_chef_oldest_wait_seconds 0');
  expect(metrics).toMatch(/^sous_chef_build_info\{version="[\d.]+"\} 1$/m);
  expect(metrics).not.toContain('sous_chef_redis_up');
  expect(metrics).not.toMatch(/leek|potato/i);
  expect((await fetch(`${metricsUrl}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

test('tokens are counted where the model’s server reports them, and open streams while they are', async () => {
  const model = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(chunk('Leek soup'));
    model.once('finish', () => {
      response.write('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n');
      response.write('data: {"choices":[],"usage":{"prompt_tokens":71,"completion_tokens":2}}\n\n');
      response.end('data: [DONE]\n\n');
    });
  });
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  const { port } = model.address() as AddressInfo;
  const { url, metricsUrl } = await start({
    METRICS_PORT: '0',
    HF_ENDPOINT_URL: `http://127.0.0.1:${port}/v1`,
  });
  const response = await ask(url);
  const read = async () => (await fetch(`${metricsUrl}/metrics`)).text();
  expect(await read()).toContain('sous_chef_open_streams 1');
  model.emit('finish');
  await response.text();
  const metrics = await read();
  expect(metrics).toContain('sous_chef_open_streams 0');
  expect(metrics).toContain('sous_chef_tokens_total{kind="input"} 71');
  expect(metrics).toContain('sous_chef_tokens_total{kind="output"} 2');
  model.closeAllConnections();
  model.close();
});

test('events that have not happened yet are 0', async () => {
  const { metricsUrl } = await start({ METRICS_PORT: '0' });
  const metrics = await (await fetch(`${metricsUrl}/metrics`)).text();
  for (const labels of [
    'status="200",code="none",outcome="ok"',
    'status="200",code="none",outcome="left"',
    'status="499",code="none",outcome="left"',
    'status="200",code="timeout",outcome="failed"',
    'status="504",code="timeout",outcome="failed"',
    'status="502",code="stopped",outcome="failed"',
    'status="503",code="quota-exceeded",outcome="failed"',
    'status="429",code="quota-exceeded",outcome="refused"',
    'status="422",code="too-few-ingredients",outcome="refused"',
  ]) {
    expect(metrics).toContain(`sous_chef_requests_total{${labels}} 0\n`);
  }
  expect(metrics).toContain('sous_chef_upstream_responses_total{status="none"} 0\n');
  expect(metrics).toContain('sous_chef_runs_total{finish_reason="length"} 0\n');
});

test('a run that waits for its first text has an age, one that has begun has none, and one that breaks off has failed', async () => {
  const waiting: ServerResponse[] = [];
  const model = createServer((_request, response) => waiting.push(response));
  const { metricsUrl, url } = await startWith(model);
  const read = async () => (await fetch(`${metricsUrl}/metrics`)).text();
  const asked = ask(url);
  await vi.waitFor(async () => {
    expect(waiting).toHaveLength(1);
    expect(await read()).toMatch(/^sous_chef_oldest_wait_seconds 0\.\d*[1-9]/m);
  });
  waiting[0]!.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(chunk('Leek soup'));
  const response = await asked;
  expect(await read()).toContain('sous_chef_oldest_wait_seconds 0\n');
  waiting[0]!.destroy();
  await response.text();
  const ended = 'status="200",code="network",outcome="failed"';
  await vi.waitFor(async () => {
    expect(await read()).toContain(`sous_chef_requests_total{${ended}} 1`);
  });
});

test('a visitor who goes before the first text has left, and one who goes after it has been served', async () => {
  const model = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    model.once('go on', () => response.write(chunk('Leek soup')));
    model.emit('asked');
  });
  const { metricsUrl, url } = await startWith(model);
  const count = async (labels: string) => {
    const metrics = await (await fetch(`${metricsUrl}/metrics`)).text();
    return Number(
      new RegExp(`^sous_chef_requests_total\\{${labels}\\} (\\d+)$`, 'm').exec(metrics)?.[1],
    );
  };
  const leave = new AbortController();
  const asked = once(model, 'asked');
  const left = ask(url, {}, leave.signal).catch(() => {});
  await asked;
  leave.abort();
  await left;
  await vi.waitFor(async () => {
    expect(await count('status="499",code="none",outcome="left"')).toBe(1);
  });

  const stop = new AbortController();
  const again = once(model, 'asked');
  const served = ask(url, {}, stop.signal);
  await again;
  model.emit('go on');
  const reader = (await served).body!.getReader();
  await reader.read();
  stop.abort();
  await reader.cancel().catch(() => {});
  await vi.waitFor(async () => {
    expect(await count('status="200",code="none",outcome="ok"')).toBe(1);
  });
});

test('each try at the model’s server is counted, also those that a retry heals', async () => {
  let tries = 0;
  const model = createServer((_request, response) => {
    tries += 1;
    if (tries === 1) response.writeHead(503).end();
    else if (tries === 2) response.destroy();
    else answerWith(response, 'Leek soup');
  });
  const { metricsUrl, url } = await startWith(model);
  expect(await (await ask(url)).text()).toContain('Leek soup');
  const metrics = await (await fetch(`${metricsUrl}/metrics`)).text();
  for (const status of ['503', 'none', '200']) {
    expect(metrics).toContain(`sous_chef_upstream_responses_total{status="${status}"} 1\n`);
  }
});

test.each(['GET * HTTP/1.1', 'GET /a\\b HTTP/1.1'])(
  'an invalid request, such as %s, is refused',
  async (line) => {
    const { url } = await start({});
    const { host, port } = new URL(url);
    const socket = connect(Number(port), 'localhost').setEncoding('utf8');
    socket.write(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let text = '';
    for await (const part of socket) text += part;
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  },
);

async function start(environment: Environment): Promise<RunningServer> {
  const settings = readSettings({ PORT: '0', SHUTDOWN_GRACE_MS: '0', ...environment });
  const server = await startServer(settings, { pageRoot, log: recordLog().log });
  started.push(server);
  return server;
}

/** With metrics, and this model's server. */
async function startWith(model: Server) {
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  onTestFinished(() => {
    model.closeAllConnections();
    model.close();
  });
  const { port } = model.address() as AddressInfo;
  return start({ METRICS_PORT: '0', HF_ENDPOINT_URL: `http://127.0.0.1:${port}/v1` });
}

function ask(
  url: string,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/api/recipe`, {
    method: 'POST',
    signal,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ingredients: ['leek', 'potato', 'cream', 'nutmeg'] }),
  });
}

function answerWith(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.end(
    `${chunk(text)}data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n`,
  );
}

function chunk(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`;
}
