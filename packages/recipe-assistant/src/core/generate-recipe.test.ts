import { RecipeError, generateRecipe } from 'recipe-assistant/core';
import type { RecipeChunk, RecipeClient } from 'recipe-assistant/core';
import { createScriptedClient } from 'recipe-assistant/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UpstreamError } from './recipe-error.ts';

const BASKET = ['leek', 'potato', 'cream', 'nutmeg'];

/** The console output, which the test thereby expects. */
function takeLog(): unknown[][] {
  const { calls } = vi.mocked(console.error).mock;
  const log = [...calls];
  vi.mocked(console.error).mockClear();
  return log;
}

async function failureOf(client: unknown, options = {}): Promise<RecipeError> {
  const outcome = generateRecipe(BASKET, { client: client as RecipeClient, ...options });
  const error = await outcome.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RecipeError);
  return error as RecipeError;
}

describe('a client', () => {
  test('an SDK’s loop may yield nothing between the texts', async () => {
    const client = async function* () {
      yield undefined;
      yield 'So';
      yield null;
      yield { text: undefined };
      yield { type: 'start' };
      yield 'up';
      yield undefined;
    } as never;
    expect(await generateRecipe(BASKET, { client })).toMatchObject({
      recipe: 'Soup',
      finishReason: 'stop',
    });
  });

  test('a promise of a stream is read as the stream, and let go of', async () => {
    let isLeft = false;
    const texts: string[] = [];
    const controller = new AbortController();
    const client = async () =>
      (async function* () {
        try {
          yield 'So';
          yield 'up';
          controller.abort();
          yield '!';
        } finally {
          isLeft = true;
        }
      })();
    const { recipe } = await generateRecipe(BASKET, {
      client: client as never,
      signal: controller.signal,
      onText: (text) => void texts.push(text),
    });
    expect(recipe).toBe('Soup');
    expect(texts).toEqual(['So', 'Soup']);
    await vi.waitFor(() => expect(isLeft).toBe(true));
  });

  test('what a client gave in place of a text is said in the cause, and none of it', async () => {
    const error = await failureOf(async () => ({ choices: [{ text: 'secret' }] }));
    expect(error.cause).toMatchObject({ message: expect.stringContaining('{ text }') });
    expect(String(error.cause)).not.toContain('secret');
    takeLog();
  });

  test('that returns a string is a whole client', async () => {
    const client = async () => '# Soup';
    expect(await generateRecipe(BASKET, { client })).toEqual({
      recipe: '# Soup',
      finishReason: 'stop',
    });
  });

  test('that yields strings is a whole client', async () => {
    async function* client() {
      yield 'a';
      yield 'b';
    }
    expect(await generateRecipe(BASKET, { client })).toEqual({
      recipe: 'ab',
      finishReason: 'stop',
    });
  });

  test('may say why it ended and which model wrote it', async () => {
    const client = createScriptedClient(['a', { finish: 'length', model: 'mixtral' }]);
    expect(await generateRecipe(BASKET, { client })).toEqual({
      recipe: 'a',
      finishReason: 'length',
      model: 'mixtral',
    });
    const whole = async () => ({
      recipe: 'b',
      finishReason: 'content-filter' as const,
      model: 'm',
    });
    expect(await generateRecipe(BASKET, { client: whole })).toEqual({
      recipe: 'b',
      finishReason: 'content-filter',
      model: 'm',
    });
  });

  test('is handed the request and a signal, once, at once', async () => {
    const client = createScriptedClient(['a']);
    const outcome = generateRecipe(BASKET, { client, maxTokens: 7, instructions: 'Rhyme.' });
    expect(client.calls).toHaveLength(1);
    await outcome;
    const { request, signal } = client.calls[0]!;
    expect(request).toMatchObject({ ingredients: BASKET, maxTokens: 7 });
    expect(request.messages[0].content).toBe('Rhyme.');
    expect(signal.aborted).toBe(false);
  });
});

