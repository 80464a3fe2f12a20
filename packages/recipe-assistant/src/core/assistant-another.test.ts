import {
  createRecipeAssistant,
  type AssistantEvent,
  type RecipeAssistantOptions,
  type RecipeRequest,
} from 'recipe-assistant/core';
import { describe, expect, test, vi } from 'vitest';

const BASKET = ['leek', 'potato', 'cream', 'nutmeg'];

/** Writes the given recipes one after another, and records its requests. */
function cookOf(...recipes: string[]) {
  const requests: RecipeRequest[] = [];
  const client = async (request: RecipeRequest) => recipes[requests.push(request) - 1] ?? '';
  return { requests, client, titles: () => requests.map((each) => each.preferences?.notAgain) };
}

function assistantWith(options: Partial<RecipeAssistantOptions> & { client: unknown }) {
  return createRecipeAssistant({
    defaultIngredients: BASKET,
    ...options,
  } as RecipeAssistantOptions);
}

describe('another', () => {
  test('asks without what was shown, and plainly before anything was', async () => {
    const cook = cookOf('# Leek soup\n\nText', '**Potato Gratin**\n\nText', 'c');
    const assistant = assistantWith({ client: cook.client });
    await assistant.another();
    expect(cook.requests[0]).not.toHaveProperty('preferences');
    expect(cook.requests[0]?.messages[1].content).not.toContain('wishes');
    await assistant.another();
    await assistant.another();
    expect(cook.titles()).toEqual([undefined, ['Leek soup'], ['Leek soup', 'Potato Gratin']]);
    expect(cook.requests[2]?.messages[1].content).toContain('not again Leek soup,Potato Gratin');
  });

  test('reads only the start of a long first line', async () => {
    const cook = cookOf(`Soup${'_'.repeat(30_000)}x`, 'b');
    const assistant = assistantWith({ client: cook.client });
    await assistant.generate();
    await assistant.another();
    expect(cook.titles()[1]).toEqual(['Soup']);
  });

  test('takes the title from the given reader, else the first line', async () => {
    const cook = cookOf('Sure:\n\n# Leek soup', 'Sure:\n\nGratin', 'c');
    const readTitle = async (recipe: string) => {
      if (recipe.includes('Gratin')) throw new Error('cannot be fetched');
      return 'Leek soup';
    };
    const options = { ...cook, defaultIngredients: BASKET };
    const assistant = createRecipeAssistant(options, readTitle);
    await assistant.generate();
    await assistant.another();
    expect(assistant.getState().previous).toEqual({ title: 'Leek soup' });
    await assistant.another();
    expect(cook.titles()[2]).toEqual(['Leek soup', 'Sure:']);
  });

  test('sets the status and clears the recipe at once', async () => {
    const assistant = assistantWith(cookOf('# Leek soup', 'b'));
    await assistant.generate();
    const ended = assistant.another();
    expect(assistant.getState()).toMatchObject({ status: 'submitted', recipe: '' });
    await ended;
    expect(assistant.getState()).toMatchObject({ status: 'success', recipe: 'b' });
  });

  test('wishes as they were when it was asked for, however long a title takes', async () => {
    const cook = cookOf('# Leek soup', 'b');
    let tell: (title: string) => void = () => {};
    const readTitle = () => new Promise<string>((resolve) => (tell = resolve));
    const options = { client: cook.client, defaultIngredients: BASKET };
    const assistant = createRecipeAssistant(
      { ...options, preferences: { diet: 'vegan' } },
      readTitle,
    );
    await assistant.generate();
    const ended = assistant.another();
    assistant.setOptions({ ...options, preferences: { cuisine: 'Thai' } });
    tell('Leek soup');
    await ended;
    expect(cook.requests[1]?.preferences).toEqual({ diet: 'vegan', notAgain: ['Leek soup'] });
  });

  test('names what is on the page, and forgets what was shown before the list changed', async () => {
    const cook = cookOf('# A stew', '# B stew', '# C stew', '# D stew');
    const assistant = assistantWith(cook);
    await assistant.generate();
    await assistant.generate();
    assistant.addIngredient('salt');
    await assistant.another();
    await assistant.another();
    expect(cook.titles().slice(2)).toEqual([['B stew'], ['B stew', 'C stew']]);
  });

  test('names the last five, each of at most 80 characters, and none twice', async () => {
    const long = `# ${'V'.repeat(79)}🍲 Stew`;
    const cook = cookOf('# A', '# B', '# B', '# C', '# D', '# E', long, 'last');
    const assistant = assistantWith(cook);
    for (let run = 0; run < 8; run += 1) await assistant.another();
    expect(cook.titles()[6]).toEqual(['A', 'B', 'C', 'D', 'E']);
    const titles = cook.titles()[7]!;
    expect(titles.slice(0, 4)).toEqual(['B', 'C', 'D', 'E']);
    expect(titles[4]!.length).toBeLessThanOrEqual(80);
    expect(() => encodeURIComponent(titles[4]!)).not.toThrow();
  });

  test('names a long title by whole words', async () => {
    const cook = cookOf(`# ${'Very '.repeat(15)}Spicy Stew`, 'last');
    const assistant = assistantWith(cook);
    await assistant.generate();
    await assistant.another();
    expect(cook.titles()[1]).toEqual([`${'Very '.repeat(15)}Spicy`]);
  });

  test("goes along with the page's own wishes", async () => {
    const cook = cookOf('# A', 'b');
    const preferences = { diet: 'vegan', notAgain: ['Old hat'] };
    const assistant = assistantWith({ ...cook, preferences });
    await assistant.generate();
    await assistant.another();
    expect(cook.requests[1]?.preferences).toEqual({ diet: 'vegan', notAgain: ['Old hat', 'A'] });
  });

  test('leaves out what it is told, besides the wishes, and so does retry', async () => {
    const cook = cookOf('# A', '# B', '# C', '# D');
    const assistant = assistantWith({ ...cook, preferences: { avoid: ['nuts'] } });
    await assistant.generate();
    await assistant.another({ avoid: ['leek', 'cream'] });
    await assistant.retry();
    await assistant.generate();
    expect(cook.requests.map(({ preferences }) => preferences?.avoid)).toEqual([
      ['nuts'],
      ['nuts', 'leek', 'cream'],
      ['nuts', 'leek', 'cream'],
      ['nuts'],
    ]);
  });

  test('goes on without what the recipe on the page does without, also after Back', async () => {
    const cook = cookOf('# A', '# B', '# C', '# D', '# E');
    const assistant = assistantWith(cook);
    await assistant.another({ avoid: ['nuts'] });
    await assistant.another();
    await assistant.generate();
    await assistant.another();
    assistant.back();
    assistant.back();
    await assistant.another();
    const avoided = cook.requests.map(({ preferences }) => preferences?.avoid);
    expect(avoided).toEqual([['nuts'], ['nuts'], undefined, undefined, ['nuts']]);
  });

  test('leaves out all that it was asked to leave out, the latest first, in five entries', async () => {
    const cook = cookOf('# A', '# B', '# C');
    const assistant = assistantWith(cook);
    await assistant.another({ avoid: ['nuts'] });
    await assistant.another({ avoid: ['cream'] });
    await assistant.another({ avoid: ['leek', 'potato', 'salt', 'oil'] });
    expect(cook.requests.map(({ preferences }) => preferences?.avoid)).toEqual([
      ['nuts'],
      ['cream', 'nuts'],
      ['leek, potato', 'salt', 'oil', 'cream', 'nuts'],
    ]);
  });

  test("drops no food that the page's own wishes avoid, an allergy perhaps", async () => {
    const cook = cookOf('# A');
    const assistant = assistantWith({ ...cook, preferences: { avoid: ['peanuts', 'milk'] } });
    await assistant.another({ avoid: ['leek', 'cream', 'potato', 'nutmeg', 'salt'] });
    expect(cook.requests[0]?.preferences?.avoid).toEqual([
      'peanuts, milk, leek',
      'cream',
      'potato',
      'nutmeg',
      'salt',
    ]);
  });

  test('ignores an event, as a handler gets it', async () => {
    const cook = cookOf('# A', '# B');
    const assistant = assistantWith(cook);
    const handler: (event: Event) => unknown = assistant.another;
    await handler(new Event('click'));
    expect(cook.requests[0]).not.toHaveProperty('preferences');
  });

  test('is repeated by retry as it was asked', async () => {
    const cook = cookOf('# A', '', '# C');
    const assistant = assistantWith(cook);
    await assistant.generate();
    await assistant.another();
    expect(assistant.getState().status).toBe('error');
    await assistant.retry();
    expect(cook.titles()).toEqual([undefined, ['A'], ['A']]);
    vi.mocked(console.error).mockClear();
  });

  test('calls no client below the minimum, and keeps the recipe', async () => {
    const cook = cookOf('# A');
    const assistant = assistantWith(cook);
    await assistant.generate();
    assistant.removeIngredient(0);
    await assistant.another();
    expect(cook.requests).toHaveLength(1);
    expect(assistant.getState()).toMatchObject({ recipe: '# A', previous: undefined });
    expect(assistant.getState().error?.code).toBe('too-few-ingredients');
  });
});

