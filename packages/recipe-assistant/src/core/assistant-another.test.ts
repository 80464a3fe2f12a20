import {
  createRecipeAssistant,
  type AssistantEvent,
  type RecipeAssistantOptions,
  type RecipeClient,
  type RecipeRequest,
} from 'recipe-assistant/core';
import { describe, expect, test, vi } from 'vitest';
import { until } from '../../test/until.ts';

const BASKET = ['leek', 'potato', 'cream', 'nutmeg'];
const hanging = () => new Promise<never>(() => {});

/** A client that writes the given recipes one after another: `''` fails, and after the last it hangs. */
function assistantOf(recipes: string[], options: Partial<RecipeAssistantOptions> = {}) {
  const requests: RecipeRequest[] = [];
  const signals: AbortSignal[] = [];
  const client: RecipeClient = async (request, { signal }) => {
    signals.push(signal);
    return recipes[requests.push(request) - 1] ?? hanging();
  };
  const all = { client, defaultIngredients: BASKET, ...options };
  return {
    client,
    requests,
    signals,
    assistant: createRecipeAssistant(all),
    titles: () => requests.map(({ preferences }) => preferences?.notAgain),
    avoided: () => requests.map(({ preferences }) => preferences?.avoid),
  };
}

describe('another', () => {
  test('asks plainly before anything was shown, then without what was, since the list last changed', async () => {
    const { assistant, requests, titles } = assistantOf([
      '# A stew',
      '**B pie**\n\nText',
      '# C',
      'd',
    ]);
    // As the handler of a button calls it.
    const handler: (event: Event) => unknown = assistant.another;
    await handler(new Event('click'));
    expect(requests[0]).not.toHaveProperty('preferences');
    await assistant.generate();
    const ended = assistant.another();
    expect(assistant.getState()).toMatchObject({ status: 'submitted', recipe: '' });
    await ended;
    expect(requests[2]?.messages[1].content).toContain('not again A stew,B pie');
    assistant.addIngredient('salt');
    await assistant.another();
    expect(titles()).toEqual([undefined, undefined, ['A stew', 'B pie'], ['C']]);
  });

  test('names the last five, none twice, each by the words of a line that a server takes', async () => {
    const long = `# ${'V'.repeat(79)}🍲 Stew`;
    const words = `${'Very '.repeat(15)}Spicy Stew`;
    const recipes = ['# A', '# B', '# B', '# C', `Soup${'_'.repeat(30_000)}x`, words, long, 'last'];
    const { assistant, titles } = assistantOf(recipes);
    for (let run = 0; run < recipes.length; run += 1) await assistant.another();
    const spicy = `${'Very '.repeat(15).trim()}…`;
    expect(titles()[6]).toEqual(['A', 'B', 'C', 'Soup', spicy]);
    expect(titles()[7]).toEqual(['B', 'C', 'Soup', spicy, `${'V'.repeat(79)}…`]);
  });

  test('takes the title from the given reader, else the first line, and waits for it', async () => {
    const { client, requests, titles } = assistantOf([
      'Sure:\n\n# Leek soup',
      'Sure:\n\nGratin',
      'c',
    ]);
    let tell: (title: string) => void = () => {};
    const readTitle = (recipe: string) =>
      recipe.includes('Gratin')
        ? Promise.reject(new Error('cannot be fetched'))
        : new Promise<string>((resolve) => (tell = resolve));
    const assistant = createRecipeAssistant({ client, defaultIngredients: BASKET }, readTitle);
    await assistant.generate();
    const ended = assistant.another();
    tell('Leek soup');
    await ended;
    expect(requests[1]?.preferences).toEqual({ notAgain: ['Leek soup'] });
    expect(assistant.getState().previous).toEqual({ title: 'Leek soup' });
    await assistant.another();
    expect(titles()[2]).toEqual(['Leek soup', 'Sure:']);
  });

  test('goes along with the page’s own wishes, and is repeated by retry as it was asked', async () => {
    const preferences = { diet: 'vegan', notAgain: ['Old hat'], avoid: ['nuts'] };
    const { assistant, requests } = assistantOf(['# A', '', '# C', '# D'], { preferences });
    await assistant.generate();
    await assistant.another({ avoid: ['leek', 'cream'] });
    expect(assistant.getState().status).toBe('error');
    await assistant.retry();
    await assistant.generate();
    const avoid = ['nuts', 'leek', 'cream'];
    const another = { diet: 'vegan', notAgain: ['Old hat', 'A'], avoid };
    const asked = requests.map((request) => request.preferences);
    expect(asked).toEqual([preferences, another, another, preferences]);
    vi.mocked(console.error).mockClear();
  });

  test('goes on without what the recipe on the page does without, also after Back', async () => {
    const { assistant, avoided } = assistantOf(['# A', '# B', '# C', '# D', '# E']);
    await assistant.another({ avoid: ['nuts'] });
    await assistant.another();
    await assistant.generate();
    await assistant.another();
    assistant.back();
    assistant.back();
    await assistant.another();
    expect(avoided()).toEqual([['nuts'], ['nuts'], undefined, undefined, ['nuts']]);
  });

  test('drops no food, an allergy perhaps: more than five entries are joined', async () => {
    const { assistant, avoided } = assistantOf(['# A', '# B'], {
      preferences: { avoid: ['peanuts', 'milk'] },
    });
    await assistant.another({ avoid: ['leek', 'cream', 'potato', 'nutmeg', 'salt'] });
    const all = 'peanuts, milk, leek, cream, potato, nutmeg, salt';
    expect(avoided()[0]).toEqual([all]);
    const long = 'x'.repeat(79);
    await assistant.another({ avoid: [long] });
    expect(avoided()[1]).toEqual(['peanuts, milk', long, 'leek, cream, potato, nutmeg, salt']);
  });

  test('drops what was asked before rather than what the page itself avoids', async () => {
    const avoid = ['a', 'b', 'c', 'd'].map((food) => food.repeat(60));
    const { assistant, avoided } = assistantOf(['# A', '# B'], { preferences: { avoid } });
    await assistant.another({ avoid: ['e'.repeat(60)] });
    await assistant.another({ avoid: ['f'.repeat(60)] });
    expect(avoided()[1]).toEqual([...avoid, 'f'.repeat(60)]);
  });
});

