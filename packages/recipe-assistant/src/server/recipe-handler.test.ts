import type { RecipeClient } from 'recipe-assistant/core';
import { expect, test, vi } from 'vitest';
import { createHandler, post, problemOf } from '../../test/call-handler.ts';
import { THROWABLE_THINGS } from '../../test/throwable-things.ts';

test('a good request is answered with the recipe, and every answer is private, unbuffered and of the type it says', async () => {
  const url = 'http://kitchen.example/';
  for (const [request, status, type] of [
    [post(), 200, 'text/event-stream'],
    [post({}), 422, 'application/problem+json'],
    [new Request(url), 405, 'application/problem+json'],
    [new Request(url, { method: 'OPTIONS' }), 204, null],
  ] as const) {
    const response = await createHandler()(request);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([status, type]);
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('X-Accel-Buffering')).toBe('no');
    expect(response.headers.get('Vary')).toBe('Origin');
    if (status !== 200) continue;
    expect(await response.text()).toBe(
      'data: {"choices":[{"delta":{"content":"Soup"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
    );
  }
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('the method %s is refused', async (method) => {
  const response = await createHandler()(new Request('http://kitchen.example/', { method }));
  expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  expect(await problemOf(response)).toMatchObject({ status: 405, code: 'refused-input' });
});

test.each<Record<string, unknown>>([
  { minIngredients: Number.NaN },
  { maxIngredients: -1 },
  { maxIngredientLength: '80' },
  { maxBodyBytes: null },
  { maxBodyBytes: 8192n },
  { timeout: -5 },
  { streamTimeout: {} },
  { maxTokens: '1024' },
  { client: 'https://models.example' },
  { rateLimiter: 10 },
  { rateLimiter: null },
  { dailyBudget: { consume: 1000 } },
  { allowedOrigins: 'https://blog.example' },
  { allowedOrigins: [Symbol('blog')] },
])('an option that cannot be used is a mistake of the host, told by its name: %o', (options) => {
  const [name] = Object.keys(options);
  const message = new RegExp(`${name} (?:must be|takes)`);
  expect(() => createHandler(options)).toThrow(TypeError);
  expect(() => createHandler(options)).toThrow(message);
});

test('a handler without an adapter says what it needs, since nobody takes its answer', async () => {
  const incoming = { method: 'POST', url: '/api/recipe', headers: { secret: 'leek' } };
  for (const given of [incoming, {}, undefined, null, 'https://kitchen.example/']) {
    const onError = vi.fn();
    const problem = await problemOf(await createHandler({ onError })(given as Request));
    const detail: unknown = expect.stringContaining(
      'getRequestListener(handle) of @hono/node-server',
    );
    expect(problem).toMatchObject({ status: 500, code: 'unknown', detail });
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: detail }));
    // The host's own mistakes are in its log, with and without an onError, and nothing of a request.
    await createHandler()(given as Request);
    const lines = vi.mocked(console.error).mock.calls.flat();
    const line: unknown = expect.stringContaining('getRequestListener');
    expect(lines).toEqual([line, line]);
    expect(lines.join()).not.toMatch(/leek|secret/);
    vi.mocked(console.error).mockClear();
  }
});

test('a request without a signal, or of the host’s own class, is one; a cancelled answer stops the model', async () => {
  class HostRequest extends Request {}
  const { url, method, headers } = post();
  for (const signal of [undefined, null, 'own class']) {
    let stop: AbortSignal | undefined;
    const client: RecipeClient = async function* (_request, options) {
      stop = options.signal;
      yield '# Soup';
      await new Promise(() => {});
    };
    const request = { url, method, headers, body: post().body, bodyUsed: false, signal };
    const given =
      signal === 'own class' ? new HostRequest(post()) : (request as unknown as Request);
    const response = await createHandler({ client })(given);
    expect([response.status, stop?.aborted]).toEqual([200, false]);
    await response.body?.cancel();
    expect(stop?.aborted).toBe(true);
  }
});

test('without a limiter nothing is limited, and the handler warns once', async () => {
  const handle = createHandler({ rateLimiter: undefined });
  for (let count = 0; count < 20; count += 1) expect((await handle(post())).status).toBe(200);
  const warning: unknown = expect.stringContaining('createRecipeHandler has no rateLimiter');
  expect(vi.mocked(console.warn).mock.calls).toEqual([[warning]]);
  vi.mocked(console.warn).mockClear();
});

test.each(THROWABLE_THINGS)(
  '%s that anybody throws costs neither the answer nor the process',
  async (_name, create) => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const throwing = () => {
      throw create();
    };
    const rejecting = () => Promise.reject(create());
    const statusOf = async (options: object) => (await createHandler(options)(post())).status;
    for (const fail of [throwing, rejecting]) {
      expect(await statusOf({ client: fail })).toBe(500);
      expect(await statusOf({ rateLimiter: { consume: fail } })).toBeGreaterThanOrEqual(500);
      expect(await statusOf({ dailyBudget: { consume: fail } })).toBeGreaterThanOrEqual(500);
      const reward = { consume: async () => {}, reward: fail };
      expect(await statusOf({ dailyBudget: reward, client: rejecting })).toBe(500);
      expect(await statusOf({ onRun: fail, onError: fail, client: rejecting })).toBe(500);
      expect(await statusOf({ onRun: fail })).toBe(200);
    }
    const client: RecipeClient = async function* () {
      yield 'Leek';
      throw create();
    };
    const text = await (await createHandler({ client })(post())).text();
    expect(text).toMatch(/"Leek".*\n\ndata: \{"error":\{"code":"unknown"\}\}\n\n$/s);
    // The process reports an unhandled rejection one turn later.
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled.mock.calls).toEqual([]);
    vi.mocked(console.error).mockClear();
  },
);
