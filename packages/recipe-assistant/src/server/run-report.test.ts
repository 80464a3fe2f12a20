import { createEndpointClient } from 'recipe-assistant';
import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { generateRecipe, RecipeError, type RecipeClient } from 'recipe-assistant/core';
import type { RecipeHandlerOptions, RunReport } from 'recipe-assistant/server';
import { createScriptedClient } from 'recipe-assistant/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { INGREDIENTS } from '../../test/call-client.ts';
import { createHandler, post } from '../../test/call-handler.ts';
import { chunk, json, serve, stream } from '../../test/loopback.ts';
import { until } from '../../test/until.ts';
import { UpstreamError } from '../core/recipe-error.ts';

const ELSEWHERE = { Origin: 'https://blog.example' };

const REDIRECT = new UpstreamError('It sends the request elsewhere', { status: 307 });

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(console.error).mockClear();
  vi.mocked(console.warn).mockClear();
});

test('a recipe is reported once, when its last text is out', async () => {
  vi.useFakeTimers();
  const first = { text: '# ', model: 'example/kitchen' };
  const client: RecipeClient = async function* () {
    await new Promise((resolve) => setTimeout(resolve, 300));
    yield first;
    await new Promise((resolve) => setTimeout(resolve, 200));
    yield { text: 'Soup', finishReason: 'length' };
  };
  const { reports, handle } = reporting({ client });
  void handle(post(), { requestId: 'request-17' });
  await vi.advanceTimersByTimeAsync(300);
  expect(reports).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  const times = { durationMs: 500, firstTextMs: 300 };
  const end = { finishReason: 'length', characters: 6, model: 'example/kitchen' };
  expect(reports).toEqual([{ requestId: 'request-17', status: 200, ...times, ...end }]);
});

test.each<[string, Request, Partial<RecipeHandlerOptions>, Partial<RunReport>]>([
  [
    'a refused page',
    post({}, { Origin: 'https://evil.example' }),
    {},
    { status: 403, code: 'refused-origin' },
  ],
  [
    'another type',
    post({}, { 'Content-Type': 'text/plain' }),
    {},
    { status: 415, code: 'refused-input' },
  ],
  ['too few', post({ ingredients: ['leek'] }), {}, { status: 422, code: 'too-few-ingredients' }],
  [
    'a limit',
    post(),
    { rateLimiter: { consume: () => Promise.reject({ msBeforeNext: 1000 }) } },
    { status: 429, code: 'rate-limited' },
  ],
  [
    'a refused preflight, after which a browser asks no more',
    new Request('http://kitchen.example/', { method: 'OPTIONS', headers: ELSEWHERE }),
    {},
    { status: 403, code: 'refused-origin' },
  ],
])('a request that asks no model is reported: %s', async (_name, request, options, report) => {
  const { reports, handle } = reporting(options);
  await handle(request);
  const requestId: unknown = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  const durationMs: unknown = expect.any(Number);
  expect(reports).toEqual([{ requestId, durationMs, characters: 0, ...report }]);
});

test('a preflight that is allowed is not reported, only the request after it', async () => {
  const { reports, handle } = reporting({ allowedOrigins: [ELSEWHERE.Origin] });
  for (const headers of [ELSEWHERE, {}]) {
    const preflight = new Request('http://kitchen.example/', { method: 'OPTIONS', headers });
    expect((await handle(preflight)).status).toBe(204);
  }
  expect(reports).toEqual([]);
  await (await handle(post(undefined, ELSEWHERE))).text();
  expect(reports).toEqual([expect.objectContaining({ status: 200 })]);
});

test.each<[string, RecipeClient, Partial<RunReport>]>([
  ['a whole recipe', async () => 'Soup', { status: 200, finishReason: 'stop', characters: 4 }],
  [
    'a failure in mid-stream',
    createScriptedClient(['Leek', { fail: new RecipeError('timeout') }]),
    { status: 200, code: 'timeout', finishReason: undefined, characters: 4 },
  ],
  [
    'a failure of an SDK',
    () => Promise.reject(Object.assign(new Error('secret'), { status: 429, requestID: 'req_7' })),
    { status: 503, code: 'rate-limited', upstream: { status: 429, requestId: 'req_7' } },
  ],
  [
    'a redirect',
    createScriptedClient([{ fail: new RecipeError('network', { cause: REDIRECT }) }]),
    { status: 502, code: 'network', upstream: { status: 307 } },
  ],
  [
    'one that names an ingredient as its id',
    () => Promise.reject(Object.assign(new Error(''), { status: 429, requestID: 'req-LEEK' })),
    { status: 503, upstream: { status: 429, requestId: undefined } },
  ],
  [
    'what a client says of itself and does not fit',
    (async () => ({
      recipe: 'Soup',
      usage: { inputTokens: 'secret', outputTokens: -1 },
      upstream: { status: 'secret', requestId: 'a b' },
    })) as unknown as RecipeClient,
    { status: 200, usage: undefined, upstream: undefined },
  ],
])('a run is reported without a word of anybody: %s', async (_name, client, report) => {
  const { reports, handle } = reporting({ client });
  await (await handle(post())).text();
  expect(reports).toEqual([expect.objectContaining(report)]);
  expect(JSON.stringify(reports)).not.toMatch(/secret/);
});

