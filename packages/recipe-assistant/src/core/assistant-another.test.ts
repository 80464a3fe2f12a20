import {
  createRecipeAssistant,
  type AssistantEvent,
  type RecipeAssistantOptions,
  type RecipeRequest,
} from 'recipe-assistant/core';
import { describe, expect, test, vi } from 'vitest';

const BASKET = ['leek', 'potato', 'cream', 'nutmeg'];

/** Writes the given recipes one after another, and remembers what it was asked. */
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

  test('takes a title from who can read one, and else the first line', async () => {
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

  test('has nothing to show after another recipe was asked for, or all was forgotten', async () => {
    const assistant = assistantWith(cookOf('# A', '# B', '# C'));
    await assistant.generate();
    await assistant.another();
    await assistant.generate();
    expect(assistant.getState().previous).toBeUndefined();
    assistant.reset();
    assistant.back();
    expect(assistant.getState()).toMatchObject({ status: 'idle', recipe: '' });
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

  test('brings along what was known of it, and is none where it is blank', () => {
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
    expect(events.slice(3)).toEqual(['generate', 'stop', 'generate', 'stop']);
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
