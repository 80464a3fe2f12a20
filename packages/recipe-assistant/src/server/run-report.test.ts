import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { RecipeError, type RecipeClient } from 'recipe-assistant/core';
import {
  createRecipeHandler,
  type RecipeHandlerContext,
  type RecipeHandlerOptions,
  type RunReport,
} from 'recipe-assistant/server';
import { afterEach, expect, test, vi } from 'vitest';
import { chunk, json, serve, stream } from '../../test/loopback.ts';

const four = ['leek', 'potato', 'cream', 'nutmeg'];

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(console.error).mockClear();
});

test('a recipe is reported once, when its last text is out', async () => {
  vi.useFakeTimers();
  const { onRun, reports } = recorder();
  const client: RecipeClient = async function* () {
    await pause(300);
    yield { text: '# ', model: 'example/kitchen' };
    await pause(200);
    yield { text: 'Soup', finishReason: 'length' };
  };
  const response = ask({ client, onRun }, { requestId: 'request-17' });
  await vi.advanceTimersByTimeAsync(300);
  await response;
  expect(reports).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(reports).toEqual([
    {
      requestId: 'request-17',
      status: 200,
      finishReason: 'length',
      durationMs: 500,
      firstTextMs: 300,
      characters: 6,
      model: 'example/kitchen',
    },
  ]);
});

test('a recipe that comes whole is reported alike', async () => {
  const { onRun, reports } = recorder();
  await ask({ client: async () => '# Soup', onRun });
  expect(reports).toMatchObject([{ status: 200, finishReason: 'stop', characters: 6 }]);
  expect(reports[0]?.firstTextMs).toBeGreaterThan(0);
});

test.each<[string, number, string, unknown, Record<string, string>]>([
  ['a page of another origin', 403, 'refused-origin', {}, { Origin: 'https://evil.example' }],
  ['another type', 415, 'refused-input', {}, { 'Content-Type': 'text/plain' }],
  ['another shape', 422, 'refused-input', { ingredients: 'leek' }, {}],
  ['too few', 422, 'too-few-ingredients', { ingredients: ['leek'] }, {}],
])('a request that is refused is reported: %s', async (_name, status, code, body, headers) => {
  const { onRun, reports } = recorder();
  await ask({ onRun }, {}, body, headers);
  expect(reports).toEqual([
    {
      requestId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      status,
      code,
      durationMs: expect.any(Number),
      characters: 0,
    },
  ]);
});

test('so is one that meets a limit, and a preflight', async () => {
  const { onRun, reports } = recorder();
  const rateLimiter = { consume: () => Promise.reject({ msBeforeNext: 1000 }) };
  await ask({ rateLimiter, onRun });
  const preflight = new Request('http://kitchen.example/', { method: 'OPTIONS' });
  await createRecipeHandler({ client: async () => '', rateLimiter, onRun })(preflight);
  expect(reports).toMatchObject([{ status: 429, code: 'rate-limited' }, { status: 204 }]);
  expect(reports[1]?.code).toBeUndefined();
});

test('a failure is reported with what the model’s server said of it, and none of its words', async () => {
  const { onRun, reports } = recorder();
  const { url } = await serve(
    json(402, { error: { message: 'secret' } }, { 'X-Request-Id': 'upstream-7' }),
  );
  const client = createChatCompletionsClient({ url: `${url}/v1`, model: 'test', maxRetries: 0 });
  await ask({ client, onRun });
  expect(reports).toMatchObject([
    {
      status: 503,
      code: 'quota-exceeded',
      upstream: { status: 402, requestId: 'upstream-7' },
    },
  ]);
  expect(JSON.stringify(reports)).not.toContain('secret');
});

test('a recipe is reported with what the model’s server counted, and its id of the request', async () => {
  const { onRun, reports } = recorder();
  const { url } = await serve((response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Request-Id': 'upstream-8' });
    response.write('data: {"choices":[{"delta":{"content":"Soup"},"finish_reason":"stop"}]}\n\n');
    response.write(
      'data: {"choices":[],"usage":{"prompt_tokens":71,"completion_tokens":2}}\n\ndata: [DONE]\n\n',
    );
    response.end();
  });
  const client = createChatCompletionsClient({ url: `${url}/v1`, model: 'test' });
  const page = await (await ask({ client, onRun })).text();
  expect(page).not.toMatch(/upstream-8|71/);
  expect(reports).toMatchObject([
    {
      status: 200,
      usage: { inputTokens: 71, outputTokens: 2 },
      upstream: { status: 200, requestId: 'upstream-8' },
    },
  ]);
});

test.each(['1e999', '1.5', '1e308', '-1', '"7"', '9007199254740992', 'null'])(
  'a server that counts %s tokens has counted none',
  async (count) => {
    const { onRun, reports } = recorder();
    const { url } = await serve(
      stream(
        chunk('Soup', 'stop'),
        `data: {"choices":[],"usage":{"prompt_tokens":${count},"completion_tokens":2}}\n\n`,
      ),
    );
    const client = createChatCompletionsClient({ url: `${url}/v1`, model: 'test' });
    await (await ask({ client, onRun })).text();
    expect(reports[0]?.usage).toEqual({ inputTokens: undefined, outputTokens: 2 });
    const own = async () => ({ recipe: 'Soup', usage: { inputTokens: JSON.parse(count) } });
    await ask({ client: own as unknown as RecipeClient, onRun });
    expect(reports[1]?.usage).toBeUndefined();
  },
);