describe('back', () => {
  test('shows the recipe before again, one by one', async () => {
    const assistant = assistantWith(cookOf('# Leek soup', '# Gratin', '# Pie'));
    await assistant.generate();
    expect(assistant.getState().previous).toBeUndefined();
    await assistant.another();
    await assistant.another();
    expect(assistant.getState().previous).toEqual({ title: 'Gratin' });
    assistant.back();
    expect(assistant.getState()).toMatchObject({
      status: 'success',
      recipe: '# Gratin',
      finishReason: 'stop',
      previous: { title: 'Leek soup' },
    });
    assistant.back();
    expect(assistant.getState()).toMatchObject({ recipe: '# Leek soup', previous: undefined });
    assistant.back();
    expect(assistant.getState().recipe).toBe('# Leek soup');
  });

  test('ends a run that lives, and takes back one that failed', async () => {
    const signals: AbortSignal[] = [];
    const assistant = assistantWith({
      client: (_request: RecipeRequest, { signal }: { signal: AbortSignal }) => {
        signals.push(signal);
        if (signals.length === 1) return Promise.resolve('# Leek soup');
        return signals.length === 2 ? new Promise(() => {}) : Promise.reject(new Error('x'));
      },
    });
    await assistant.generate();
    void assistant.another();
    await vi.waitFor(() => expect(signals).toHaveLength(2));
    assistant.back();
    expect(signals[1]!.aborted).toBe(true);
    expect(assistant.getState()).toMatchObject({ status: 'success', recipe: '# Leek soup' });
    await assistant.another();
    expect(assistant.getState().status).toBe('error');
    assistant.back();
    expect(assistant.getState()).toMatchObject({ recipe: '# Leek soup', error: undefined });
    vi.mocked(console.error).mockClear();
  });

  test('has nothing to show after all was forgotten', async () => {
    const assistant = assistantWith(cookOf('# A', '# B'));
    await assistant.generate();
    await assistant.generate();
    expect(assistant.getState().previous).toEqual({ title: 'A' });
    assistant.reset();
    assistant.back();
    expect(assistant.getState()).toMatchObject({
      status: 'idle',
      recipe: '',
      previous: undefined,
      requestedIngredients: [],
    });
  });

  test('shows a recipe with the ingredients that it was requested with', async () => {
    const assistant = assistantWith(cookOf('# A', '# B'));
    await assistant.generate();
    assistant.addIngredient('salt');
    await assistant.generate();
    expect(assistant.getState().requestedIngredients).toEqual([...BASKET, 'salt']);
    assistant.back();
    expect(assistant.getState().requestedIngredients).toEqual(BASKET);
    expect(assistant.getState().ingredients).toEqual([...BASKET, 'salt']);
  });

  test('shows a recipe with all that was done with it', async () => {
    const assistant = assistantWith(cookOf('# A', '# B'));
    await assistant.generate();
    const { entry } = assistant.getState();
    entry!.setProgress({ factor: 2, ticks: new Set([1]), step: 3 });
    await assistant.generate();
    expect(assistant.getState().entry!.getProgress()).toMatchObject({ factor: 1, step: 0 });
    assistant.back();
    expect(assistant.getState().entry).toBe(entry);
    expect(entry!.getProgress()).toEqual({ factor: 2, ticks: new Set([1]), step: 3 });
  });

  test('shows a half of a recipe again that broke off and was retried', async () => {
    const parts = ['# Half', '# Whole'];
    const assistant = assistantWith({
      client: async function* () {
        yield parts.shift()!;
        if (parts.length > 0) throw new Error('broke off');
      },
    });
    await assistant.generate();
    const { error } = assistant.getState();
    await assistant.retry();
    expect(assistant.getState()).toMatchObject({ recipe: '# Whole', previous: { title: 'Half' } });
    assistant.back();
    expect(assistant.getState()).toMatchObject({ status: 'error', recipe: '# Half', error });
    vi.mocked(console.error).mockClear();
  });

  test('shows what a run had written that another one took the place of, as stopped', async () => {
    const assistant = assistantWith({
      client: async function* () {
        yield '# Half';
        await new Promise(() => {});
      },
    });
    void assistant.generate();
    await vi.waitFor(() => expect(assistant.getState().recipe).toBe('# Half'));
    void assistant.generate();
    await vi.waitFor(() => expect(assistant.getState().previous).toEqual({ title: 'Half' }));
    assistant.back();
    expect(assistant.getState()).toMatchObject({
      status: 'success',
      recipe: '# Half',
      finishReason: 'aborted',
      isLoading: false,
    });
  });

  test('leads back five times, also from a run that was stopped before a text', async () => {
    const texts = ['# 1', '# 2', '# 3', '# 4', '# 5', '# 6', '# 7'];
    const client = () => Promise.resolve(texts.shift() ?? new Promise<string>(() => {}));
    const assistant = assistantWith({ client });
    for (let run = 0; run < 7; run += 1) await assistant.generate();
    void assistant.generate();
    await Promise.resolve();
    assistant.stop();
    expect(assistant.getState()).toMatchObject({ status: 'idle', previous: { title: '7' } });
    const seen: string[] = [];
    for (let step = 0; step < 6; step += 1) {
      assistant.back();
      seen.push(assistant.getState().recipe);
    }
    expect(seen).toEqual(['# 7', '# 6', '# 5', '# 4', '# 3', '# 3']);
  });

  test('makes retry repeat what the recipe on the page was asked for', async () => {
    const cook = cookOf('# A', '# B', '# C');
    const assistant = assistantWith(cook);
    await assistant.generate();
    assistant.addIngredient('salt');
    await assistant.generate();
    assistant.back();
    await assistant.retry();
    expect(cook.requests[2]!.ingredients).toEqual(BASKET);
  });

  test('counts what it leaves among what was shown', async () => {
    const cook = cookOf('# A', '# B', '# C');
    const assistant = assistantWith(cook);
    await assistant.generate();
    await assistant.another();
    assistant.back();
    await assistant.another();
    expect(cook.titles()[2]).toEqual(['B', 'A']);
  });
});