test.each<[number, string, string, object]>([
  [200, 'upstream-8', '71', { usage: { inputTokens: 71, outputTokens: 2 } }],
  [402, 'upstream-7', '71', { code: 'quota-exceeded' }],
  // An id that quotes an ingredient is not passed on, nor is a number that is no count.
  [200, 'req-LEEK-7', '1e999', { usage: { outputTokens: 2 } }],
  [402, 'Nutmeg_1', '71', { code: 'quota-exceeded' }],
  [200, 'r1', '-1', { usage: { outputTokens: 2 } }],
  [200, 'r1', '9007199254740992', { usage: { outputTokens: 2 } }],
])(
  'what the model’s server says with %i, the id %s and %s tokens is reported',
  async (status, id, count, report) => {
    const usage = `{"prompt_tokens":${count},"completion_tokens":2}`;
    const { url } = await serve(async (response) => {
      const headers = { 'X-Request-Id': id, 'Retry-After': '42' };
      if (status !== 200) return json(status, { error: { message: 'secret' } }, headers)(response);
      response.writeHead(status, { 'Content-Type': 'text/event-stream', ...headers });
      await stream(chunk('Soup', 'stop'), `data: {"choices":[],"usage":${usage}}\n\n`)(response);
    });
    const client = createChatCompletionsClient({ url: `${url}/v1`, model: 'test', maxRetries: 0 });
    const { reports, handle } = reporting({ client });
    const response = await handle(post());
    expect(response.headers.get('Retry-After')).toBe(status === 200 ? null : '42');
    const page = await response.text();
    expect(page).not.toMatch(/upstream-|"usage"|prompt_tokens|LEEK|Nutmeg/);
    const requestId = /leek|nutmeg/i.test(id) ? undefined : id;
    expect(reports).toEqual([expect.objectContaining({ upstream: { status, requestId } })]);
    expect(reports).toMatchObject([report]);
    expect(JSON.stringify([reports, vi.mocked(console.error).mock.calls])).not.toMatch(/secret/);
  },
);

test.each([
  ['a plain id', 'request-17', true],
  ['that of an Amazon load balancer', 'Root=1-67891233-abcdef012345678912345678', true],
  ['that of a Google one', '105445aa7843bc8bf206b12000100000/17;o=1', true],
  ['a long one', 'a'.repeat(128), true],
  ['what is no header', 'request\n17', false],
])(
  '%s goes out with the response, in its problem, and to the model’s server',
  async (_name, id, isSent) => {
    const server = await serve((response) => response.writeHead(402).end());
    const client = createChatCompletionsClient({ url: `${server.url}/v1`, model: 'test' });
    const { reports, handle } = reporting({ client });
    const response = await handle(post(), { requestId: id });
    expect(response.headers.get('X-Request-Id')).toBe(isSent ? id : null);
    expect(await response.json()).toMatchObject({ code: 'quota-exceeded', requestId: id });
    expect(server.requests[0]?.headers['x-request-id']).toBe(isSent ? id : undefined);
    expect(reports).toMatchObject([{ requestId: id }]);
    // The default log names it, too.
    const [[, logged]] = vi.mocked(console.error).mock.calls as [[string, object]];
    expect(logged).toMatchObject({ requestId: id, status: 402, code: 'quota-exceeded' });
  },
);

test('the console of a page and the default log of its server name one id', async () => {
  const handle = createHandler({ client: () => Promise.reject(new RecipeError('network')) });
  const fetch: typeof globalThis.fetch = (url, init) => handle(new Request(url, init));
  const client = createEndpointClient({ url: 'http://kitchen.example/', fetch });
  await expect(generateRecipe(INGREDIENTS, { client })).rejects.toMatchObject({ code: 'network' });
  const ids = vi
    .mocked(console.error)
    .mock.calls.map(([, cause]) => (cause as RunReport).requestId);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), ids[0]]);
});

test('a request without an id of its own, or with an empty one, gets one', async () => {
  const { reports, handle } = reporting({});
  for (const requestId of [undefined, '']) await handle(post(), { requestId });
  for (const { requestId } of reports) expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('a caller who leaves is reported, before and after the first text', async () => {
  for (const [texts, report] of [
    [[], { status: 499, finishReason: 'aborted', characters: 0 }],
    [['Leek'], { status: 200, finishReason: 'aborted', characters: 4 }],
  ] as const) {
    const client = createScriptedClient([...texts, { cue: true }]);
    const connection = new AbortController();
    const { reports, handle } = reporting({ client });
    const pending = handle(post(undefined, {}, connection.signal));
    await until(() => expect(client.calls).toHaveLength(1));
    if (texts.length > 0) await pending;
    connection.abort();
    await (await pending).text();
    expect(reports).toMatchObject([report]);
  }
});

test('a slow report delays nobody', async () => {
  const onRun = () => new Promise<void>(() => {});
  expect((await createHandler({ onRun })(post())).status).toBe(200);
});

function reporting(options: Partial<RecipeHandlerOptions>) {
  const reports: RunReport[] = [];
  const onRun = (report: RunReport) => void reports.push(report);
  return { reports, handle: createHandler({ ...options, onRun }) };
}
