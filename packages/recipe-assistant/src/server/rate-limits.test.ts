import { RecipeError, type RecipeClient } from 'recipe-assistant/core';
import type { RecipeHandlerOptions, RecipeLimiter } from 'recipe-assistant/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createHandler, post, problemOf, recordingClient } from '../../test/call-handler.ts';
import { until } from '../../test/until.ts';

const HOUR = 3_600_000;
const outage: RecipeClient = () => Promise.reject(new RecipeError('network'));

afterEach(() => {
  vi.useRealTimers();
  // Each failed run is logged; the log is tested elsewhere.
  vi.mocked(console.error).mockClear();
});

test('each visitor has a limit, by the key alone: no header and no other context makes another', async () => {
  const handle = createHandler({ rateLimiter: counter(1, 2500) });
  const address = { 'X-Forwarded-For': '192.0.2.1', 'X-Real-IP': '192.0.2.1' };
  const contexts: [object, number][] = [
    [{ clientKey: 'ada' }, 200],
    [{ clientKey: 'bob' }, 200],
    [{}, 200],
    // As @hono/node-server, Deno, a worker and Next.js call a handler.
    [{ incoming: {}, outgoing: {} }, 429],
    [{ remoteAddr: {} }, 429],
    [{ ENV: 'x' }, 429],
    [{ params: {} }, 429],
  ];
  for (const [context, status] of contexts) {
    expect((await handle(post(undefined, address), context)).status).toBe(status);
  }
  const refusal = await handle(post(), { clientKey: 'ada' });
  expect(refusal.headers.get('Retry-After')).toBe('3');
  expect(await problemOf(refusal)).toMatchObject({ status: 429, code: 'rate-limited' });
});

test.each([
  [0, '1'],
  [1000, '1'],
  [1001, '2'],
  [-1, '1'],
  [Number.NaN, '1'],
  [Infinity, '86400'],
])('a wait of %s ms is sent as %s s', async (milliseconds, seconds) => {
  const response = await createHandler({ rateLimiter: counter(0, milliseconds) })(post());
  expect(response.headers.get('Retry-After')).toBe(seconds);
});

test('only good requests cost a visitor’s point, and only those within it one of the day', async () => {
  const dailyBudget = counter(2, HOUR);
  const handle = createHandler({ rateLimiter: counter(1, 1000), dailyBudget });
  for (const [clientKey, body, status, taken] of [
    ['ada', { ingredients: [] }, 422, 0],
    ['ada', 'not JSON', 400, 0],
    ['ada', undefined, 200, 1],
    ['ada', undefined, 429, 1],
    ['bob', undefined, 200, 2],
  ] as const) {
    expect((await handle(post(body), { clientKey })).status).toBe(status);
    expect(dailyBudget.taken()).toBe(taken);
  }
  const refusal = await handle(post(), { clientKey: 'cem' });
  expect(refusal.headers.get('Retry-After')).toBe('3600');
  expect(await problemOf(refusal)).toMatchObject({ status: 429, code: 'quota-exceeded' });
});

test.each(['rateLimiter', 'dailyBudget'])(
  'a %s that fails, or says nothing for two seconds, rejects requests',
  async (name) => {
    vi.useFakeTimers();
    const failure = new Error('the store is down');
    const { client, requests } = recordingClient();
    for (const [consume, reported] of [
      [() => Promise.reject(failure), failure],
      [() => Promise.reject(), undefined],
      [
        () => {
          throw failure;
        },
        failure,
      ],
      [() => new Promise(() => {}), new Error('A limiter took longer than 2000 ms')],
      // Its late rejection is nobody's.
      [() => new Promise((_, reject) => setTimeout(reject, 3000)), expect.any(Error)],
    ] as const) {
      const onError = vi.fn();
      const pending = createHandler({ client, [name]: { consume }, onError })(post());
      await vi.advanceTimersByTimeAsync(1999);
      expect(onError).toHaveBeenCalledTimes(vi.getTimerCount() > 0 ? 0 : 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await problemOf(await pending)).toMatchObject({ status: 503, code: 'unknown' });
      expect(onError.mock.calls).toEqual([[reported]]);
      await vi.runAllTimersAsync();
    }
    expect(requests).toEqual([]);
  },
);

test.each<[string, RecipeClient, number, number]>([
  ['a failure', outage, 502, 1],
  ['an empty answer', async () => ' ', 502, 1],
  ['an error of the client’s own', () => Promise.reject(new Error('out of memory')), 500, 1],
  // It is billed.
  [
    'what the provider withholds',
    () => Promise.reject(new RecipeError('content-filtered')),
    502,
    0,
  ],
  ['a recipe', async () => 'Soup', 200, 0],
  [
    'half a recipe',
    async function* () {
      yield 'Leek';
      throw new RecipeError('network');
    },
    200,
    0,
  ],
])(
  'a run that fails before its first text gives back the day’s point, no other does: %s',
  async (_name, client, status, refunds) => {
    const [rateLimiter, dailyBudget] = [limiter(), limiter()];
    const response = await ask({ client, rateLimiter, dailyBudget });
    await response.text();
    expect(response.status).toBe(status);
    expect(rateLimiter.consume.mock.calls).toEqual([['ada']]);
    expect(dailyBudget.reward.mock.calls).toEqual(dailyBudget.consume.mock.calls.slice(0, refunds));
    // Visitors in an outage must not hammer on the model.
    expect(rateLimiter.reward).not.toHaveBeenCalled();
    expect((await ask({ client, dailyBudget: { consume: async () => {} } })).status).toBe(status);
  },
);

