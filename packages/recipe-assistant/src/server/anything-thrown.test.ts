import { RecipeError, type RecipeClient, type RecipeErrorCode } from 'recipe-assistant/core';
import { createRecipeHandler, type RecipeHandlerOptions } from 'recipe-assistant/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const unlimited = { consume: async () => {} };
const soup: RecipeClient = async () => 'Soup';
const outage: RecipeClient = () => Promise.reject(new RecipeError('network'));

const thrower = { get: () => fail(new Error('You may not look')) };

const unhandled = vi.fn();

beforeEach(() => {
  process.on('unhandledRejection', unhandled);
});

afterEach(async () => {
  // The process reports an unhandled rejection one turn later.
  await new Promise((resolve) => setTimeout(resolve, 2));
  process.off('unhandledRejection', unhandled);
  expect(unhandled.mock.calls).toEqual([]);
  unhandled.mockClear();
  vi.mocked(console.error).mockClear();
});

/** Everything that can be thrown; somebody's code has thrown each of these. */
const things: [string, () => unknown][] = [
  ['nothing', () => undefined],
  ['null', () => null],
  ['a number', () => 42],
  ['a symbol', () => Symbol('leek')],
  ['a function', () => () => {}],
  ['a message that is a symbol', () => ({ message: Symbol('leek') })],
  ['an object without a prototype', () => Object.create(null)],
  ['getters that throw', () => throwing(['message', 'name', 'code', 'status', 'cause', 'stack'])],
  ['a wait that throws', () => throwing(['retryAfterMs'])],
  ['a wait that is a symbol', () => ({ msBeforeNext: Symbol('soon') })],
  ['a revoked proxy', revoked],
  ['an error whose cause is itself', circular],
  ['what cannot be put into words', () => ({ toString: null, valueOf: null })],
  ['an unknown code', () => new RecipeError('rate_limited' as RecipeErrorCode)],
  ['a code of Object’s own', () => new RecipeError('constructor' as RecipeErrorCode)],
  ['a code that was changed', () => Object.assign(new RecipeError('empty'), { code: '__proto__' })],
  ['a code that throws', () => Object.defineProperty(new RecipeError('empty'), 'code', thrower)],
  ['a RecipeError behind a proxy', () => new Proxy(new RecipeError('empty'), { get: fail })],
];

describe.each(things)('%s', (_name, create) => {
  test.each<[string, RecipeClient]>([
    ['at once', () => fail(create())],
    ['later', () => Promise.reject(create())],
    [
      'in a stream',
      // oxlint requires a yield in a generator, but this one fails first.
      () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(create()) }) }),
    ],
  ])('a client that throws it %s is a failure without a name', async (_when, client) => {
    const onError = vi.fn();
    const response = await ask({ client, onError });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ status: 500, code: 'unknown' });
    expect(onError.mock.calls).toEqual([[expect.any(RecipeError)]]);
  });

  test('a client that throws it after a text ends the recipe with a reason', async () => {
    const client: RecipeClient = async function* () {
      yield 'Leek';
      throw create();
    };
    const response = await ask({ client });
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(
      /"Leek".*\n\ndata: \{"error":\{"code":"unknown"\}\}\n\n$/s,
    );
  });

  test.each(['rateLimiter', 'dailyBudget'])('a %s that throws it has failed', async (name) => {
    for (const consume of [() => fail(create()), () => Promise.reject(create())]) {
      const response = await ask({ [name]: { consume } });
      expect(response.status).toBeGreaterThanOrEqual(500);
      expect(await response.json()).toMatchObject({ code: 'unknown' });
    }
  });

  test('a limiter that resolves with it allows the recipe, and may count it back', async () => {
    const reward = vi.fn(() => Promise.reject(create()));
    const dailyBudget = { consume: async () => create(), reward };
    // No promise resolves with a value whose `then` throws.
    const isGood = await dailyBudget.consume().then(
      () => true,
      () => false,
    );
    expect((await ask({ dailyBudget })).status).toBe(isGood ? 200 : 503);
    expect((await ask({ dailyBudget, client: outage })).status).toBe(isGood ? 502 : 503);
    expect(reward).toHaveBeenCalledTimes(isGood ? 1 : 0);
  });

  test.each(['onError', 'onRun'])('an %s that throws it changes nothing', async (name) => {
    for (const callback of [() => fail(create()), () => Promise.reject(create())]) {
      expect((await ask({ [name]: callback, client: outage })).status).toBe(502);
      expect((await ask({ [name]: callback })).status).toBe(200);
    }
  });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a number', 42],
  ['a symbol', Symbol('leek')],
  ['an empty object', {}],
  ['a recipe that is a number', { recipe: 42 }],
  ['a revoked proxy', revoked()],
  ['getters that throw', throwing(['recipe', 'text', 'finishReason', 'model'])],
])('a client that gives %s for a recipe has failed, with a reason', async (_name, given) => {
  for (const client of [
    () => Promise.resolve(given),
    async function* () {
      yield given;
    },
  ]) {
    const response = await ask({ client: client as RecipeClient });
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(await response.json()).toMatchObject({ code: expect.stringMatching(/\w/) });
  }
});

test.each<[string, object]>([
  ['a reason of Object’s own', { finishReason: 'constructor' }],
  ['no reason', { finishReason: null }],
  ['a model that is a symbol', { model: Symbol('leek') }],
  ['a model that is an object', { model: { name: 'leek' } }],
  ['an unknown origin', { origin: 'constructor' }],
])('a recipe with %s ends as one should', async (_name, facts) => {
  for (const client of [
    async () => ({ recipe: 'Soup', ...facts }),
    async function* () {
      yield { text: 'Soup', ...facts };
    },
  ]) {
    const response = await ask({ client: client as RecipeClient });
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('"content":"Soup"');
    expect(text).toMatch(/"finish_reason":"stop"\}\]\}\n\ndata: \[DONE\]\n\n$/);
  }
});

function ask(options: Partial<RecipeHandlerOptions>): Promise<Response> {
  const handle = createRecipeHandler({ client: soup, rateLimiter: unlimited, ...options });
  const request = new Request('http://kitchen.example/api/recipe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ingredients: ['leek', 'potato', 'cream', 'nutmeg'] }),
  });
  return handle(request);
}

function fail(thing: unknown): never {
  throw thing;
}

function throwing(names: string[]): unknown {
  return Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, thrower])));
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function circular(): unknown {
  const error = new Error('leek');
  error.cause = error;
  return error;
}
