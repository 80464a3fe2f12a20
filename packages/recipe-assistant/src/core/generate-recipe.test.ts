import { generateRecipe, RecipeError } from 'recipe-assistant/core';
import type { RecipeChunk, RecipeClient } from 'recipe-assistant/core';
import { createScriptedClient } from 'recipe-assistant/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { revokedProxy, THROWABLE_THINGS, throwingGetters } from '../../test/throwable-things.ts';
import { UpstreamError } from './recipe-error.ts';

const BASKET = ['leek', 'potato', 'cream', 'nutmeg'];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The console output, which the test thereby expects. */
function takeLog(): unknown[][] {
  const { calls } = vi.mocked(console.error).mock;
  const log = [...calls];
  vi.mocked(console.error).mockClear();
  return log;
}

/** The failure of a run, which is logged once. */
async function failureOf(client: unknown, options = {}): Promise<RecipeError> {
  const outcome = generateRecipe(BASKET, { client: client as RecipeClient, ...options });
  const error = await outcome.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RecipeError);
  return error as RecipeError;
}

/** A client that yields these, one by one. */
function yielding(...parts: unknown[]) {
  return async function* () {
    yield* parts;
  } as unknown as RecipeClient;
}

function throwing(thrown: unknown) {
  return () => Promise.reject(thrown);
}

test.each<[string, unknown, object]>([
  ['a promise of a text', async () => '# Soup', { recipe: '# Soup', finishReason: 'stop' }],
  ['texts', yielding('a', 'b'), { recipe: 'ab', finishReason: 'stop' }],
  [
    'chunks',
    yielding({ text: 'a' }, { finishReason: 'length', model: 'mixtral' }),
    { recipe: 'a', finishReason: 'length', model: 'mixtral' },
  ],
  [
    'a promise of a result',
    async () => ({ recipe: 'b', finishReason: 'content-filter', model: 'm', origin: 'rules' }),
    { recipe: 'b', finishReason: 'content-filter', model: 'm', origin: 'rules' },
  ],
  [
    'the loop of an SDK, with nothing between the texts',
    yielding(undefined, 'So', null, { text: undefined }, { type: 'start' }, 'up', undefined),
    { recipe: 'Soup', finishReason: 'stop' },
  ],
  [
    'values of other types, which are dropped',
    yielding({ text: 'a', finishReason: 'constructor', model: Symbol('m'), origin: 'magic' }),
    { recipe: 'a', finishReason: 'stop' },
  ],
])('%s is a whole client', async (_name, client, result) => {
  expect(await generateRecipe(BASKET, { client: client as RecipeClient })).toEqual(result);
});

test('a promise of a stream is read as the stream, and let go of', async () => {
  let isLeft = false;
  const controller = new AbortController();
  const onText = vi.fn((recipe: string) => recipe === 'Soup' && controller.abort());
  async function* soup() {
    try {
      yield* ['So', 'up', '!'];
    } finally {
      isLeft = true;
    }
  }
  const client = (async () => soup()) as never;
  const { recipe } = await generateRecipe(BASKET, { client, signal: controller.signal, onText });
  expect(recipe).toBe('Soup');
  await vi.waitFor(() => expect(isLeft).toBe(true));
});

test('a client is handed the request and a signal, once, at once', async () => {
  const client = createScriptedClient(['a']);
  const options = { client, maxTokens: 7, instructions: 'Rhyme.' };
  const outcome = generateRecipe(BASKET, options);
  expect(client.calls).toHaveLength(1);
  await outcome;
  const { request, signal } = client.calls[0]!;
  expect(request).toMatchObject({ ingredients: BASKET, maxTokens: 7 });
  expect(request.messages[0].content).toBe('Rhyme.');
  expect(signal.aborted).toBe(false);
});

test('onText is given the text so far and the chunk that brought it; its failure is reported', async () => {
  const seen: [string, RecipeChunk][] = [];
  const client = createScriptedClient(['a', 'b', { finish: 'stop', model: 'm' }]);
  const onText = (...given: [string, RecipeChunk]) => {
    seen.push(given);
    throw new Error('in the page');
  };
  expect(await generateRecipe(BASKET, { client, onText })).toMatchObject({ recipe: 'ab' });
  expect(seen).toEqual([
    ['a', { text: 'a' }],
    ['ab', { text: 'b' }],
  ]);
  expect(takeLog()).toEqual([[new Error('in the page')], [new Error('in the page')]]);
});

test('a model that does not stop is stopped: a long text is cut and says so', async () => {
  let signal: AbortSignal | undefined;
  const client: RecipeClient = async function* (_request, options) {
    ({ signal } = options);
    for (;;) yield 'x'.repeat(50_000);
  };
  const { recipe, finishReason } = await generateRecipe(BASKET, { client });
  expect([recipe.length, finishReason]).toEqual([262_144, 'length']);
  expect(signal!.aborted).toBe(true);
});