describe('a recipe of before', () => {
  test('is shown as finished, and is not suggested again', async () => {
    const cook = cookOf('# New');
    const assistant = assistantWith({ ...cook, defaultRecipe: '# Leek soup' });
    expect(assistant.getState()).toMatchObject({
      status: 'success',
      recipe: '# Leek soup',
      finishReason: 'stop',
      run: 0,
    });
    await assistant.another();
    expect(cook.titles()).toEqual([['Leek soup']]);
    assistant.back();
    expect(assistant.getState().recipe).toBe('# Leek soup');
  });

  test('has the ingredients that it was requested with, for another while the list is empty', async () => {
    const cook = cookOf('# New', '# Newer');
    const defaultRecipe = { recipe: '# Leek soup', ingredients: BASKET };
    const assistant = createRecipeAssistant({ client: cook.client, defaultRecipe });
    expect(assistant.getState().requestedIngredients).toEqual(BASKET);
    await assistant.another();
    expect(cook.requests[0]!.ingredients).toEqual(BASKET);
    expect(cook.titles()[0]).toEqual(['Leek soup']);
    assistant.addIngredients('salt\npepper\noil\nflour');
    await assistant.another();
    expect(cook.requests[1]!.ingredients).toEqual(['salt', 'pepper', 'oil', 'flour']);
  });

  test('has all that was known of it, and is ignored if it is blank', () => {
    const defaultRecipe = { recipe: 'a', finishReason: 'length', origin: 'rules' } as const;
    expect(assistantWith({ ...cookOf(), defaultRecipe }).getState()).toMatchObject(defaultRecipe);
    const blank = assistantWith({ ...cookOf(), defaultRecipe: ' \n' });
    expect(blank.getState()).toMatchObject({ status: 'idle', recipe: '' });
  });
});

