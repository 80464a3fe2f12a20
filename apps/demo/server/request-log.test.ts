import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLOSED_PORT } from 'test-support/free-port';
import type { ModelExchange } from 'test-support/model-server';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetFailures, startKitchen } from '../system/kitchen.ts';
import { postRecipe } from '../system/recipe-request.ts';
import type { LogLine } from '../system/recorded-log.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

afterEach(forgetFailures);

test('a recipe is one line, with its times, its end and what the model’s server says of it', async () => {
  const { url, lines } = await startKitchen({}, replyWhole);
  const response = await postRecipe(url);
  await response.text();
  expect(await linesAfter(1, lines)).toEqual([
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
      upstream: { status: 200, requestId: 'upstream-9', tries: [200] },
      visitor: expect.stringMatching(/^[0-9a-f]{8}$/),
      msg: 'recipe',
    },
  ]);
});

test('a page and a file are one line each, without their query', async () => {
  const { url, lines } = await startKitchen();
  await (await fetch(`${url}/?ingredients=leek`)).text();
  await (await fetch(`${url}/missing.js`)).text();
  expect(await linesAfter(2, lines)).toMatchObject([
    { method: 'GET', path: '/', status: 200, msg: 'request' },
    { method: 'GET', path: '/missing.js', status: 404 },
  ]);
  expect(lines[0]?.reqId).toMatch(ID);
  expect(JSON.stringify(lines)).not.toContain('leek');
});

test('a refused page is one line that names both hosts', async () => {
  const { url, lines } = await startKitchen();
  expect((await postRecipe(url, { Origin: 'https://shop.example' })).status).toBe(403);
  expect(await linesAfter(1, lines)).toMatchObject([
    {
      status: 403,
      code: 'refused-origin',
      origin: 'shop.example',
      host: new URL(url).host,
    },
  ]);
});

test('a preflight is one line, of a request that is no recipe, and a refused one names both hosts', async () => {
  const { url, lines } = await startKitchen({ ALLOWED_ORIGINS: 'https://blog.example' });
  const ask = (Origin: string) =>
    fetch(`${url}/api/recipe`, { method: 'OPTIONS', headers: { Origin } });
  expect((await ask('https://blog.example')).status).toBe(204);
  expect((await ask('https://shop.example')).status).toBe(403);
  expect(await linesAfter(2, lines)).toMatchObject([
    { method: 'OPTIONS', path: '/api/recipe', status: 204, msg: 'request' },
    { method: 'OPTIONS', status: 403, code: 'refused-origin', origin: 'shop.example' },
  ]);
});

