import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { createRecipeRequest, RecipeError } from 'recipe-assistant/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ask, INGREDIENTS } from '../../test/call-client.ts';
import { everythingIn } from '../../test/deep-text.ts';
import { chunk, json, serve, stream, write } from '../../test/loopback.ts';
import { scriptedFetch } from '../../test/scripted-fetch.ts';
import { until } from '../../test/until.ts';

vi.mock('p-retry', async () => (await import('../../test/quick-retries.ts')).quickRetries());

afterEach(() => {
  vi.useRealTimers();
});

const SOUP = { text: 'Soup', finishReason: 'stop' };
const FILTERED = { innererror: { code: 'ResponsibleAIPolicyViolation' } };
const soup = stream(chunk('Soup', 'stop'), 'data: [DONE]\n\n');
const wholeSoup = json(200, { choices: [{ message: { content: 'Soup' }, finish_reason: 'stop' }] });

test.each([
  ['/v1', '/v1/chat/completions', true],
  ['/v1/', '/v1/chat/completions', false],
  ['/v1/chat/completions/', '/v1/chat/completions', true],
  ['/v1?version=1', '/v1/chat/completions?version=1', false],
])(
  '%s is asked at %s, with exactly the specified request (stream: %s)',
  async (path, at, isStreamed) => {
    const server = await serve(isStreamed ? soup : wholeSoup);
    const headers = { 'X-Title': 'Kitchen' };
    const url = server.url + path;
    const client = createChatCompletionsClient({ url, model: 'test', stream: isStreamed, headers });
    expect(await ask(client)).toMatchObject(SOUP);
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', path: at });
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-title': 'Kitchen',
    });
    expect(request?.headers).not.toHaveProperty('authorization');
    const [system, user] = createRecipeRequest(INGREDIENTS).messages;
    const streaming = isStreamed ? { stream: true } : {};
    const body = { model: 'test', messages: [system, user], max_tokens: 1024, ...streaming };
    expect(JSON.parse(request?.body ?? '')).toEqual(body);
  },
);

test('fields of one’s own are added to the body, replace ours, and leave one away', async () => {
  const server = await serve(soup);
  const body = { max_tokens: null, max_completion_tokens: 4096, stream: false, stop: undefined };
  expect(await ask(createClient(server.url, { body }))).toMatchObject(SOUP);
  const sent: unknown = JSON.parse(server.requests[0]?.body ?? '');
  const messages = expect.any(Array);
  expect(sent).toEqual({ model: 'test', messages, max_completion_tokens: 4096, stream: false });
});

test('the key is a bearer token without the white space of a file; one that cannot be sent is unauthorized', async () => {
  const server = await serve(soup);
  await ask(createClient(server.url, { apiKey: ' sk-secret\n' }));
  expect(server.requests[0]?.headers.authorization).toBe('Bearer sk-secret');
  const { code, error } = await ask(createClient(server.url, { apiKey: 'sk-\nsecret' }));
  expect(code).toBe('unauthorized');
  expect(server.requests).toHaveLength(1);
  expect(everythingIn(error)).not.toContain('secret');
});

test.each([
  [400, 'unknown', 1],
  [401, 'unauthorized', 1],
  [404, 'model-unavailable', 1],
  [408, 'timeout', 1],
  [410, 'model-unavailable', 1],
  [429, 'rate-limited', 3],
  [500, 'network', 1],
  [502, 'network', 3],
  [503, 'network', 3],
  [504, 'network', 3],
])('%i is %s, asked %i times', async (status, code, times) => {
  const headers = { 'X-Request-Id': 'req_42' };
  const server = await serve(json(status, { error: { message: 'leek sk-secret' } }, headers));
  const { error } = await ask(createClient(server.url, { apiKey: 'sk-secret' }));
  expect(error).toMatchObject({ code, cause: { status, requestId: 'req_42' } });
  expect(server.requests).toHaveLength(times);
});

test.each([
  [400, { error: { code: 'model_not_supported' } }, 'model-unavailable'],
  [400, { error: { code: 'content_filter' } }, 'content-filtered'],
  // Azure's, and what a gateway makes of it.
  [400, { error: { innererror: { code: 'ResponsibleAIPolicyViolation' } } }, 'content-filtered'],
  [400, { error: { code: '400', provider_specific_fields: FILTERED } }, 'content-filtered'],
  [400, { error: { type: 'budget_exceeded', code: '400' } }, 'quota-exceeded'],
  // GitHub Models and Groq.
  [413, { error: { code: 'tokens_limit_reached' } }, 'unknown'],
  [413, { error: { code: 'rate_limit_exceeded' } }, 'rate-limited'],
  [429, { error: { type: 'insufficient_quota' } }, 'quota-exceeded'],
  [503, { code: 'model_not_found' }, 'model-unavailable'],
  [401, { error: { code: 'unknown' } }, 'unauthorized'],
  [500, { code: 'refused-input', error: { code: 'too-few-ingredients' } }, 'network'],
])('%i with %j is %s, and is not retried', async (status, body, code) => {
  const server = await serve(json(status, body));
  expect(await ask(createClient(server.url))).toMatchObject({ code });
  expect(server.requests).toHaveLength(1);
});