test.each(['leek', 'req-LEEK-7', 'Nutmeg_1'])(
  'an id of a request that quotes an ingredient is not reported: %s',
  async (id) => {
    const { onRun, reports } = recorder();
    for (const status of [200, 402]) {
      const { url } = await serve(async (response) => {
        response.writeHead(status, { 'Content-Type': 'text/event-stream', 'X-Request-Id': id });
        await stream(chunk('Soup', 'stop').replace('served', `org/${id}`))(response);
      });
      const client = createChatCompletionsClient({ url: `${url}/v1`, model: 'test' });
      await (await ask({ client, onRun })).text();
    }
    const failing = () =>
      Promise.reject(Object.assign(new Error(''), { status: 429, requestID: id }));
    await ask({ client: failing, onRun });
    expect(reports.map(({ status }) => status)).toEqual([200, 503, 503]);
    expect(JSON.stringify([reports, vi.mocked(console.error).mock.calls])).not.toContain(id);
  },
);

test('of what a client says of itself only what fits is reported', async () => {
  const { onRun, reports } = recorder();
  const usage = { inputTokens: 'secret', outputTokens: -1 };
  const upstream = { status: 'secret', requestId: 'a b' };
  const client = (async () => ({ recipe: 'Soup', usage, upstream })) as unknown as RecipeClient;
  await ask({ client, onRun });
  expect(reports).toMatchObject([{ status: 200, finishReason: 'stop' }]);
  expect(reports[0]?.usage).toBeUndefined();
  expect(reports[0]?.upstream).toBeUndefined();
});

test.each([
  ['a plain id', 'request-17'],
  ['that of an Amazon load balancer', 'Root=1-67891233-abcdef012345678912345678'],
  ['that of a Google one', '105445aa7843bc8bf206b12000100000/17;o=1'],
  ['a long one', 'a'.repeat(128)],
])('%s goes out with the response, in its problem, and to the model’s server', async (_, id) => {
  const seen: unknown[] = [];
  const { url } = await serve((response, request) => {
    seen.push(request.headers['x-request-id']);
    response.writeHead(402).end();
  });
  const client = createChatCompletionsClient({ url: `${url}/v1`, model: 'test' });
  const response = await ask({ client }, { requestId: id });
  expect(response.headers.get('X-Request-Id')).toBe(id);
  expect(await response.json()).toMatchObject({ code: 'quota-exceeded', requestId: id });
  expect(seen).toEqual([id]);
});

test('an id that is not a valid header is reported and not sent', async () => {
  const { onRun, reports } = recorder();
  const response = await ask({ onRun }, { requestId: 'request\n17' });
  expect(response.headers.has('X-Request-Id')).toBe(false);
  expect(reports).toMatchObject([{ requestId: 'request\n17', status: 200 }]);
});

test('so is that of an SDK', async () => {
  const { onRun, reports } = recorder();
  const error = Object.assign(new Error('secret'), { status: 429, requestID: 'req_7' });
  await ask({ client: () => Promise.reject(error), onRun });
  expect(reports).toMatchObject([
    { status: 503, code: 'rate-limited', upstream: { status: 429, requestId: 'req_7' } },
  ]);
});

test('a failure in mid-stream is reported with the text so far', async () => {
  const { onRun, reports } = recorder();
  const client: RecipeClient = async function* () {
    yield 'Leek';
    throw new RecipeError('timeout');
  };
  await (await ask({ client, onRun })).text();
  expect(reports).toMatchObject([{ status: 200, code: 'timeout', characters: 4 }]);
  expect(reports[0]?.finishReason).toBeUndefined();
});

test('a caller who leaves is reported, before and after the first text', async () => {
  const { onRun, reports } = recorder();
  for (const texts of [[], ['Leek']]) {
    const connection = new AbortController();
    const client: RecipeClient = async function* () {
      yield* texts;
      await pause(1);
      connection.abort();
      await new Promise(() => {});
    };
    await (await ask({ client, onRun }, {}, undefined, {}, connection.signal)).text();
  }
  expect(reports).toMatchObject([
    { status: 499, finishReason: 'aborted', characters: 0 },
    { status: 200, finishReason: 'aborted', characters: 4 },
  ]);
});

test('a slow report delays nobody', async () => {
  const onRun = () => new Promise<void>(() => {});
  expect((await ask({ onRun })).status).toBe(200);
});

test.each([undefined, ''])('a request without an id of its own gets one: %j', async (requestId) => {
  const { onRun, reports } = recorder();
  await ask({ onRun }, { requestId });
  expect(reports[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

function ask(
  options: Partial<RecipeHandlerOptions>,
  context?: RecipeHandlerContext,
  body: unknown = { ingredients: four },
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const handle = createRecipeHandler({
    client: async () => 'Soup',
    rateLimiter: { consume: async () => {} },
    ...options,
  });
  const request = new Request('http://kitchen.example/api/recipe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  return handle(request, { ...context });
}

function recorder() {
  const reports: RunReport[] = [];
  return { reports, onRun: (report: RunReport) => void reports.push(report) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
