import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetFailures, startKitchen } from '../system/kitchen.ts';
import { postRecipe } from '../system/recipe-request.ts';
import { recordLog } from '../system/recorded-log.ts';
import { readSettings, StartError } from './settings.ts';
import { startServer } from './start.ts';

const METRICS = { METRICS_PORT: '0' };

afterEach(forgetFailures);

test('without a token the sample kitchen answers', async () => {
  const { url, name } = await startKitchen({ HF_ENDPOINT_URL: '' });
  expect(name).toMatch(/^the sample kitchen/);
  const response = await postRecipe(url);
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^data: \{"choices":\[\{"delta":\{"content":"/);
  await reader?.cancel();
});

test.each([
  [{}, 'a/b on Hugging Face'],
  [{ HF_PROVIDER: 'together' }, 'a/b on Hugging Face, by together'],
  [{ HF_ENDPOINT_URL: 'http://localhost:11434/v1' }, 'a/b at localhost:11434'],
])('with a token and %j answers %s', async (environment, name) => {
  const token = { HF_TOKEN: 'hf_secret', HF_MODEL: 'a/b', HF_ENDPOINT_URL: '' };
  expect((await startKitchen({ ...token, ...environment })).name).toBe(name);
});

test('an endpoint wins over Hugging Face, and the token is its bearer', async () => {
  const token = { HF_TOKEN: 'hf_secret', HF_MODEL: 'test/kitchen' };
  const { url, model } = await startKitchen(token);
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

test('a body for a model without a model is one clear line', async () => {
  const start = startKitchen({ HF_BODY: '{"max_tokens":4096}', HF_ENDPOINT_URL: '' });
  await expect(start).rejects.toThrow(
    new StartError('HF_BODY goes to a model: set HF_ENDPOINT_URL or HF_TOKEN, too.'),
  );
});

test('HF_BODY asks the model for more, such as the tokens used', async () => {
  const HF_BODY = '{"stream_options":{"include_usage":true}}';
  const { url, model } = await startKitchen({ HF_BODY });
  await (await postRecipe(url)).text();
  const body = { stream: true, stream_options: { include_usage: true } };
  expect(model.exchanges).toMatchObject([{ body }]);
});

test('a port that is taken is one clear line', async () => {
  const { port } = new URL((await startKitchen()).url);
  await expect(startKitchen({ METRICS_PORT: port })).rejects.toThrow(
    new StartError(`Port ${port} is in use. Set METRICS_PORT to another one.`),
  );
});

test('a page that is not built is one clear line', async () => {
  const settings = readSettings({ PORT: '0' });
  const options = { pageRoot: join(import.meta.dirname, 'missing'), log: recordLog().log };
  await expect(startServer(settings, options)).rejects.toThrow(/^The page is not built/);
});

test('an address that is not this machine’s is one clear line', async () => {
  await expect(startKitchen({ HOST: '192.0.2.1' })).rejects.toThrow(
    /^HOST and PORT must be an address/,
  );
});

test('one address is listened on alone, and named', async () => {
  const { url } = await startKitchen({ HOST: '127.0.0.2' });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.2:/);
  expect((await fetch(url)).status).toBe(200);
  await expect(fetch(url.replace('127.0.0.2', '127.0.0.1'))).rejects.toThrow();
});

test('a proxy that keeps connections for a minute finds them open', async () => {
  const { url } = await startKitchen();
  const response = await fetch(url);
  await response.text();
  expect(response.headers.get('Keep-Alive')).toBe('timeout=75');
});

test('a load balancer that names no host is told of the health', async () => {
  const { url } = await startKitchen();
  const socket = connect(Number(new URL(url).port), 'localhost').setEncoding('utf8');
  socket.write('GET /healthz HTTP/1.0\r\n\r\n');
  let text = '';
  for await (const part of socket) text += part;
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(text).toMatch(/\{"status":"ok","version":"[\d.]+"\}$/);
});

test('metrics are on a port of their own, and count what happens', async () => {
  const { url, metricsUrl = '' } = await startKitchen({ ...METRICS, DAILY_RECIPE_BUDGET: '7' });
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
  const { url, metricsUrl, model } = await startKitchen(METRICS, () => {});
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
  const { metricsUrl } = await startKitchen(METRICS);
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
  const { metricsUrl, url, model } = await startKitchen(METRICS, () => {});
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
  const { metricsUrl, url, model, lines } = await startKitchen(METRICS, () => {});
  for (const [text, status, counted] of [
    ['', 499, 'status="499",code="none",outcome="left"'],
    ['Leek soup', 200, 'status="200",code="none",outcome="ok"'],
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
    expect(exchange.isAbandoned).toBe(false);
    leave.abort();
    await asked.catch(() => {});
    await exchange.abandoned;
    await expectCount(metricsUrl, counted);
    const line = { status, finishReason: 'aborted', characters: text.length };
    expect(lines.at(-1)).toMatchObject(line);
  }
});

async function metricsAt(metricsUrl = ''): Promise<string> {
  return (await fetch(`${metricsUrl}/metrics`)).text();
}

/** Of one request with these labels. */
function expectCount(metricsUrl: string | undefined, labels: string): Promise<void> {
  return vi.waitFor(async () => {
    expect(await metricsAt(metricsUrl)).toContain(`sous_chef_requests_total{${labels}} 1\n`);
  });
}