test('a transient failure passes: the next try succeeds; retries can be turned off', async () => {
  const server = await serve((response) =>
    (server.requests.length < 3 ? json(503, {}) : soup)(response),
  );
  expect(await ask(createClient(server.url, { maxRetries: 0 }))).toMatchObject({ code: 'network' });
  expect(server.requests).toHaveLength(1);
  expect(await ask(createClient(server.url))).toMatchObject(SOUP);
  expect(server.requests).toHaveLength(3);
});

test('a connection that is refused or reset is a network failure, tried three times', async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  const { error } = await ask(createClient(`http://127.0.0.1:${port}`));
  const message: unknown = expect.stringContaining('ECONNREFUSED');
  expect(error).toMatchObject({ code: 'network', cause: { message } });
  const server = await serve((response) => response.destroy());
  expect(await ask(createClient(server.url))).toMatchObject({ code: 'network' });
  expect(server.requests).toHaveLength(3);
});

test('a connection that breaks in the text keeps it, fails and is not retried; after the finish nothing is lost', async () => {
  for (const [reason, outcome] of [
    [null, { text: 'Soup', code: 'network' }],
    ['stop', SOUP],
  ] as const) {
    const server = await serve(async (response) => {
      await write(response, chunk('Soup', reason));
      response.destroy();
    });
    expect(await ask(createClient(server.url))).toMatchObject(outcome);
    expect(server.requests).toHaveLength(1);
  }
  const half = await serve(async (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '900' });
    response.write('{"choices":[', () => response.destroy());
  });
  const whole = await ask(createClient(half.url, { stream: false }));
  expect(whole).toMatchObject({ text: '', code: 'network' });
});

test.each([301, 302, 303, 307, 308])('a redirect, %i, is not followed or read', async (status) => {
  const elsewhere = await serve(wholeSoup);
  const server = await serve((response) =>
    response.writeHead(status, { Location: elsewhere.url }).end(),
  );
  const { error } = await ask(createClient(server.url));
  expect(error).toMatchObject({ code: 'network', cause: { status } });
  expect([elsewhere.requests.length, server.requests.length]).toEqual([0, 1]);
  const careless: typeof fetch = (url, init) => fetch(url, { ...init, redirect: 'follow' });
  const followed = await ask(createClient(server.url, { fetch: careless }));
  expect(followed).toMatchObject({ text: '', code: 'network' });
  const { fetch: silent, isLeft } = scriptedFetch(status);
  await ask(createClient('http://model.example', { fetch: silent, maxRetries: 0 }));
  expect(isLeft()).toBe(true);
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ['before the answer', () => {}],
  ['before the first text', (response) => write(response)],
  ['in mid-stream', (response) => write(response, chunk('Soup'))],
  ['in an error page', (response) => response.writeHead(400, JSON_TYPE).write('{')],
  ['before a retry', json(429, {}, { 'Retry-After': '5' })],
])('an abort while the server stalls %s closes the connection', async (_name, stall) => {
  const server = await serve(stall);
  const controller = new AbortController();
  const reason = new Error('left');
  const answer = ask(createClient(server.url), controller.signal);
  await until(() => expect(server.requests).toHaveLength(1));
  controller.abort(reason);
  expect((await answer).error).toBe(reason);
  await server.requests[0]?.closed;
  expect((await ask(createClient(server.url), controller.signal)).error).toBe(reason);
  expect(server.requests).toHaveLength(1);
});

test('stopping to read closes the connection, and so does a finish or an event without end', async () => {
  const server = await serve((response) => write(response, chunk('Soup'), chunk('!')));
  const { signal } = new AbortController();
  const answer = createClient(server.url)(createRecipeRequest(INGREDIENTS), { signal });
  if (!(Symbol.asyncIterator in answer)) throw new TypeError('it streams');
  for await (const piece of answer) {
    // On a busy machine both come at once.
    expect(piece).toMatchObject({ text: expect.stringMatching(/^Soup/) });
    break;
  }
  await server.requests[0]?.closed;
  const endless = await serve(async (response) => {
    await write(response, chunk('Soup'), 'data: ');
    while (!response.destroyed) await write(response, 'x'.repeat(200_000));
  });
  expect(await ask(createClient(endless.url))).toMatchObject({ text: 'Soup', code: 'malformed' });
  await endless.requests[0]?.closed;
});