test('so does one that fails after a long silence', async () => {
  vi.useFakeTimers();
  const dailyBudget = limiter();
  const pending = ask({ client: () => new Promise(() => {}), dailyBudget, timeout: 20_000 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await (await pending).text()).toContain('"code":"timeout"');
  expect(dailyBudget.reward).toHaveBeenCalledTimes(1);
});

test.each<[string, () => Promise<unknown>, number]>([
  ['is spent', () => Promise.reject({ msBeforeNext: HOUR }), 429],
  ['fails', () => Promise.reject(new Error('the store is down')), 503],
])(
  'a day that %s gives back the visitor’s point, unless they have left',
  async (_name, consume, status) => {
    const rateLimiter = limiter();
    expect((await ask({ rateLimiter, dailyBudget: { consume } })).status).toBe(status);
    expect(rateLimiter.reward.mock.calls).toEqual([['ada']]);
    const connection = new AbortController();
    const leaving = { consume: () => (connection.abort(), consume()) };
    const response = await ask({ rateLimiter, dailyBudget: leaving }, connection.signal);
    expect(response.status).toBe(499);
    expect(rateLimiter.reward).toHaveBeenCalledTimes(1);
  },
);

test('a caller who leaves costs the day nothing before it is asked, and one point after', async () => {
  for (const [leavesAt, points] of [
    ['visitor', 0],
    ['day', 1],
    ['model', 1],
  ] as const) {
    const connection = new AbortController();
    const dailyBudget = limiter();
    const rateLimiter = limiter();
    const leave = async (at: string) => void (at === leavesAt && connection.abort());
    rateLimiter.consume.mockImplementation(() => leave('visitor'));
    dailyBudget.consume.mockImplementation(() => leave('day'));
    const client = vi.fn<RecipeClient>(async (_request, { signal }) => {
      await leave('model');
      signal.throwIfAborted();
      return 'Soup';
    });
    const response = await ask({ client, rateLimiter, dailyBudget }, connection.signal);
    expect(response.status).toBe(499);
    expect(dailyBudget.consume).toHaveBeenCalledTimes(points);
    expect(client).toHaveBeenCalledTimes(leavesAt === 'model' ? 1 : 0);
    expect(dailyBudget.reward).not.toHaveBeenCalled();
  }
});

test.each([
  ['has passed', { msBeforeNext: 10_000 }, 0, 0],
  ['goes on', { msBeforeNext: 11_000 }, 0, 1],
  ['began with the request for it', { msBeforeNext: 10_000 }, 1000, 0],
  ['never ends', { msBeforeNext: -1 }, 0, 1],
  ['is not known', null, 0, 1],
  ['is no number', { msBeforeNext: Symbol('soon') }, 0, 1],
])('a point is given back within its window alone: it %s', async (_name, window, way, times) => {
  vi.useFakeTimers();
  // No clock begins with the request.
  await vi.advanceTimersByTimeAsync(60_000);
  const dailyBudget = limiter();
  dailyBudget.consume.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, way));
    return window;
  });
  const client: RecipeClient = async () => {
    await new Promise((resolve) => setTimeout(resolve, 10_000 - way));
    throw new RecipeError('network');
  };
  const pending = ask({ client, dailyBudget });
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await pending).status).toBe(502);
  expect(dailyBudget.reward).toHaveBeenCalledTimes(times);
});

test('a refund delays nobody, and its failure is reported', async () => {
  const failure = new Error('the store is down');
  for (const reward of [
    () => Promise.reject(failure),
    () => {
      throw failure;
    },
  ]) {
    const onError = vi.fn();
    expect(
      (await ask({ client: outage, dailyBudget: { ...limiter(), reward }, onError })).status,
    ).toBe(502);
    await until(() => expect(onError).toHaveBeenCalledWith(failure));
    expect(onError).toHaveBeenCalledTimes(2);
  }
  const dailyBudget = { ...limiter(), reward: () => new Promise(() => {}) };
  expect((await ask({ client: outage, dailyBudget })).status).toBe(502);
});

function ask(options: Partial<RecipeHandlerOptions>, signal?: AbortSignal): Promise<Response> {
  return createHandler(options)(post(undefined, {}, signal), { clientKey: 'ada' });
}

/** Allows everything, in one window. */
function limiter() {
  return {
    consume: vi.fn(async (_key: string): Promise<unknown> => ({ msBeforeNext: HOUR })),
    reward: vi.fn(async (_key: string): Promise<unknown> => undefined),
  };
}

/** Allows a number of points per key, then rejects with a wait. */
function counter(allowed: number, msBeforeNext: number): RecipeLimiter & { taken: () => number } {
  const taken = new Map<string, number>();
  return {
    taken: () => [...taken.values()].reduce((sum, count) => sum + count, 0),
    async consume(key) {
      const count = taken.get(key) ?? 0;
      // rate-limiter-flexible doesn't reject with an Error either.
      if (count >= allowed) return Promise.reject({ msBeforeNext });
      taken.set(key, count + 1);
    },
  };
}