test('onText is given the text so far and the chunk that brought it', async () => {
  const seen: [string, RecipeChunk][] = [];
  const client = createScriptedClient(['a', 'b', { finish: 'stop', model: 'm' }]);
  await generateRecipe(BASKET, { client, onText: (recipe, chunk) => seen.push([recipe, chunk]) });
  expect(seen).toEqual([
    ['a', { text: 'a' }],
    ['ab', { text: 'b' }],
  ]);
});

test('a callback of the page that fails is reported, and the run goes on', async () => {
  const client = createScriptedClient(['a', 'b']);
  const onText = () => {
    throw new Error('in the page');
  };
  expect(await generateRecipe(BASKET, { client, onText })).toMatchObject({ recipe: 'ab' });
  expect(takeLog()).toEqual([[new Error('in the page')], [new Error('in the page')]]);
});

test('a model that does not stop is stopped: a long text is cut and says so', async () => {
  let signal: AbortSignal | undefined;
  const client: RecipeClient = async function* (_request, options) {
    signal = options.signal;
    for (;;) yield 'x'.repeat(50_000);
  };
  const { recipe, finishReason } = await generateRecipe(BASKET, { client });
  expect([recipe.length, finishReason]).toEqual([262_144, 'length']);
  expect(signal!.aborted).toBe(true);
});

test('a client that never pauses lets the time-out come', async () => {
  let pieces = 0;
  const client: RecipeClient = async function* () {
    for (; pieces < 50_000_000; pieces += 1) yield pieces === 0 ? 'a' : '';
  };
  expect((await failureOf(client, { timeout: 50 })).code).toBe('timeout');
  expect(pieces).toBeLessThan(50_000_000);
  takeLog();
});