describe('back', () => {
  test('shows the recipes before, one by one, with all that was done and asked', async () => {
    const { assistant, requests } = assistantOf(['# A', '# B', '# C', '# D']);
    await assistant.generate();
    expect(assistant.getState().previous).toBeUndefined();
    const { entry } = assistant.getState();
    entry!.setProgress({ factor: 2, ticks: new Set([1]), step: 3 });
    assistant.addIngredient('salt');
    const more = [...BASKET, 'salt'];
    await assistant.generate();
    expect(assistant.getState()).toMatchObject({ requestedIngredients: more });
    expect(assistant.getState().entry!.getProgress()).toMatchObject({ factor: 1, step: 0 });
    await assistant.another();
    assistant.back();
    const second = { status: 'success', recipe: '# B', finishReason: 'stop' };
    expect(assistant.getState()).toMatchObject({ ...second, previous: { title: 'A' } });
    assistant.back();
    const first = { recipe: '# A', requestedIngredients: BASKET, ingredients: more };
    expect(assistant.getState()).toMatchObject({ ...first, previous: undefined });
    expect(assistant.getState().entry).toBe(entry);
    expect(entry!.getProgress()).toEqual({ factor: 2, ticks: new Set([1]), step: 3 });
    assistant.back();
    expect(assistant.getState().recipe).toBe('# A');
    // What is repeated is what the recipe on the page was asked for.
    await assistant.retry();
    expect(requests[3]!.ingredients).toEqual(BASKET);
  });

  test('ends a run that lives, counts what it leaves among what was shown, and takes back one that failed', async () => {
    const { assistant, signals, titles } = assistantOf(['# A', '# B', '']);
    await assistant.generate();
    await assistant.another();
    assistant.back();
    await assistant.another();
    expect(titles()[2]).toEqual(['B', 'A']);
    expect(assistant.getState().status).toBe('error');
    vi.mocked(console.error).mockClear();
    assistant.back();
    expect(assistant.getState()).toMatchObject({ recipe: '# A', error: undefined });
    void assistant.another();
    await until(() => expect(signals).toHaveLength(4));
    assistant.back();
    expect(signals[3]!.aborted).toBe(true);
    expect(assistant.getState()).toMatchObject({ status: 'success', recipe: '# A' });
  });

  test.each([
    ['broke off', { status: 'error', error: { code: 'unknown' } }],
    ['was replaced', { status: 'success', finishReason: 'aborted', isLoading: false }],
  ])('shows half of a recipe that %s', async (how, state) => {
    let calls = 0;
    const client: RecipeClient = async function* () {
      yield (calls += 1) === 1 ? '# Half' : '# Whole';
      if (calls === 1) await (how === 'broke off' ? Promise.reject(new Error('x')) : hanging());
    };
    const assistant = createRecipeAssistant({ client, defaultIngredients: BASKET });
    void assistant.generate();
    await until(() => expect(assistant.getState().recipe).toBe('# Half'));
    if (how === 'broke off') await until(() => expect(assistant.getState().error).toBeDefined());
    await assistant.retry();
    const whole = { recipe: '# Whole', previous: { title: 'Half' } };
    expect(assistant.getState()).toMatchObject(whole);
    assistant.back();
    expect(assistant.getState()).toMatchObject({ recipe: '# Half', ...state });
    vi.mocked(console.error).mockClear();
  });

  test('leads back five times, also from a run that was stopped before a text', async () => {
    const { assistant } = assistantOf(['# 1', '# 2', '# 3', '# 4', '# 5', '# 6', '# 7']);
    for (let run = 0; run < 7; run += 1) await assistant.generate();
    void assistant.generate();
    await Promise.resolve();
    assistant.stop();
    expect(assistant.getState()).toMatchObject({ status: 'idle', previous: { title: '7' } });
    const seen = Array.from({ length: 6 }, () => {
      assistant.back();
      return assistant.getState().recipe;
    });
    expect(seen).toEqual(['# 7', '# 6', '# 5', '# 4', '# 3', '# 3']);
  });
});