test('a client that never pauses lets the time-out come', async () => {
  const client: RecipeClient = async function* () {
    yield 'a';
    for (let pieces = 0; pieces < 20_000_000; pieces += 1) yield '';
  };
  expect((await failureOf(client, { timeout: 50 })).code).toBe('timeout');
  takeLog();
});

test.each<[string, unknown, string]>([
  ['a client that returns nothing', () => undefined, 'empty'],
  ['a promise of nothing', async () => undefined, 'empty'],
  ['a list of texts', () => ['Soup'], 'empty'],
  ['bytes', yielding(new TextEncoder().encode('Soup')), 'empty'],
  ['an SDK’s chunks', yielding({ id: '1', model: 'm', choices: [{ text: 'Soup' }] }), 'empty'],
  ['a recipe that is a number', async () => ({ recipe: 7 }), 'malformed'],
  ['no chunk at all', yielding(), 'empty'],
  ['white space alone', async () => ' \n\t', 'empty'],
  ['an invisible character alone', async () => '\u200b\n', 'empty'],
  ['a turn token alone', async () => '[INST]', 'empty'],
  ['thoughts without a word', async () => '<think>\n</think>\n', 'empty'],
  ['a filter that left nothing', yielding({ finishReason: 'content-filter' }), 'content-filtered'],
  ['a revoked proxy', yielding(revokedProxy()), 'unknown'],
  ['getters that throw', yielding(throwingGetters('text', 'model')), 'unknown'],
  ['an error of another kind', throwing(new Error('boom')), 'unknown'],
])('%s is a failure, logged once: %s', async (_name, client, code) => {
  expect((await failureOf(client)).code).toBe(code);
  expect(takeLog()).toHaveLength(1);
});

test('a failure is logged with its cause, by its status, without a word of anybody', async () => {
  const cause = new UpstreamError('it failed, HTTP 503', { status: 503, requestId: 'abc' });
  const secret = 'hf_secret at https://example.test/v1 said: I have leek, potato';
  const sdk = Object.assign(new Error(secret), { status: 429, requestID: 'req_7' });
  for (const [thrown, line, facts] of [
    [
      new RecipeError('network', { cause }),
      'network: it failed, HTTP 503',
      { status: 503, requestId: 'abc' },
    ],
    [new Error(secret), 'unknown, see cause', {}],
    [new Error('wrapped', { cause: sdk }), 'rate-limited', { status: 429 }],
  ] as const) {
    const error = await failureOf(throwing(thrown));
    expect(error.cause).toBe(thrown instanceof RecipeError ? cause : thrown);
    const [[message, logged], ...others] = takeLog() as [[string, Error]];
    expect([message, String(logged)]).toEqual([
      'Recipe generation failed',
      `UpstreamError: ${line}`,
    ]);
    expect(logged).toMatchObject({ code: error.code, ...facts });
    expect(logged.stack).not.toMatch(/hf_secret|https?:|leek/);
    expect([logged.cause, others]).toEqual([undefined, []]);
  }
  expect(cause).not.toHaveProperty('code');
});

test.each(THROWABLE_THINGS)(
  '%s that a client throws, whenever, is a failure without a name',
  async (_name, create) => {
    const thrown = create();
    for (const when of ['at once', 'later', 'in mid-stream']) {
      let signal: AbortSignal | undefined;
      const client = (_request: unknown, options: { signal: AbortSignal }) => {
        ({ signal } = options);
        if (when === 'at once') throw thrown;
        if (when === 'later') return Promise.reject(thrown);
        return (async function* () {
          yield 'a';
          throw thrown;
        })();
      };
      expect((await failureOf(client)).code).toBe('unknown');
      expect(signal!.aborted).toBe(true);
      const [line, ...others] = takeLog();
      expect(String(line)).toMatch(/^Recipe generation failed,UpstreamError: unknown(?:, see|$)/);
      expect(others).toEqual([]);
    }
  },
);

test('too few ingredients call no client; blank ones do not count', async () => {
  const client = createScriptedClient(['a']);
  for (const few of [[], ['a', 'b', 'c', '\u200b']]) {
    const error = await generateRecipe(few, { client }).catch((reason: unknown) => reason);
    const missing = 4 - Math.min(few.length, 3);
    expect(error).toMatchObject({ code: 'too-few-ingredients', retryable: false, missing });
  }
  expect(takeLog()).toHaveLength(2);
  expect(client.calls).toHaveLength(0);
  expect((await generateRecipe(['a'], { client, minIngredients: 1 })).recipe).toBe('a');
});

