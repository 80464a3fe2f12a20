import { createRecipeAssistant, type RecipeAssistantOptions } from 'recipe-assistant/core';
import { createScriptedClient } from 'recipe-assistant/testing';
import { describe, expect, test, vi } from 'vitest';

const BASKET = ['leek', 'potato', 'cream', 'nutmeg'];

function assistantWith(options: Partial<RecipeAssistantOptions> = {}) {
  const client = createScriptedClient(['# Soup', { cue: true }, ' for four', { finish: 'stop' }]);
  return createRecipeAssistant({ client, defaultIngredients: BASKET, throttle: 0, ...options });
}

/** Flushes everything that is due. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a run', () => {
  test('goes from idle through submitted and streaming to success', async () => {
    const client = createScriptedClient([
      { cue: 'a' },
      '# Soup',
      { cue: 'b' },
      '!',
      { finish: 'stop', model: 'm' },
    ]);
    const assistant = assistantWith({ client });
    expect(assistant.getState()).toMatchObject({ status: 'idle', isLoading: false, recipe: '' });
    const ended = assistant.generate();
    expect(assistant.getState()).toMatchObject({
      status: 'submitted',
      isLoading: true,
      recipe: '',
    });
    client.cue('a');
    await settle();
    expect(assistant.getState()).toMatchObject({
      status: 'streaming',
      isLoading: true,
      recipe: '# Soup',
    });
    client.cue('b');
    await ended;
    expect(assistant.getState()).toMatchObject({
      status: 'success',
      isLoading: false,
      recipe: '# Soup!',
      finishReason: 'stop',
      model: 'm',
    });
  });

  test('calls the client one microtask after generate, and not at all when left by then', async () => {
    const client = createScriptedClient(['a']);
    const assistant = assistantWith({ client });
    void assistant.generate();
    expect(client.calls).toHaveLength(0);
    assistant.stop();
    void assistant.generate();
    await assistant.generate();
    expect(client.calls).toHaveLength(1);
  });

  test('clears the previous recipe at once', async () => {
    const assistant = assistantWith({ client: async () => 'a' });
    await assistant.generate();
    const ended = assistant.generate();
    expect(assistant.getState()).toMatchObject({ recipe: '', finishReason: undefined });
    await ended;
  });

  test('is not streaming while only white space has come', async () => {
    const client = createScriptedClient([' \n', { cue: true }, 'a']);
    const assistant = assistantWith({ client });
    const ended = assistant.generate();
    await settle();
    expect(assistant.getState()).toMatchObject({ status: 'submitted', recipe: '' });
    client.cue();
    await ended;
    expect(assistant.getState().recipe).toBe(' \na');
  });

  test('takes the client and the options of the moment of its call', async () => {
    const assistant = assistantWith({ client: async () => 'old' });
    const ended = assistant.generate();
    assistant.setOptions({ client: async () => 'new' });
    await ended;
    expect(assistant.getState().recipe).toBe('new');
  });
});

describe('a second run', () => {
  test('wins over the first, whose late chunks and end are never shown', async () => {
    const chunks: Record<string, (text: string | undefined) => void> = {};
    let calls = 0;
    async function* stubborn() {
      const name = calls++ === 0 ? 'first' : 'second';
      for (;;) {
        const text = await new Promise<string | undefined>((resolve) => (chunks[name] = resolve));
        if (text === undefined) return;
        yield text;
      }
    }
    const shown: string[] = [];
    const onFinish = vi.fn();
    const assistant = assistantWith({ client: stubborn, onFinish });
    assistant.subscribe(() => shown.push(assistant.getState().recipe));
    const first = assistant.generate();
    await settle();
    chunks.first!('OLD');
    await settle();
    const before = shown.length;
    const second = assistant.generate();
    await first;
    await settle();
    chunks.first!('OLDER');
    chunks.second!('NEW');
    await settle();
    chunks.second!(undefined);
    await second;
    expect(assistant.getState()).toMatchObject({ status: 'success', recipe: 'NEW' });
    expect(shown).toContain('OLD');
    expect(shown.slice(before).join()).not.toContain('OLD');
    expect(shown.at(-1)).toBe('NEW');
    expect(onFinish).toHaveBeenCalledOnce();
  });

  test('aborts the first', async () => {
    const client = createScriptedClient([['a', { cue: true }], ['b']]);
    const assistant = assistantWith({ client });
    const first = assistant.generate();
    await settle();
    const second = assistant.generate();
    expect(client.calls[0]!.signal.aborted).toBe(true);
    await Promise.all([first, second]);
    expect(client.calls[1]!.signal.aborted).toBe(false);
    expect(assistant.getState().recipe).toBe('b');
  });

  test('is dropped while the first lives, where the page wants that', async () => {
    const client = createScriptedClient(['a', { cue: true }, 'b']);
    const assistant = assistantWith({ client, whenBusy: 'drop' });
    const first = assistant.generate();
    await settle();
    const second = assistant.generate();
    const retried = assistant.retry();
    client.cue();
    await Promise.all([first, second, retried]);
    expect(client.calls).toHaveLength(1);
    expect(assistant.getState().recipe).toBe('ab');
  });

  test('and dropped leaves the last run what it was for a retry', async () => {
    const client = createScriptedClient(['a', { cue: true }, 'b']);
    const assistant = assistantWith({ client, whenBusy: 'drop' });
    const first = assistant.generate();
    await settle();
    assistant.addIngredient('butter');
    void assistant.generate();
    client.cue();
    await first;
    client.cue();
    await assistant.retry();
    expect(client.calls.at(-1)!.request.ingredients).toEqual(BASKET);
  });
});

describe('stop', () => {
  test('keeps the text, also what was not shown yet, and tells onFinish', async () => {
    const onFinish = vi.fn();
    const onError = vi.fn();
    const client = createScriptedClient(['a', 'b', 'c', { cue: true }]);
    const assistant = assistantWith({ client, throttle: 1000, onFinish, onError });
    const ended = assistant.generate();
    await settle();
    expect(assistant.getState().recipe).toBe('a');
    assistant.stop();
    expect(assistant.getState()).toMatchObject({
      status: 'success',
      recipe: 'abc',
      finishReason: 'aborted',
      error: undefined,
    });
    expect(client.calls[0]!.signal.aborted).toBe(true);
    await ended;
    expect(onFinish).toHaveBeenCalledExactlyOnceWith({
      recipe: 'abc',
      ingredients: BASKET,
      finishReason: 'aborted',
      model: undefined,
    });
    expect(onError).not.toHaveBeenCalled();
  });

  test('before any text leaves the page idle and tells nobody', async () => {
    const onFinish = vi.fn();
    const assistant = assistantWith({ client: createScriptedClient([{ cue: true }]), onFinish });
    const ended = assistant.generate();
    await settle();
    assistant.stop();
    await ended;
    expect(assistant.getState()).toMatchObject({
      status: 'idle',
      recipe: '',
      finishReason: 'aborted',
    });
    expect(onFinish).not.toHaveBeenCalled();
  });

  test('without a run does nothing', async () => {
    const assistant = assistantWith({ client: async () => 'a' });
    const before = assistant.getState();
    assistant.stop();
    expect(assistant.getState()).toBe(before);
    await assistant.generate();
    assistant.stop();
    expect(assistant.getState()).toMatchObject({ status: 'success', finishReason: 'stop' });
  });
});

describe('a failure', () => {
  test('in mid-stream keeps the text beside the error', async () => {
    const onError = vi.fn();
    const client = createScriptedClient(['# So', 'up', { fail: 'network' }]);
    const assistant = assistantWith({ client, throttle: 1000, onError });
    await expect(assistant.generate()).resolves.toBeUndefined();
    expect(assistant.getState()).toMatchObject({
      status: 'error',
      isLoading: false,
      recipe: '# Soup',
      finishReason: undefined,
    });
    expect(assistant.getState().error).toMatchObject({ code: 'network' });
    expect(onError).toHaveBeenCalledExactlyOnceWith(assistant.getState().error);
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
  });

  test('is gone with the next run', async () => {
    const assistant = assistantWith({ client: createScriptedClient([[{ fail: 'empty' }], ['a']]) });
    await assistant.generate();
    vi.mocked(console.error).mockClear();
    await assistant.retry();
    expect(assistant.getState()).toMatchObject({
      status: 'success',
      error: undefined,
      recipe: 'a',
    });
  });

  test.each([
    ['an error', new TypeError('the page’s own')],
    ['what cannot be looked at', Proxy.revocable({}, {})],
    ['a symbol', Symbol('thrown')],
  ])('of the page, %s, is reported, and nothing else suffers from it', async (_name, thrown) => {
    const fault = typeof thrown === 'object' && 'revoke' in thrown ? thrown.proxy : thrown;
    if (typeof thrown === 'object' && 'revoke' in thrown) thrown.revoke();
    const fail = () => {
      throw fault;
    };
    const assistant = assistantWith({
      client: async () => 'a',
      defaultIngredients: BASKET.slice(1),
      onFinish: fail,
      onIngredientsChange: fail,
    });
    const unsubscribe = assistant.subscribe(() => {
      unsubscribe();
      fail();
    });
    const other = vi.fn();
    assistant.subscribe(other);
    assistant.addIngredient('leek');
    await expect(assistant.generate()).resolves.toBeUndefined();
    expect(assistant.getState()).toMatchObject({ status: 'success', recipe: 'a' });
    expect(other).toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledTimes(3);
    vi.mocked(console.error).mockClear();
  });

  test('of a callback that is asynchronous ends no process', async () => {
    const assistant = assistantWith({
      client: async () => 'a',
      onFinish: async () => {
        throw new Error('in the page');
      },
    });
    await assistant.generate();
    await settle();
    expect(console.error).toHaveBeenCalledExactlyOnceWith(new Error('in the page'));
    vi.mocked(console.error).mockClear();
  });

  test('with an unknown code is unknown, and the run ends', async () => {
    for (const code of ['rate_limited', 'constructor', '__proto__', 7, null]) {
      const assistant = assistantWith({ client: createScriptedClient([{ fail: code as never }]) });
      await assistant.generate();
      expect(assistant.getState()).toMatchObject({ status: 'error', error: { code: 'unknown' } });
    }
    vi.mocked(console.error).mockClear();
  });
});

describe('below the minimum', () => {
  test('generate calls nothing, keeps recipe and status, and says how many are missing', async () => {
    const client = createScriptedClient(['a']);
    const assistant = assistantWith({ client });
    await assistant.generate();
    assistant.removeIngredient(0);
    await assistant.generate();
    expect(assistant.getState()).toMatchObject({
      status: 'success',
      recipe: 'a',
      canGenerate: false,
      remaining: 1,
    });
    expect(assistant.getState().error).toMatchObject({ code: 'too-few-ingredients' });
    expect(client.calls).toHaveLength(1);
    assistant.addIngredient('butter');
    expect(assistant.getState().error).toBeUndefined();
  });

  test('a lower minimum that is set later clears the error', async () => {
    const client = createScriptedClient(['a']);
    const assistant = assistantWith({ client, defaultIngredients: ['leek'] });
    await assistant.generate();
    expect(assistant.getState().error?.code).toBe('too-few-ingredients');
    assistant.setOptions({ client, minIngredients: 1 });
    await settle();
    expect(assistant.getState()).toMatchObject({ error: undefined, canGenerate: true });
  });

  test('another minimum notifies the listeners', async () => {
    const client = createScriptedClient(['a']);
    const assistant = assistantWith({ client, defaultIngredients: ['leek'] });
    const listener = vi.fn();
    assistant.subscribe(listener);
    assistant.setOptions({ client, minIngredients: 1 });
    await settle();
    expect(listener).toHaveBeenCalledOnce();
    expect(assistant.getState()).toMatchObject({ remaining: 0, canGenerate: true });
  });

  test('a minimum that cannot be used counts as the default, and says so once', async () => {
    for (const minimum of [Number.NaN, -1, '4', {}, Symbol('four')]) {
      const assistant = assistantWith({ minIngredients: minimum as number });
      assistant.removeIngredient(0);
      await assistant.generate();
      expect(assistant.getState()).toMatchObject({ remaining: 1, status: 'idle' });
    }
    expect(vi.mocked(console.warn).mock.calls).toEqual([['minIngredients must be a number >= 0']]);
    vi.mocked(console.warn).mockClear();
  });

  test('an unusable one does not count as a change, however often it comes', async () => {
    const client = createScriptedClient(['a']);
    const listener = vi.fn();
    for (const minimum of [() => Number.NaN, () => ({})]) {
      const options = () => ({ client, minIngredients: minimum() as number });
      const assistant = assistantWith(options());
      assistant.subscribe(listener);
      assistant.setOptions(options());
      await settle();
    }
    expect(listener).not.toHaveBeenCalled();
  });

  test('a run that lives goes on', async () => {
    const client = createScriptedClient(['a', { cue: true }, 'b']);
    const assistant = assistantWith({ client });
    const ended = assistant.generate();
    await settle();
    assistant.clearIngredients();
    await assistant.generate();
    expect(assistant.getState().status).toBe('streaming');
    client.cue();
    await ended;
    expect(assistant.getState().recipe).toBe('ab');
  });

  test('a stop of the run that lives leaves no error', async () => {
    const assistant = assistantWith();
    void assistant.generate();
    await settle();
    assistant.clearIngredients();
    await assistant.generate();
    assistant.stop();
    expect(assistant.getState()).toMatchObject({
      status: 'success',
      finishReason: 'aborted',
      error: undefined,
    });
  });
});

describe('retry', () => {
  test.each<[string, (assistant: ReturnType<typeof assistantWith>) => void]>([
    ['a success', () => {}],
    ['a stop', (assistant) => assistant.stop()],
  ])('after %s repeats the run with its own ingredients', async (_name, end) => {
    const client = createScriptedClient(['a']);
    const assistant = assistantWith({ client });
    const ended = assistant.generate();
    await Promise.resolve();
    end(assistant);
    await ended;
    assistant.clearIngredients();
    await assistant.retry();
    expect(client.calls.at(-1)!.request.ingredients).toEqual(BASKET);
    expect(assistant.getState()).toMatchObject({ status: 'success', recipe: 'a', ingredients: [] });
  });

  test('without a run does nothing, and neither does it after a reset', async () => {
    const client = createScriptedClient(['a']);
    const assistant = assistantWith({ client });
    await assistant.retry();
    await assistant.generate();
    assistant.reset();
    await assistant.retry();
    expect(client.calls).toHaveLength(1);
    expect(assistant.getState()).toMatchObject({ status: 'idle', recipe: '', ingredients: BASKET });
  });
});

test('reset ends a run that lives, and nothing of it is shown', async () => {
  const client = createScriptedClient(['a', { cue: true }, 'b']);
  const onFinish = vi.fn();
  const assistant = assistantWith({ client, onFinish });
  const ended = assistant.generate();
  await settle();
  assistant.reset();
  await ended;
  expect(client.calls[0]!.signal.aborted).toBe(true);
  expect(assistant.getState()).toMatchObject({
    status: 'idle',
    recipe: '',
    finishReason: undefined,
  });
  expect(onFinish).not.toHaveBeenCalled();
});

describe('text that arrives', () => {
  test('is shown at once, then at most once in each interval, and at the end whole', async () => {
    vi.useFakeTimers();
    const steps = Array.from({ length: 100 }, (_, index) => [{ wait: 4 }, `${index} `]).flat();
    const assistant = assistantWith({ client: createScriptedClient(steps), throttle: 50 });
    const shown = new Set<string>();
    assistant.subscribe(() => shown.add(assistant.getState().recipe));
    const ended = assistant.generate();
    await vi.advanceTimersByTimeAsync(4);
    expect(assistant.getState().recipe).toBe('0 ');
    await vi.advanceTimersByTimeAsync(400);
    await ended;
    vi.useRealTimers();
    expect(assistant.getState().recipe.split(' ')).toHaveLength(101);
    expect(shown.size).toBeLessThanOrEqual(2 + 400 / 50 + 1);
    expect(shown.size).toBeGreaterThan(5);
  });

  test('needs no animation frame', async () => {
    vi.stubGlobal('requestAnimationFrame', () => {
      throw new Error('a background tab has none');
    });
    const assistant = assistantWith({
      client: createScriptedClient(['a', { wait: 2 }, 'b']),
      throttle: 1,
    });
    await assistant.generate();
    vi.unstubAllGlobals();
    expect(assistant.getState().recipe).toBe('ab');
  });
});

describe('ingredients', () => {
  test('are normalised, kept in order, and refused with the reason', () => {
    const assistant = assistantWith({ defaultIngredients: [] });
    expect(assistant.addIngredient('  two   eggs ')).toEqual({
      added: true,
      ingredient: 'two eggs',
    });
    expect(assistant.addIngredient('Two Eggs')).toEqual({ added: false, reason: 'duplicate' });
    expect(assistant.addIngredient(' \n ')).toEqual({ added: false, reason: 'empty' });
    expect(assistant.addIngredient('leek\npotato\nleek')).toEqual({
      added: true,
      ingredient: 'potato',
    });
    expect(assistant.getState().ingredients).toEqual(['two eggs', 'leek', 'potato']);
  });

  test('can be removed one by one and all at once; a place that is not there removes nothing', () => {
    const assistant = assistantWith();
    for (const place of [-1, 4, 0.5, Number.NaN]) assistant.removeIngredient(place);
    expect(assistant.getState().ingredients).toEqual(BASKET);
    assistant.removeIngredient(1);
    expect(assistant.getState().ingredients).toEqual(['leek', 'cream', 'nutmeg']);
    assistant.clearIngredients();
    expect(assistant.getState().ingredients).toEqual([]);
  });

  test('are added line by line in one step, which says what became of each', () => {
    const onIngredientsChange = vi.fn();
    const assistant = assistantWith({ defaultIngredients: ['leek'], onIngredientsChange });
    expect(assistant.addIngredients('Leek\n two  eggs \n\nTWO EGGS\nrice')).toEqual({
      added: ['two eggs', 'rice'],
      duplicates: ['Leek', 'TWO EGGS'],
    });
    expect(assistant.getState().ingredients).toEqual(['leek', 'two eggs', 'rice']);
    expect(assistant.addIngredients(' \n')).toEqual({ added: [], duplicates: [] });
    expect(onIngredientsChange).toHaveBeenCalledOnce();
  });

  test('have the limits that the page sets', () => {
    const assistant = assistantWith({
      defaultIngredients: [],
      maxIngredients: 2,
      maxIngredientLength: 4,
    });
    expect(assistant.addIngredients('leek\npotato\negg\nrice')).toEqual({
      added: ['leek', 'egg'],
      duplicates: [],
      refused: [
        { ingredient: 'potato', reason: 'too-long' },
        { ingredient: 'rice', reason: 'too-many' },
      ],
    });
    expect(assistant.addIngredient('rice')).toEqual({ added: false, reason: 'too-many' });
    expect(assistant.addIngredient('potato')).toEqual({ added: false, reason: 'too-long' });
    expect(assistant.addIngredient('egg')).toEqual({ added: false, reason: 'duplicate' });
  });

  test('that were removed come back to their places, until the list is changed otherwise', () => {
    const assistant = assistantWith();
    assistant.removeIngredient(1);
    assistant.undo();
    expect(assistant.getState().ingredients).toEqual(BASKET);
    assistant.undo();
    expect(assistant.getState().ingredients).toEqual(BASKET);
    assistant.clearIngredients();
    assistant.undo();
    expect(assistant.getState().ingredients).toEqual(BASKET);
    assistant.removeIngredient(0);
    assistant.addIngredient('rice');
    assistant.undo();
    expect(assistant.getState().ingredients).toEqual(['potato', 'cream', 'nutmeg', 'rice']);
  });

  test('that were removed can be had back, and no others', () => {
    const assistant = assistantWith();
    const canUndo = () => assistant.getState().canUndo;
    expect(canUndo()).toBe(false);
    assistant.removeIngredient(0);
    expect(canUndo()).toBe(true);
    assistant.addIngredient('salt');
    expect(canUndo()).toBe(false);
    assistant.clearIngredients();
    expect(canUndo()).toBe(true);
    assistant.undo();
    expect(canUndo()).toBe(false);
  });

  test('that were one entry become several in its place, and one again', () => {
    const assistant = assistantWith({ defaultIngredients: ['leek', 'rice, egg', 'salt'] });
    expect(assistant.replaceIngredient(1, 'rice\negg\nLeek')).toEqual({
      added: ['rice', 'egg'],
      duplicates: ['Leek'],
    });
    expect(assistant.getState().ingredients).toEqual(['leek', 'rice', 'egg', 'salt']);
    assistant.undo();
    expect(assistant.getState().ingredients).toEqual(['leek', 'rice, egg', 'salt']);
  });

  test('stay where nothing new takes their place, and where the place is not there', () => {
    const assistant = assistantWith({ defaultIngredients: ['leek', 'egg'], maxIngredients: 2 });
    assistant.replaceIngredient(1, 'LEEK');
    assistant.replaceIngredient(7, 'rice');
    expect(assistant.getState().ingredients).toEqual(['leek', 'egg']);
    expect(assistant.replaceIngredient(1, 'rice\nsalt')).toMatchObject({
      added: ['rice'],
      refused: [{ ingredient: 'salt', reason: 'too-many' }],
    });
  });

  test('that nobody can tell apart are one', () => {
    const assistant = assistantWith({ defaultIngredients: ['leek'] });
    for (const twin of ['le\u200Bek', 'leek\u2060', '\u{E0041}leek', 'leek\uFE0F', 'LE\u00ADEK']) {
      expect(assistant.addIngredient(twin)).toEqual({ added: false, reason: 'duplicate' });
    }
    for (const nothing of ['\u3164', '\u2800 \u115F', '<|im_end|>', '[INST] </s>']) {
      expect(assistant.addIngredient(nothing)).toEqual({ added: false, reason: 'empty' });
    }
  });

  test('have no maximum', () => {
    const assistant = assistantWith({ defaultIngredients: [] });
    for (let index = 0; index < 1000; index += 1) assistant.addIngredient(`ingredient ${index}`);
    expect(assistant.getState().ingredients).toHaveLength(1000);
  });

  test('added while a run lives do not change it', async () => {
    const client = createScriptedClient(['a', { cue: true }]);
    const assistant = assistantWith({ client });
    const ended = assistant.generate();
    assistant.addIngredient('butter');
    await settle();
    client.cue();
    await ended;
    expect(client.calls[0]!.request.ingredients).toEqual(BASKET);
  });
});

describe('a page that comes and goes', () => {
  test('ends a run that has called, without a word', async () => {
    const onFinish = vi.fn();
    const client = createScriptedClient(['a', { cue: true }]);
    const assistant = assistantWith({ client, onFinish });
    const disconnect = assistant.connect();
    const ended = assistant.generate();
    await settle();
    disconnect();
    expect(client.calls[0]!.signal.aborted).toBe(true);
    await ended;
    expect(onFinish).not.toHaveBeenCalled();
    expect(assistant.getState()).toMatchObject({
      isLoading: false,
      recipe: 'a',
      status: 'success',
      finishReason: 'aborted',
      wasLeft: true,
    });
    assistant.connect();
    const again = assistant.retry();
    expect(assistant.getState()).toMatchObject({ status: 'submitted', wasLeft: false });
    await settle();
    assistant.stop();
    await again;
    expect(assistant.getState()).toMatchObject({ finishReason: 'aborted', wasLeft: false });
  });

  test('and is back within the microtask keeps a run that has not called yet', async () => {
    const client = createScriptedClient(['a']);
    const assistant = assistantWith({ client });
    const disconnect = assistant.connect();
    const ended = assistant.generate();
    disconnect();
    assistant.connect();
    await ended;
    expect(client.calls).toHaveLength(1);
    expect(assistant.getState().status).toBe('success');
  });

  test('and stays away makes no call', async () => {
    const client = createScriptedClient(['a']);
    const assistant = assistantWith({ client });
    const disconnect = assistant.connect();
    const ended = assistant.generate();
    disconnect();
    await ended;
    expect(client.calls).toHaveLength(0);
    expect(assistant.getState().status).toBe('idle');
  });
});