describe('a failure', () => {
  test('is logged once with its cause and thrown with the one message', async () => {
    const cause = new UpstreamError('the server failed, HTTP 503', {
      status: 503,
      requestId: 'abc',
    });
    const error = await failureOf(async () => {
      throw new RecipeError('network', { cause });
    });
    expect(error.message).toBe('Failed to generate recipe. Please try again.');
    const log = takeLog();
    expect(log).toHaveLength(1);
    expect(log[0]![0]).toBe('Recipe generation failed');
    expect(String(log[0]![1])).toBe('UpstreamError: network: the server failed, HTTP 503');
    expect(log[0]![1]).toMatchObject({ code: 'network', status: 503, requestId: 'abc' });
    expect(cause).not.toHaveProperty('code');
  });

  test('of a foreign kind is logged without a word of it, and kept as the cause', async () => {
    const secret = new Error('hf_secret at https://example.test/v1 said: I have leek, potato');
    const error = await failureOf(async () => {
      throw secret;
    });
    expect(error.code).toBe('unknown');
    expect(error.cause).toBe(secret);
    const [line] = takeLog();
    expect(line!.map(String).join(' ')).toBe(
      'Recipe generation failed UpstreamError: unknown, see cause',
    );
    expect((line![1] as Error).stack).not.toMatch(/hf_secret|https?:|leek/);
    expect(line![1]).not.toHaveProperty('cause');
  });

  test.each([
    [
      'a client that throws before it returns',
      () => {
        throw new Error('boom');
      },
      'unknown',
    ],
    ['a client that returns nothing', () => undefined, 'malformed'],
    ['a promise of nothing', async () => undefined, 'malformed'],
    ['a promise of null', async () => null, 'malformed'],
    ['a promise of true', async () => true, 'malformed'],
    ['a list of texts', () => ['Soup'], 'malformed'],
    [
      'an iterable that is not async',
      function* () {
        yield 'Soup';
      },
      'malformed',
    ],
    [
      'bytes',
      async function* () {
        yield new TextEncoder().encode('Soup');
      },
      'malformed',
    ],
    [
      'numbers',
      async function* () {
        yield 7;
      },
      'malformed',
    ],
    [
      'the chunks of an SDK',
      async function* () {
        yield { id: '1', model: 'm', choices: [{ delta: { content: 'Soup' } }] };
      },
      'malformed',
    ],
    [
      'events of another kind',
      async function* () {
        yield { type: 'text-delta', delta: 'Soup' };
      },
      'malformed',
    ],
    [
      'chunks without text',
      async function* () {
        yield { text: undefined };
        yield undefined;
      },
      'empty',
    ],
    ['a promise of a number', async () => ({ recipe: 7 }), 'malformed'],
    ['an empty text', async () => '', 'empty'],
    ['white space alone', async () => ' \n\t', 'empty'],
    ['a zero-width space alone', async () => '\u200b\n', 'empty'],
    ['a turn token alone', async () => '[INST]', 'empty'],
    ['thoughts without a word', async () => '<think>\n</think>\n', 'empty'],
    ['no chunk at all', async function* () {}, 'empty'],
    [
      'a filter that left nothing',
      async function* () {
        yield { finishReason: 'content-filter' };
      },
      'content-filtered',
    ],
    [
      'a fetch that failed',
      async () => {
        throw new TypeError('Failed to fetch');
      },
      'network',
    ],
    [
      'a fetch that failed in Node',
      async () => {
        throw new TypeError('fetch failed');
      },
      'network',
    ],
    [
      'a time-out of the client',
      async () => {
        throw new DOMException('', 'TimeoutError');
      },
      'timeout',
    ],
    [
      'something that is not an error',
      async () => {
        throw 'boom';
      },
      'unknown',
    ],
  ])('%s', async (_name, client, code) => {
    expect((await failureOf(client)).code).toBe(code);
    expect(takeLog()).toHaveLength(1);
  });

  test('of the network while the browser knows that it is offline says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const error = await failureOf(async () => {
      throw new TypeError('Failed to fetch');
    });
    vi.unstubAllGlobals();
    expect(error.code).toBe('offline');
    takeLog();
  });

  test.each<[string, () => unknown]>([
    ['an object with a symbol for a message', () => ({ message: Symbol('m') })],
    ['an error whose getters throw', hostileError],
    ['a revoked proxy', revokedProxy],
    ['a RecipeError with an unknown code', () => new RecipeError('constructor' as never)],
    [
      'a RecipeError around a revoked proxy',
      () => new RecipeError('unknown', { cause: revokedProxy() }),
    ],
    ['nothing', () => undefined],
    ['a function', () => () => {}],
  ])('that is %s is unknown, logged once, and closes the client', async (_name, make) => {
    const thrown = make();
    for (const when of ['at once', 'later', 'in mid-stream']) {
      let signal: AbortSignal | undefined;
      const client = (_request: unknown, options: { signal: AbortSignal }) => {
        signal = options.signal;
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
  });

  test('of an SDK is named by its status, which alone is logged', async () => {
    const error = Object.assign(new Error('sk-secret: slow down'), {
      status: 429,
      requestID: 'req_7',
      headers: new Headers({ 'Retry-After': '20' }),
    });
    const failure = await failureOf(async () => {
      throw new Error('wrapped', { cause: error });
    });
    expect(failure).toMatchObject({ code: 'rate-limited', retryAfterMs: 20_000 });
    const [[, logged]] = takeLog() as [[string, Error]];
    expect(logged).toMatchObject({ code: 'rate-limited', status: 429 });
    expect(String(logged)).toBe('UpstreamError: rate-limited');
  });

  test('in mid-stream tells the client to let go', async () => {
    const client = createScriptedClient(['a', { fail: 'network' }]);
    await failureOf(client);
    expect(client.calls[0]!.signal.aborted).toBe(true);
    takeLog();
  });
});

test('too few ingredients call no client; blank ones do not count', async () => {
  const client = createScriptedClient(['a']);
  for (const few of [[], ['a', 'b', 'c'], ['a', 'b', 'c', ' '], ['a', 'b', 'c', '\u200b']]) {
    const error = await generateRecipe(few, { client }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'too-few-ingredients', retryable: false });
  }
  expect(takeLog()).toHaveLength(4);
  expect(client.calls).toHaveLength(0);
  expect((await generateRecipe(['a'], { client, minIngredients: 1 })).recipe).toBe('a');
});