describe('a stop by the caller', () => {
  test('keeps the text, logs nothing, closes the client and leaves no listener', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const client = createScriptedClient(['# So', { cue: true }, 'up']);
    const outcome = generateRecipe(BASKET, { client, signal, onText: () => controller.abort() });
    expect(await outcome).toEqual({ recipe: '# So', finishReason: 'aborted' });
    expect(client.calls[0]!.signal.aborted).toBe(true);
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
    // Before the start it calls no client.
    expect(await generateRecipe(BASKET, { client, signal })).toEqual({
      recipe: '',
      finishReason: 'aborted',
    });
    expect(client.calls).toHaveLength(1);
  });

  const hanging = () => new Promise<never>(() => {});
  const stream = (leave: () => unknown) => () => ({
    [Symbol.asyncIterator]: () => ({ next: hanging, return: leave }),
  });

  test.each([
    ['a promise that never settles', hanging],
    ['a stream that hangs and does not let go', stream(hanging)],
    ['a stream that fails to let go', stream(() => Promise.reject(new Error('cannot')))],
  ])('ends at once even with %s, from outside and from within', async (_name, client) => {
    for (const isWithin of [false, true]) {
      const controller = new AbortController();
      const asked = () => {
        if (isWithin) controller.abort();
        return client() as unknown as ReturnType<RecipeClient>;
      };
      const outcome = generateRecipe(BASKET, { client: asked, signal: controller.signal });
      controller.abort();
      expect(await outcome).toEqual({ recipe: '', finishReason: 'aborted' });
    }
  });
});

describe('a time limit', () => {
  test.each<[string, Parameters<typeof createScriptedClient>[0], number]>([
    ['on the whole request is 120 seconds', [{ cue: true }], 120_000],
    [
      'on silence is 30, from the first text on, and restarts with each',
      [{ wait: 60_000 }, 'a', { wait: 29_000 }, 'b', { cue: true }],
      60_000 + 29_000 + 30_000,
    ],
  ])('%s', async (_name, script, limit) => {
    vi.useFakeTimers();
    const client = createScriptedClient(script);
    const failure = failureOf(client);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(client.calls[0]!.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await failure).code).toBe('timeout');
    expect(client.calls[0]!.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    takeLog();
  });

  test('on silence counts a chunk without text as a sign of life', async () => {
    vi.useFakeTimers();
    const client: RecipeClient = async function* () {
      yield 'a';
      for (const chunk of [{}, { model: 'm' }, { text: 'b' }]) {
        await new Promise((resolve) => setTimeout(resolve, 29_000));
        yield chunk;
      }
    };
    const outcome = generateRecipe(BASKET, { client });
    await vi.advanceTimersByTimeAsync(3 * 29_000);
    expect((await outcome).recipe).toBe('ab');
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([0, Infinity, 2 ** 31])('of %s is not a limit', async (timeout) => {
    vi.useFakeTimers();
    const client = createScriptedClient([{ wait: 300_000 }, 'a']);
    const outcome = generateRecipe(BASKET, { client, timeout });
    await vi.advanceTimersByTimeAsync(300_000);
    expect((await outcome).recipe).toBe('a');
  });
});

test.each([
  'gpt-4o-2024-08-06',
  'anthropic/claude-3.5-sonnet:beta',
  'hf.co/bartowski/Llama-3.2-3B-Instruct-GGUF:Q4_K_M',
  'arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.anthropic.claude-3-5-sonnet-20241022-v2:0',
  '@cf/meta/llama-3.1-8b-instruct',
  'Meta Llama 3.1 8B Instruct Turbo',
])('%s is the name of a model', async (model) => {
  const client = yielding({ text: 'Soup', model });
  expect(await generateRecipe(BASKET, { client })).toMatchObject({ model });
});

test.each<[string, unknown]>([
  ['an ingredient in it', 'org/LEEK-7b'],
  ['an ingredient of two words in it', 'gpt_Olive.oil'],
  ['a sentence', 'Verified by the FDA, no allergens (certified safe)'],
  [
    'a long sentence',
    'This recipe was checked by a dietitian and is safe for those with an allergy',
  ],
  ['two lines', 'gpt-4o\nIgnore the warning'],
  ['an override', 'gpt\u202E-4o'],
  ['129 characters', 'x'.repeat(129)],
  ['markup', '<b>gpt</b>'],
  ['nothing', ''],
  ['an object', {}],
])('a model’s name is not passed on with %s', async (_name, model) => {
  const client = yielding({ text: 'Soup', model });
  const ingredients = ['Leek', 'olive oil', '🍋', 'gp'];
  expect((await generateRecipe(ingredients, { client })).model).toBeUndefined();
});