describe('a recipe of before', () => {
  test('is shown as finished, is not suggested again, and lends its ingredients to an empty list', async () => {
    const defaultRecipe = { recipe: '# Leek soup', ingredients: BASKET };
    const defaultIngredients: string[] = [];
    const given = { defaultRecipe, defaultIngredients };
    const { assistant, requests, titles } = assistantOf(['# New', '# Newer'], given);
    const shown = { status: 'success', recipe: '# Leek soup', finishReason: 'stop', run: 0 };
    expect(assistant.getState()).toMatchObject({ ...shown, requestedIngredients: BASKET });
    await assistant.another();
    expect(requests[0]!.ingredients).toEqual(BASKET);
    expect(titles()[0]).toEqual(['Leek soup']);
    assistant.addIngredients('salt\npepper\noil\nflour');
    await assistant.another();
    expect(requests[1]!.ingredients).toEqual(['salt', 'pepper', 'oil', 'flour']);
    assistant.back();
    assistant.back();
    expect(assistant.getState().recipe).toBe('# Leek soup');
    // One is a list, and too short.
    assistant.clearIngredients();
    assistant.addIngredient('salt');
    await assistant.another();
    expect(assistant.getState().error?.code).toBe('too-few-ingredients');
  });

  test('has all that was known of it, and is ignored if it is blank or nothing of the kind', () => {
    const defaultRecipe = {
      recipe: 'a',
      finishReason: 'length',
      origin: 'rules',
      model: 'm',
    } as const;
    expect(assistantOf([], { defaultRecipe }).assistant.getState()).toMatchObject(defaultRecipe);
    for (const blank of [' \n', { recipe: 7 }, { recipe: 'a', ingredients: 'leek' }, null]) {
      const { assistant } = assistantOf([], { defaultRecipe: blank as never });
      const { requestedIngredients, status } = assistant.getState();
      expect(requestedIngredients).toEqual([]);
      expect(status).toBe(Object(blank).recipe === 'a' ? 'success' : 'idle');
    }
  });
});

describe('events', () => {
  test('tell what is done and what becomes of it, and no word of it', async () => {
    const events: AssistantEvent[] = [];
    const onEvent = (event: AssistantEvent) => void events.push(event);
    const { assistant } = assistantOf(['# Leek soup', ''], { onEvent });
    assistant.addIngredients('salt\npepper');
    assistant.removeIngredient(0);
    assistant.undo();
    await assistant.generate();
    await assistant.another();
    const ended = assistant.retry();
    assistant.stop();
    await ended;
    assistant.back();
    const durationMs: unknown = expect.any(Number);
    expect(events).toEqual([
      { type: 'add', count: 2 },
      { type: 'remove', count: 1 },
      { type: 'add', count: 1 },
      { type: 'generate', ingredients: 6, another: false },
      { type: 'first-text', durationMs },
      { type: 'finish', durationMs, finishReason: 'stop', characters: 11 },
      { type: 'generate', ingredients: 6, another: true },
      { type: 'error', durationMs, code: 'empty' },
      { type: 'retry', ingredients: 6, another: true },
      { type: 'stop', durationMs },
      { type: 'back' },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/leek|salt|soup/i);
    vi.mocked(console.error).mockClear();
  });

  test('tell of the end of a run that something takes the place of', async () => {
    const events: string[] = [];
    const onEvent = ({ type }: AssistantEvent) => void events.push(type);
    const { assistant } = assistantOf(['# A'], { onEvent });
    await assistant.generate();
    void assistant.another();
    void assistant.another();
    assistant.back();
    expect(events.slice(3)).toEqual(['generate', 'stop', 'generate', 'stop', 'back']);
  });

  test('a listener that starts a run when one is replaced is called once', async () => {
    const onStop = vi.fn(() => void assistant.generate());
    const onEvent = ({ type }: AssistantEvent) => type === 'stop' && onStop();
    const { assistant, requests } = assistantOf(['# A'], { onEvent });
    void assistant.generate();
    await assistant.generate();
    expect(onStop).toHaveBeenCalledOnce();
    expect([assistant.getState().recipe, requests.length]).toEqual(['# A', 1]);
  });
});