describe('a stop by the caller', () => {
  test('keeps the text, logs nothing and closes the client', async () => {
    const controller = new AbortController();
    const client = createScriptedClient(['# So', { cue: true }, 'up']);
    const outcome = generateRecipe(BASKET, {
      client,
      signal: controller.signal,
      onText: () => controller.abort(),
    });
    expect(await outcome).toEqual({ recipe: '# So', finishReason: 'aborted' });
    expect(client.calls[0]!.signal.aborted).toBe(true);
  });

  test('before the start calls no client', async () => {
    const client = createScriptedClient(['a']);
    const signal = AbortSignal.abort();
    expect(await generateRecipe(BASKET, { client, signal })).toEqual({
      recipe: '',
      finishReason: 'aborted',
    });
    expect(client.calls).toHaveLength(0);
  });

  test.each([
    ['a promise that never settles', () => new Promise<string>(() => {})],
    [
      'a stream that hangs and does not let go',
      () => ({
        [Symbol.asyncIterator]: () => ({
          next: () => new Promise<never>(() => {}),
          return: () => new Promise<never>(() => {}),
        }),
      }),
    ],
    [
      'a stream that fails to let go',
      () => ({
        [Symbol.asyncIterator]: () => ({
          next: () => new Promise<never>(() => {}),
          return: () => {
            throw new Error('cannot');
          },
        }),
      }),
    ],
  ])('ends at once even with %s', async (_name, client) => {
    const controller = new AbortController();
    const outcome = generateRecipe(BASKET, {
      client: client as RecipeClient,
      signal: controller.signal,
    });
    controller.abort();
    expect(await outcome).toEqual({ recipe: '', finishReason: 'aborted' });
  });

  test('from within the client ends at once too', async () => {
    const controller = new AbortController();
    const client = () => {
      controller.abort();
      return new Promise<string>(() => {});
    };
    expect(await generateRecipe(BASKET, { client, signal: controller.signal })).toEqual({
      recipe: '',
      finishReason: 'aborted',
    });
  });

  test('that has passed leaves no listener on the signal', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await generateRecipe(BASKET, { client: async () => 'a', signal });
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
  });
});

describe('a time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('on the whole request aborts it after 120 seconds', async () => {
    const client = createScriptedClient([{ cue: true }]);
    const failure = failureOf(client);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(client.calls[0]!.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await failure).code).toBe('timeout');
    expect(client.calls[0]!.signal.aborted).toBe(true);
    takeLog();
  });

  test('on silence counts from the first text on, and restarts with each', async () => {
    const client = createScriptedClient([
      { wait: 60_000 },
      'a',
      { wait: 29_000 },
      'b',
      { cue: true },
    ]);
    const failure = failureOf(client);
    await vi.advanceTimersByTimeAsync(60_000 + 29_000 + 29_999);
    expect(client.calls[0]!.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await failure).code).toBe('timeout');
    takeLog();
  });

  test('on silence counts a chunk without text as a sign of life', async () => {
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
  });

  test.each([0, Infinity, 2 ** 31])('of %s is not a limit', async (timeout) => {
    const client = createScriptedClient([{ wait: 300_000 }, 'a']);
    const outcome = generateRecipe(BASKET, { client, timeout });
    await vi.advanceTimersByTimeAsync(300_000);
    expect((await outcome).recipe).toBe('a');
  });

  test('leaves no timer behind', async () => {
    await generateRecipe(BASKET, { client: async () => 'a' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

function hostileError(): Error {
  const error = new Error('m');
  for (const field of ['message', 'name', 'cause', 'status', 'stack']) {
    Object.defineProperty(error, field, {
      get: () => {
        throw new Error('getter');
      },
    });
  }
  return error;
}

function revokedProxy(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
