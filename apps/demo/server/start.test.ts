import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startModelServer, type ModelServer } from 'test-support/model-server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { postRecipe } from '../system/recipe-request.ts';
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
  const response = await postRecipe(url);
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
  const model = await startModel();
  model.answer = (exchange) => exchange.sayAll('Leek soup');
  const { url, model: name } = await start({
    HF_TOKEN: 'hf_secret',
    HF_MODEL: 'test/kitchen',
    HF_ENDPOINT_URL: model.url,
  });
  expect(name).toBe(`test/kitchen at ${new URL(model.url).host}`);
  expect(await (await postRecipe(url)).text()).toContain('Leek soup');
  expect(model.exchanges).toMatchObject([
    {
      method: 'POST',
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer hf_secret' },
      body: { model: 'test/kitchen' },
    },
  ]);
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
  const model = await startModel();
  model.answer = (exchange) => exchange.sayAll('Leek soup');
  const { url, metricsUrl = '' } = await startWith(model, { DAILY_RECIPE_BUDGET: '7' });
  expect(new URL(metricsUrl).port).not.toBe(new URL(url).port);
  await (await postRecipe(url)).text();
  await postRecipe(url, { Origin: 'https://evil.example' });
  const metrics = await metricsAt(metricsUrl);
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
  const model = await startModel();
  const { url, metricsUrl } = await startWith(model);
  const response = postRecipe(url);
  const exchange = await model.next();
  expect(exchange.headers).not.toHaveProperty('authorization');
  exchange.say('Leek soup');
  await response;
  expect(await metricsAt(metricsUrl)).toContain('sous_chef_open_streams 1');
  exchange.finish();
  await (await response).text();
  expect(await metricsAt(metricsUrl)).toContain('sous_chef_open_streams 0');
  const choices = [{ message: { content: 'Leek soup' }, finish_reason: 'stop' }];
  const usage = { prompt_tokens: 71, completion_tokens: 2 };
  model.answer = (other) => other.reply(200, JSON.stringify({ choices, usage }));
  await (await postRecipe(url)).text();
  const metrics = await metricsAt(metricsUrl);
  expect(metrics).toContain('sous_chef_tokens_total{kind="input"} 71');
  expect(metrics).toContain('sous_chef_tokens_total{kind="output"} 2');
});

test('events that have not happened yet are 0', async () => {
  const { metricsUrl } = await start({ METRICS_PORT: '0' });
  const metrics = await metricsAt(metricsUrl);
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
  const model = await startModel();
  const { metricsUrl, url } = await startWith(model);
  const asked = postRecipe(url);
  const exchange = await model.next();
  await vi.waitFor(async () => {
    const waiting = /^sous_chef_oldest_wait_seconds 0\.\d*[1-9]/m;
    expect(await metricsAt(metricsUrl)).toMatch(waiting);
  });
  exchange.say('Leek soup');
  const response = await asked;
  expect(await metricsAt(metricsUrl)).toContain('sous_chef_oldest_wait_seconds 0\n');
  exchange.cut();
  await response.text();
  await expectCount(metricsUrl, 'status="200",code="network",outcome="failed"');
});

test('a visitor who goes before the first text has left, and one who goes after it has been served', async () => {
  const model = await startModel();
  const { metricsUrl, url } = await startWith(model);
  for (const [text, counted] of [
    ['', 'status="499",code="none",outcome="left"'],
    ['Leek soup', 'status="200",code="none",outcome="ok"'],
  ] as const) {
    const leave = new AbortController();
    const asked = postRecipe(url, {}, leave.signal).then((response) =>
      response.body!.getReader().read(),
    );
    const exchange = await model.next();
    if (text) {
      exchange.say(text);
      await asked;
    }
    leave.abort();
    await asked.catch(() => {});
    await expectCount(metricsUrl, counted);
  }
});

test('each try at the model’s server is counted, also those that a retry heals', async () => {
  const model = await startModel();
  const { metricsUrl, url } = await startWith(model);
  model.answer = (exchange) => {
    if (model.exchanges.length === 1) exchange.reply(503, '');
    else if (model.exchanges.length === 2) exchange.cut();
    else exchange.sayAll('Leek soup');
  };
  expect(await (await postRecipe(url)).text()).toContain('Leek soup');
  const metrics = await metricsAt(metricsUrl);
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

/** A model's server for one test. */
async function startModel(): Promise<ModelServer> {
  const model = await startModelServer();
  onTestFinished(() => model.close());
  return model;
}

/** With metrics, and this model's server. */
function startWith({ url }: ModelServer, limits: Environment = {}): Promise<RunningServer> {
  return start({ METRICS_PORT: '0', HF_ENDPOINT_URL: url, ...limits });
}

async function metricsAt(metricsUrl = ''): Promise<string> {
  return (await fetch(`${metricsUrl}/metrics`)).text();
}

/** Of one request with these labels. */
function expectCount(metricsUrl: string | undefined, labels: string): Promise<void> {
  return vi.waitFor(async () => {
    expect(await metricsAt(metricsUrl)).toContain(`sous_chef_requests_total{${labels}} 1\n`);
  });
}