describe('events', () => {
  test('tell what is done and what becomes of it, and no word of it', async () => {
    const events: AssistantEvent[] = [];
    const cook = cookOf('# Leek soup', '');
    const onEvent = (event: AssistantEvent) => void events.push(event);
    const assistant = assistantWith({ ...cook, onEvent });
    assistant.addIngredients('salt\npepper');
    assistant.removeIngredient(0);
    assistant.undo();
    assistant.clearIngredients();
    assistant.undo();
    await assistant.generate();
    await assistant.another();
    const ended = assistant.retry();
    assistant.stop();
    await ended;
    expect(events).toEqual([
      { type: 'add', count: 2 },
      { type: 'remove', count: 1 },
      { type: 'add', count: 1 },
      { type: 'remove', count: 6 },
      { type: 'add', count: 6 },
      { type: 'generate', ingredients: 6, another: false },
      { type: 'first-text', durationMs: expect.any(Number) },
      { type: 'finish', durationMs: expect.any(Number), finishReason: 'stop', characters: 11 },
      { type: 'generate', ingredients: 6, another: true },
      { type: 'error', durationMs: expect.any(Number), code: 'empty' },
      { type: 'retry', ingredients: 6, another: true },
      { type: 'stop', durationMs: expect.any(Number) },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/leek|salt|soup/i);
    vi.mocked(console.error).mockClear();
  });

  test('tell of the end of a run that another one takes the place of', async () => {
    const events: string[] = [];
    const onEvent = ({ type }: AssistantEvent) => void events.push(type);
    const assistant = assistantWith({ ...cookOf('# A', '# B', '# C'), onEvent });
    await assistant.generate();
    void assistant.another();
    void assistant.another();
    assistant.back();
    expect(events.slice(3)).toEqual(['generate', 'stop', 'generate', 'stop', 'back']);
  });

  test('a listener that starts a run when one is replaced is called once', async () => {
    const events: string[] = [];
    const cook = cookOf('# A', '# B', '# C');
    const assistant = assistantWith({
      ...cook,
      onEvent({ type }) {
        events.push(type);
        if (type === 'stop') void assistant.generate();
      },
    });
    void assistant.generate();
    await assistant.generate();
    expect(events.filter((type) => type === 'stop')).toHaveLength(1);
    expect([assistant.getState().recipe, cook.requests.length]).toEqual(['# A', 1]);
  });

  test('a page without reportError, as in jsdom, gets what a listener throws on its console', async () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('reportError', undefined);
    const onFinish = () => {
      throw new Error('the page is broken');
    };
    const assistant = assistantWith({ ...cookOf('# A'), onFinish });
    await assistant.generate();
    vi.unstubAllGlobals();
    expect(assistant.getState().recipe).toBe('# A');
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
  });

  test('a listener that throws is reported and changes nothing', async () => {
    const onEvent = () => {
      throw new Error('statistics are down');
    };
    const assistant = assistantWith({ ...cookOf('# A'), onEvent });
    await assistant.generate();
    expect(assistant.getState().recipe).toBe('# A');
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  });
});
