import { createRecipeAssistant, type RecipeAssistantOptions } from 'recipe-assistant/core';
import { createScriptedClient } from 'recipe-assistant/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';

const BASKET = ['leek', 'potato', 'cream', 'nutmeg'];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** With a client that waits for its cue in mid-stream. */
function createAssistant(
  options: Partial<RecipeAssistantOptions> = {},
  script: Parameters<typeof createScriptedClient>[0] = ['# Soup', { cue: true }, ' for four'],
) {
  const client = createScriptedClient(script);
  const all = { client, defaultIngredients: BASKET, throttle: 0, ...options };
  return { client, assistant: createRecipeAssistant(all) };
}

/** Flushes everything that is due. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a run', () => {
  test('goes from idle through submitted and streaming to success', async () => {
    const { assistant, client } = createAssistant({}, [
      { cue: 'a' },
      ' \n',
      { cue: 'b' },
      '# Soup',
      { cue: 'c' },
      '!',
      { finish: 'stop', model: 'm' },
    ]);
    const idle = { status: 'idle', isLoading: false, recipe: '', run: 0, requestedIngredients: [] };
    expect(assistant.getState()).toMatchObject(idle);
    const ended = assistant.generate();
    const submitted = { status: 'submitted', isLoading: true, recipe: '', run: 1 };
    const requestedIngredients = BASKET;
    expect(assistant.getState()).toMatchObject({ ...submitted, requestedIngredients });
    // White space alone is no text yet.
    client.cue('a');
    await settle();
    expect(assistant.getState()).toMatchObject(submitted);
    client.cue('b');
    await settle();
    const streaming = { status: 'streaming', isLoading: true, recipe: ' \n# Soup' };
    expect(assistant.getState()).toMatchObject(streaming);
    client.cue('c');
    await ended;
    const success = { status: 'success', isLoading: false, recipe: ' \n# Soup!' };
    const end = { finishReason: 'stop', model: 'm' };
    expect(assistant.getState()).toMatchObject({ ...success, ...end });
    // The next one clears it at once.
    void assistant.generate();
    expect(assistant.getState()).toMatchObject({ recipe: '', finishReason: undefined, run: 2 });
    assistant.stop();
  });

  test('calls the client one microtask after generate, with the options of that moment', async () => {
    const { assistant, client } = createAssistant({}, ['old']);
    void assistant.generate();
    assistant.stop();
    const ended = assistant.generate();
    const newer = createScriptedClient(['new']);
    assistant.setOptions({ client: newer });
    await ended;
    expect([client.calls.length, newer.calls.length]).toEqual([0, 1]);
    expect(assistant.getState().recipe).toBe('new');
  });

  test('is aborted by a second one, and calls no callback', async () => {
    const onFinish = vi.fn();
    const script = [
      ['a', { cue: true as const }],
      ['b', { cue: true as const }],
    ];
    const { assistant, client } = createAssistant({ onFinish, throttle: 60_000 }, script);
    const first = assistant.generate();
    await settle();
    const second = assistant.generate();
    expect(client.calls[0]!.signal.aborted).toBe(true);
    await settle();
    // Shown at once, whatever the first one waited for.
    expect(assistant.getState()).toMatchObject({ status: 'streaming', recipe: 'b' });
    client.cue();
    await Promise.all([first, second]);
    expect(client.calls[1]!.signal.aborted).toBe(false);
    expect(onFinish.mock.calls).toMatchObject([[{ recipe: 'b' }]]);
  });

  test('drops a second one where the page wants that, and nothing of it is left', async () => {
    const { assistant, client } = createAssistant({ whenBusy: 'drop' });
    const first = assistant.generate();
    await settle();
    assistant.addIngredient('butter');
    const others = [assistant.generate(), assistant.retry()];
    client.cue();
    await Promise.all([first, ...others]);
    expect(assistant.getState()).toMatchObject({ recipe: '# Soup for four' });
    client.cue();
    await assistant.retry();
    expect(client.calls.map(({ request }) => request.ingredients)).toEqual([BASKET, BASKET]);
  });
});

describe('stop', () => {
  test('keeps the text, also what was not shown yet, and tells onFinish', async () => {
    const [onFinish, onError] = [vi.fn(), vi.fn()];
    const options = { throttle: 1000, onFinish, onError };
    const { assistant, client } = createAssistant(options, ['a', 'b', 'c', { cue: true }]);
    const ended = assistant.generate();
    await settle();
    expect(assistant.getState().recipe).toBe('a');
    assistant.stop();
    const stopped = { status: 'success', recipe: 'abc', finishReason: 'aborted', error: undefined };
    expect(assistant.getState()).toMatchObject(stopped);
    expect(client.calls[0]!.signal.aborted).toBe(true);
    await ended;
    const finish = {
      recipe: 'abc',
      ingredients: BASKET,
      finishReason: 'aborted',
      model: undefined,
    };
    expect(onFinish).toHaveBeenCalledExactlyOnceWith(finish);
    expect(onError).not.toHaveBeenCalled();
  });

  test('before any text leaves the page idle and tells nobody; without a run it does nothing', async () => {
    const onFinish = vi.fn();
    const { assistant } = createAssistant({ onFinish }, [{ cue: true }]);
    const before = assistant.getState();
    assistant.stop();
    expect(assistant.getState()).toBe(before);
    const ended = assistant.generate();
    await settle();
    assistant.stop();
    await ended;
    const stopped = { status: 'idle', recipe: '', finishReason: 'aborted' };
    expect(assistant.getState()).toMatchObject(stopped);
    expect(onFinish).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  test('in mid-stream keeps the text beside the error, until the next run', async () => {
    const onError = vi.fn();
    const script = [['# So', 'up', { fail: 'network' as const }], ['a']];
    const { assistant } = createAssistant({ throttle: 1000, onError }, script);
    await expect(assistant.generate()).resolves.toBeUndefined();
    const failed = { status: 'error', isLoading: false, recipe: '# Soup', finishReason: undefined };
    expect(assistant.getState()).toMatchObject({ ...failed, error: { code: 'network' } });
    expect(onError).toHaveBeenCalledExactlyOnceWith(assistant.getState().error);
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
    await assistant.retry();
    expect(assistant.getState()).toMatchObject({
      status: 'success',
      error: undefined,
      recipe: 'a',
    });
  });

  test('of the page is reported, and nothing else suffers', async () => {
    const fail = () => {
      throw new Error('the page is broken');
    };
    const { assistant } = createAssistant(
      {
        defaultIngredients: BASKET.slice(1),
        onFinish: async () => fail(),
        onIngredientsChange: fail,
        onEvent: fail,
      },
      ['a'],
    );
    const unsubscribe = assistant.subscribe(() => {
      unsubscribe();
      fail();
    });
    const other = vi.fn();
    assistant.subscribe(other);
    assistant.addIngredient('leek');
    await expect(assistant.generate()).resolves.toBeUndefined();
    await settle();
    expect(assistant.getState()).toMatchObject({ status: 'success', recipe: 'a' });
    expect(other).toHaveBeenCalled();
    // Four events, and one of each other.
    expect(console.error).toHaveBeenCalledTimes(7);
    vi.mocked(console.error).mockClear();
  });

  test('of the page goes to reportError where there is a document, and else to the console', async () => {
    const reportError = vi.fn();
    const fault = new Error('the page is broken');
    for (const [document, report] of [
      [{}, reportError],
      [{}, undefined],
      [undefined, reportError],
    ]) {
      vi.stubGlobal('document', document);
      vi.stubGlobal('reportError', report);
      const onFinish = () => Promise.reject(fault);
      await createAssistant({ onFinish }, ['a']).assistant.generate();
      await settle();
    }
    expect(reportError.mock.calls).toEqual([[fault]]);
    expect(vi.mocked(console.error).mock.calls).toEqual([[fault], [fault]]);
    vi.mocked(console.error).mockClear();
  });
});

describe('below the minimum', () => {
  test('generate calls nothing, keeps recipe and status, and says how many are missing', async () => {
    const { assistant, client } = createAssistant({}, ['a']);
    await assistant.generate();
    assistant.removeIngredient(0);
    await assistant.generate();
    await assistant.another();
    const short = { status: 'success', recipe: 'a', canGenerate: false, remaining: 1 };
    const error = { code: 'too-few-ingredients' };
    expect(assistant.getState()).toMatchObject({ ...short, error, previous: undefined });
    expect(client.calls).toHaveLength(1);
    assistant.addIngredient('butter');
    expect(assistant.getState().error).toBeUndefined();
  });

  test('another minimum notifies the listeners, and clears the error', async () => {
    const { assistant, client } = createAssistant({ defaultIngredients: ['leek'] });
    await assistant.generate();
    expect(assistant.getState().error?.code).toBe('too-few-ingredients');
    const listener = vi.fn();
    assistant.subscribe(listener);
    assistant.setOptions({ client, minIngredients: 1 });
    await settle();
    expect(listener).toHaveBeenCalledOnce();
    const enough = { remaining: 0, canGenerate: true, error: undefined };
    expect(assistant.getState()).toMatchObject(enough);
  });

  test('a minimum that cannot be used counts as the default, says so once, and is no change', async () => {
    const listener = vi.fn();
    for (const minimum of [Number.NaN, -1, '4', {}, Symbol('four')]) {
      const minIngredients = minimum as number;
      const { assistant, client } = createAssistant({ minIngredients });
      assistant.removeIngredient(0);
      assistant.subscribe(listener);
      assistant.setOptions({ client, minIngredients });
      await settle();
      expect(assistant.getState()).toMatchObject({ remaining: 1 });
    }
    expect(listener).not.toHaveBeenCalled();
    expect(vi.mocked(console.warn).mock.calls).toEqual([['minIngredients must be a number >= 0']]);
    vi.mocked(console.warn).mockClear();
  });

  test('a run that lives goes on, and a stop of it leaves no error', async () => {
    for (const isStopped of [false, true]) {
      const { assistant, client } = createAssistant();
      const ended = assistant.generate();
      await settle();
      assistant.clearIngredients();
      await assistant.generate();
      expect(assistant.getState().status).toBe('streaming');
      if (isStopped) assistant.stop();
      client.cue();
      await ended;
      const recipe = isStopped ? '# Soup' : '# Soup for four';
      expect(assistant.getState()).toMatchObject({ status: 'success', recipe, error: undefined });
    }
  });
});

test('retry repeats the last run with its own ingredients, however it ended; without one it does nothing', async () => {
  const { assistant, client } = createAssistant({}, ['a']);
  await assistant.retry();
  for (const isStopped of [false, true]) {
    const ended = assistant.generate();
    await Promise.resolve();
    if (isStopped) assistant.stop();
    await ended;
    assistant.clearIngredients();
    await assistant.retry();
    const { ingredients } = client.calls.at(-1)!.request;
    expect(ingredients).toEqual(BASKET);
    expect(assistant.getState()).toMatchObject({ status: 'success', recipe: 'a', ingredients: [] });
    assistant.undo();
  }
  expect(client.calls).toHaveLength(4);
});

test.each([
  ['its ingredients', '# Soup'],
  ['enough of them', { recipe: '# Soup', ingredients: ['leek'] }],
])('retry of a kept recipe that came without %s takes those of the list', async (_name, kept) => {
  const { assistant, client } = createAssistant({ defaultRecipe: kept }, ['a']);
  await assistant.retry();
  expect(client.calls.map(({ request }) => request.ingredients)).toEqual([BASKET]);
});

test('reset ends a run that lives, and nothing of it is left', async () => {
  const onFinish = vi.fn();
  const { assistant, client } = createAssistant({ onFinish }, [['a'], ['b', { cue: true }]]);
  await assistant.generate();
  const ended = assistant.generate();
  await settle();
  assistant.reset();
  await ended;
  await assistant.retry();
  assistant.back();
  expect(client.calls.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  const idle = { status: 'idle', recipe: '', finishReason: undefined, requestedIngredients: [] };
  const kept = { previous: undefined, ingredients: BASKET };
  expect(assistant.getState()).toMatchObject({ ...idle, ...kept });
  expect(onFinish).toHaveBeenCalledOnce();
});

test('text is shown at once, then at most once in each interval, and at the end whole, without an animation frame', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', undefined);
  const steps = Array.from({ length: 100 }, (_, index) => [{ wait: 4 }, `${index} `]).flat();
  const burst = ['in', ' a', ' row', { wait: 100 }, ' end'];
  const { assistant } = createAssistant({ throttle: 50 }, [steps, burst]);
  const shown = new Set<string>();
  assistant.subscribe(() => shown.add(assistant.getState().recipe));
  const ended = assistant.generate();
  await vi.advanceTimersByTimeAsync(4);
  expect(assistant.getState().recipe).toBe('0 ');
  await vi.advanceTimersByTimeAsync(400);
  await ended;
  expect(assistant.getState().recipe.split(' ')).toHaveLength(101);
  // Nothing, the first, one each 50 ms of 396, and the end.
  expect(shown.size).toBe(2 + Math.floor(396 / 50) + 1);
  expect(vi.getTimerCount()).toBe(0);
  void assistant.generate();
  await vi.advanceTimersByTimeAsync(0);
  expect(assistant.getState().recipe).toBe('in');
  await vi.advanceTimersByTimeAsync(50);
  expect(assistant.getState().recipe).toBe('in a row');
  assistant.stop();
});