test('an explanation that never ends is waited for a second', async () => {
  vi.useFakeTimers();
  const { fetch, say, isLeft } = scriptedFetch(401, 'application/json');
  const answer = ask(createClient('http://model.example', { fetch }));
  say('{"error":');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toMatchObject({ code: 'unauthorized' });
  expect(isLeft()).toBe(true);
});

test.each([true, false])(
  'after [DONE] the rest is read for a second, which leaves a connection that ends: %s',
  async (ends) => {
    vi.useFakeTimers();
    const { fetch, say, end, isLeft } = scriptedFetch();
    const answer = ask(createClient('http://model.example', { fetch }));
    say(chunk('Soup'), 'data: [DONE]\n\n');
    await vi.advanceTimersByTimeAsync(ends ? 0 : 999);
    expect([await answer, isLeft()]).toMatchObject([SOUP, false]);
    if (ends) end();
    await vi.advanceTimersByTimeAsync(1);
    expect([isLeft(), vi.getTimerCount()]).toEqual([!ends, 0]);
  },
);

describe('a finish reason ends nothing: the end of the stream does, or a silence', () => {
  test.each([
    ['after two seconds', [chunk('Soup'), chunk('', 'stop')], 2000, SOUP],
    [
      'after fifteen, where text followed it',
      [chunk('So', 'stop'), chunk('up', 'stop')],
      15_000,
      SOUP,
    ],
    ['after fifteen, where it came with the first text', [chunk('Soup', 'stop')], 15_000, SOUP],
    ['after fifteen, where no text had come', [chunk('', 'stop')], 15_000, { code: 'empty' }],
  ])('%s', async (_name, events, silence, outcome) => {
    vi.useFakeTimers();
    const { fetch, say, isLeft } = scriptedFetch();
    const answer = ask(createClient('http://model.example', { fetch }));
    say(...events);
    await vi.advanceTimersByTimeAsync(silence - 1);
    expect(isLeft()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject(outcome);
    expect(isLeft()).toBe(true);
  });

  test('so that what still comes counts, and a broken connection has lost something', async () => {
    for (const isBroken of [false, true]) {
      vi.useFakeTimers();
      const { fetch, say, end, breakOff } = scriptedFetch();
      const answer = ask(createClient('http://model.example', { fetch }));
      for (const word of ['Leek', ' and', ' potato']) {
        say(chunk(word, 'stop'));
        await vi.advanceTimersByTimeAsync(2500);
      }
      if (!isBroken) say(chunk('.', 'length'));
      await vi.advanceTimersByTimeAsync(1);
      (isBroken ? breakOff : end)();
      const whole = { text: 'Leek and potato.', finishReason: 'length' };
      const broken = { text: 'Leek and potato', code: 'network' };
      expect(await answer).toMatchObject(isBroken ? broken : whole);
    }
  });
});

test("no failure contains the key, the prompt, the address or the response's text", async () => {
  const words = 'sk-secret heard: I have leek, potato';
  const error = { message: words, code: words, type: words };
  for (const answer of [
    json(401, { error }, { 'X-Request-Id': words }),
    json(429, { error: words }, { 'Retry-After': '60' }),
    json(200, { error }),
    json(200, { surprise: words }),
    stream(chunk('Soup'), `data: ${words}\n\n`),
    stream(chunk('Soup'), `data: ${JSON.stringify({ error })}\n\n`),
    stream(chunk('Soup')),
    (response: ServerResponse) => response.destroy(),
    (response: ServerResponse) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(words),
  ]) {
    const { url } = await serve(answer);
    const { error: failure } = await ask(createClient(url, { apiKey: 'sk-secret' }));
    expect(failure).toBeInstanceOf(RecipeError);
    expect(everythingIn(failure)).not.toMatch(/sk-secret|leek|heard|127\.0\.0\.1/);
  }
});

const JSON_TYPE = { 'Content-Type': 'application/json' };

function createClient(
  url: string,
  options: Partial<Parameters<typeof createChatCompletionsClient>[0]> = {},
) {
  return createChatCompletionsClient({ url: `${url}/v1`, model: 'test', ...options });
}

type ServerResponse = Parameters<Parameters<typeof serve>[0]>[0];