test('a failure is one error, with its code and what the model’s server said, and none of its words', async () => {
  const { url, lines } = await startKitchen({ HF_TOKEN: 'hf_secret' }, (exchange) =>
    exchange.reply(402, '{"error":"secret words"}', { 'X-Request-Id': 'upstream-8' }),
  );
  expect((await postRecipe(url)).status).toBe(503);
  expect(await linesAfter(1, lines)).toMatchObject([
    {
      level: 'error',
      status: 503,
      code: 'quota-exceeded',
      upstream: { status: 402, requestId: 'upstream-8' },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('tries that a retry heals are in the line of their request, with how each ended, and are counted', async () => {
  const { url, metricsUrl, model, lines } = await startKitchen(
    { METRICS_PORT: '0' },
    (exchange) => {
      const tries = model.exchanges.length;
      if (tries === 1) exchange.reply(503, '');
      else if (tries === 2) exchange.cut();
      else exchange.sayAll('Leek soup');
    },
  );
  await (await postRecipe(url)).text();
  expect(await linesAfter(1, lines)).toMatchObject([
    { level: 'info', status: 200, upstream: { status: 200, tries: [503, 'UND_ERR_SOCKET', 200] } },
  ]);
  const metrics = await (await fetch(`${metricsUrl}/metrics`)).text();
  for (const status of ['503', 'none', '200']) {
    expect(metrics).toContain(`sous_chef_upstream_responses_total{status="${status}"} 1\n`);
  }
});

test('where the model’s server is not reached the line says at which host, and how', async () => {
  const host = `127.0.0.1:${CLOSED_PORT}`;
  const { url, lines } = await startKitchen({ HF_ENDPOINT_URL: `http://${host}/v1?key=secret` });
  expect((await postRecipe(url)).status).toBe(502);
  const tries = ['ECONNREFUSED', 'ECONNREFUSED', 'ECONNREFUSED'];
  expect(await linesAfter(1, lines)).toMatchObject([
    { level: 'error', code: 'network', upstream: { host, tries } },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|v1/);
});

test('the line says why a run failed, in words that quote nobody', async () => {
  const { url, lines } = await startKitchen({}, (exchange) =>
    exchange.reply(200, '{"secret":1}', { 'Content-Type': 'application/x-ndjson' }),
  );
  expect((await postRecipe(url)).status).toBe(502);
  const reason = expect.stringMatching(
    /^The response is application\/x-ndjson\. .+ \/v1, HTTP 200$/,
  );
  expect(await linesAfter(1, lines)).toMatchObject([{ code: 'malformed', reason }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('each request has its own tries, however many wait for the model’s server together', async () => {
  const { url, lines } = await startKitchen({ RATE_LIMIT: '1000' });
  await Promise.all(Array.from({ length: 130 }, async () => (await postRecipe(url)).text()));
  for (const { upstream } of await linesAfter(130, lines)) {
    expect(upstream).toMatchObject({ tries: [200] });
  }
});

test('a failure in mid-stream is an error too', async () => {
  const { url, model, lines } = await startKitchen({}, (exchange) => exchange.say('Leek'));
  const response = await postRecipe(url);
  model.exchanges[0]?.cut();
  await response.text();
  expect(await linesAfter(1, lines)).toMatchObject([
    { level: 'error', status: 200, code: 'network', characters: 4 },
  ]);
});

test('a request id is accepted from a trusted proxy only, and goes to the model’s server and into problems', async () => {
  const refuse = (exchange: ModelExchange) => exchange.reply(402, '');
  const { url, model } = await startKitchen({ TRUST_PROXY: '1' }, refuse);
  const forwarded = { 'X-Forwarded-For': '192.0.2.1', 'X-Request-Id': 'proxy-7' };
  const response = await postRecipe(url, forwarded);
  expect(response.headers.get('X-Request-Id')).toBe('proxy-7');
  expect(await response.json()).toMatchObject({ requestId: 'proxy-7' });
  expect(model.exchanges).toMatchObject([{ headers: { 'x-request-id': 'proxy-7' } }]);
  const odd = await postRecipe(url, { ...forwarded, 'X-Request-Id': 'a b<c>' });
  expect(odd.headers.get('X-Request-Id')).toMatch(ID);
  const open = await startKitchen();
  expect((await postRecipe(open.url, forwarded)).headers.get('X-Request-Id')).toMatch(ID);
});

test('a visitor has one pseudonym, which is not an address, and differs between servers', async () => {
  const names: unknown[] = [];
  for (let server = 0; server < 2; server += 1) {
    const { url, lines } = await startKitchen({ TRUST_PROXY: '1' });
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      await postRecipe(url, { 'X-Forwarded-For': address, Origin: 'https://shop.example' });
    }
    names.push(...(await linesAfter(3, lines)).map(({ visitor }) => visitor));
    expect(JSON.stringify(lines)).not.toContain('192.0.2');
  }
  expect(names[0]).toBe(names[1]);
  expect(new Set(names).size).toBe(4);
});

test('the manual shows such lines as they are', async () => {
  const manual = await readFile(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const [, block = ''] = /^```jsonl\n(.+?)^```$/ms.exec(manual) ?? [];
  const shown = block.trimEnd().split('\n');
  const { url, model, lines } = await startKitchen({ RATE_LIMIT: '2' }, replyWhole);
  await (await postRecipe(url)).text();
  model.answer = (exchange) => exchange.reply(402, '', { 'X-Request-Id': 'upstream-9' });
  for (let count = 0; count < 2; count += 1) await postRecipe(url);
  await postRecipe(url, { Origin: 'https://shop.example' });
  const [recipe, failed, limited, refused] = await linesAfter(4, lines);
  expect(shown.map(shapeOf)).toEqual([recipe, limited, failed, refused].map(shapeOf));
});

/** Resolves with the lines, once there are this many. */
async function linesAfter(count: number, lines: LogLine[]): Promise<LogLine[]> {
  await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(count), { timeout: 5000 });
  expect(lines).toHaveLength(count);
  return lines;
}

/** Says more than a stream of the same server would: its id of the request, and what it counted. */
function replyWhole(exchange: ModelExchange): void {
  const choices = [{ message: { content: 'Leek soup' }, finish_reason: 'stop' }];
  const usage = { prompt_tokens: 71, completion_tokens: 2 };
  const body = JSON.stringify({ model: 'test/kitchen', choices, usage });
  exchange.reply(200, body, { 'X-Request-Id': 'upstream-9' });
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
