import { render, screen } from '@testing-library/react';
import { builtInAvailability, createBuiltInClient } from 'recipe-assistant/built-in';
import { createRecipeRequest, generateRecipe, type RecipeClient } from 'recipe-assistant/core';
import { installLanguageModel, type LanguageModelSettings } from 'test-support/language-model';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ask, INGREDIENTS } from '../../test/call-client.ts';

/** The browser's own, if it has one. */
const REAL = Object.getOwnPropertyDescriptor(globalThis, 'LanguageModel');

/** An endless text, for what ends a run early. */
const LONG = Array.from({ length: 500 }, (_, index) => `word ${index} `);

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LanguageModel');
  if (REAL) Object.defineProperty(globalThis, 'LanguageModel', REAL);
});

function removeLanguageModel(): void {
  Reflect.deleteProperty(globalThis, 'LanguageModel');
}

/** The session of the only run. */
function onlySession(model: ReturnType<typeof installLanguageModel>) {
  expect(model.sessions).toHaveLength(1);
  return model.sessions[0]!;
}

/** A download needs a click of the visitor's. */
async function askByClick(client: RecipeClient): ReturnType<typeof ask> {
  const asked = new Promise<Awaited<ReturnType<typeof ask>>>((resolve) => {
    render(<button onClick={() => resolve(ask(client))}>Ask</button>);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return asked;
}

test('it writes piece by piece what the two messages ask for, in a session that ends with the run', async () => {
  const model = installLanguageModel();
  const texts: string[] = [];
  const result = await generateRecipe(INGREDIENTS, {
    client: createBuiltInClient(),
    onText: (recipe) => texts.push(recipe),
  });
  expect(result).toEqual({
    recipe: '# Leek soup\n',
    finishReason: 'stop',
    origin: 'built-in',
  });
  expect(texts).toEqual(['# Leek ', '# Leek soup\n']);
  const { messages } = createRecipeRequest(INGREDIENTS);
  expect(model.asked).toMatchObject([
    {
      initialPrompts: [messages[0]],
      expectedInputs: [{ type: 'text', languages: ['en'] }],
      expectedOutputs: [{ type: 'text', languages: ['en'] }],
    },
  ]);
  expect(onlySession(model)).toMatchObject({
    prompts: [messages[1].content],
    isDestroyed: true,
  });
});

test.each([
  ['Japanese', 'ja'],
  ['Latin American Spanish', 'es'],
  ['es-MX', 'es-MX'],
])(
  'a recipe in %s is expected in %s, beside the English of the instructions',
  async (name, tag) => {
    const model = installLanguageModel();
    const request = createRecipeRequest(INGREDIENTS, { preferences: { language: name } });
    expect(await ask(createBuiltInClient(), undefined, request)).toMatchObject({
      text: '# Leek soup\n',
    });
    expect(model.asked).toMatchObject([
      {
        expectedInputs: [{ type: 'text', languages: ['en', tag] }],
        expectedOutputs: [{ type: 'text', languages: [tag] }],
      },
    ]);
  },
);

test('of a language whose tag is not known, the browser is told nothing', async () => {
  const model = installLanguageModel();
  const request = createRecipeRequest(INGREDIENTS, { preferences: { language: 'Klingon' } });
  await ask(createBuiltInClient(), undefined, request);
  expect(model.asked).toMatchObject([
    { expectedInputs: [{ type: 'text', languages: ['en'] }], expectedOutputs: [{ type: 'text' }] },
  ]);
  expect(model.asked[0]!.expectedOutputs![0]).not.toHaveProperty('languages');
});

describe('a session ends', () => {
  test('when the run is stopped, which keeps the text so far', async () => {
    const model = installLanguageModel({ pieces: LONG, pauseMs: 5 });
    const controller = new AbortController();
    const result = await generateRecipe(INGREDIENTS, {
      client: createBuiltInClient(),
      signal: controller.signal,
      onText: (recipe) => recipe.includes('word 3 ') && controller.abort(),
    });
    expect(result).toMatchObject({ finishReason: 'aborted', origin: 'built-in' });
    expect(result.recipe).toContain('word 3 ');
    await vi.waitFor(() => expect(onlySession(model).isDestroyed).toBe(true));
  });

  test('when its reader leaves early', async () => {
    const model = installLanguageModel({ pieces: LONG });
    const { signal } = new AbortController();
    const answer = createBuiltInClient()(createRecipeRequest(INGREDIENTS), { signal });
    expect((await answer.next()).value).toEqual({ text: 'word 0 ', origin: 'built-in' });
    await answer.return();
    expect(onlySession(model).isDestroyed).toBe(true);
  });

  test('when the text breaks off', async () => {
    const model = installLanguageModel({ failures: { prompt: 'UnknownError' } });
    expect(await ask(createBuiltInClient())).toMatchObject({
      text: '# Leek soup\n',
      code: 'unknown',
    });
    expect(onlySession(model).isDestroyed).toBe(true);
  });

  test('alone: of two runs at once, the other goes on', async () => {
    const model = installLanguageModel({ pauseMs: 200 });
    const client = createBuiltInClient();
    const controller = new AbortController();
    const stopped = generateRecipe(INGREDIENTS, { client, signal: controller.signal });
    const other = generateRecipe(INGREDIENTS, { client });
    await vi.waitFor(() => expect(model.sessions).toHaveLength(2));
    controller.abort();
    expect((await stopped).finishReason).toBe('aborted');
    expect(await other).toMatchObject({ recipe: '# Leek soup\n', finishReason: 'stop' });
    await vi.waitFor(() =>
      expect(model.sessions.map(({ isDestroyed }) => isDestroyed)).toEqual([true, true]),
    );
  });
});

test('a run that is stopped before there is a session starts none', async () => {
  const model = installLanguageModel({ pauseMs: 50 });
  const controller = new AbortController();
  const client = createBuiltInClient();
  const run = generateRecipe(INGREDIENTS, { client, signal: controller.signal });
  await vi.waitFor(() => expect(model.asked).toHaveLength(1));
  controller.abort();
  expect((await run).finishReason).toBe('aborted');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(model.sessions).toEqual([]);
});

describe.each<keyof NonNullable<LanguageModelSettings['failures']>>(['create', 'prompt'])(
  'what %s fails with',
  (step) => {
    test.each([
      ['NotSupportedError', 'model-unavailable', false],
      ['NotAllowedError', 'model-unavailable', false],
      ['QuotaExceededError', 'refused-input', false],
      ['NotReadableError', 'content-filtered', true],
      ['OperationError', 'unknown', true],
      ['UnknownError', 'unknown', true],
      ['InvalidStateError', 'unknown', true],
    ])('%s is %s', async (name, code, retryable) => {
      installLanguageModel({ pieces: [], failures: { [step]: name } });
      const run = generateRecipe(INGREDIENTS, { client: createBuiltInClient() });
      await expect(run).rejects.toMatchObject({ code, retryable });
      expect(vi.mocked(console.error).mock.calls).toEqual([
        [
          'Recipe generation failed',
          expect.objectContaining({ message: `${code}: The browser's own model failed (${name})` }),
        ],
      ]);
      vi.mocked(console.error).mockClear();
    });
  },
);

test('a language that the model does not have is one failure, before a session', async () => {
  const model = installLanguageModel();
  const request = createRecipeRequest(INGREDIENTS, { preferences: { language: 'Polish' } });
  expect(await ask(createBuiltInClient(), undefined, request)).toMatchObject({
    code: 'model-unavailable',
  });
  expect(model.sessions).toEqual([]);
});

describe('a download', () => {
  test('starts with a click, and says how far it is', async () => {
    installLanguageModel({ availability: 'downloadable' });
    const progress: number[] = [];
    const client = createBuiltInClient({ onDownload: (loaded) => progress.push(loaded) });
    expect(await askByClick(client)).toMatchObject({ text: '# Leek soup\n' });
    expect(progress).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(await builtInAvailability()).toBe('available');
  });

  test('that breaks off is a failure of the network', async () => {
    installLanguageModel({ availability: 'downloading', failures: { download: 'NetworkError' } });
    expect(await ask(createBuiltInClient())).toMatchObject({ text: '', code: 'network' });
  });

  test('is heard by a callback that throws, which is reported and ends nothing', async () => {
    installLanguageModel();
    const fault = new Error('no progress bar');
    const faults: unknown[] = [];
    const hear = (event: ErrorEvent) => {
      faults.push(event.error);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('error', hear, true);
    const client = createBuiltInClient({
      onDownload() {
        throw fault;
      },
    });
    expect(await ask(client)).toMatchObject({ text: '# Leek soup\n' });
    removeEventListener('error', hear, true);
    expect(faults).toEqual([fault, fault]);
    vi.mocked(console.error).mockClear();
  });
});

describe('whether there is a model', () => {
  test.each(['unavailable', 'downloadable', 'downloading', 'available'] as const)(
    'the browser says: %s',
    async (availability) => {
      installLanguageModel({ availability });
      expect(await builtInAvailability()).toBe(availability);
    },
  );

  test('depends on the language, by its name and by its tag', async () => {
    installLanguageModel();
    const all = ['English', 'Mexican Spanish', 'es_MX', 'Polish', 'Dutch', 'Klingon'];
    const known = await Promise.all(all.map((language) => builtInAvailability({ language })));
    const [no, yes] = ['unavailable', 'available'];
    expect(known).toEqual([yes, yes, yes, no, no, no]);
  });

  test('there is none in what is no language, from plain JavaScript', async () => {
    installLanguageModel();
    expect(await builtInAvailability({ language: null as unknown as string })).toBe('unavailable');
  });

  test('there is none without a LanguageModel, and a run says so', async () => {
    removeLanguageModel();
    expect(await builtInAvailability()).toBe('unavailable');
    expect(await ask(createBuiltInClient())).toMatchObject({ code: 'model-unavailable' });
  });

  test('there is none where the question fails', async () => {
    const failing = { availability: () => Promise.reject(new DOMException('', 'UnknownError')) };
    vi.stubGlobal('LanguageModel', failing);
    expect(await builtInAvailability()).toBe('unavailable');
    vi.unstubAllGlobals();
  });

  test('the browser of this test is asked as it is', async () => {
    const real = typeof LanguageModel === 'undefined' ? undefined : LanguageModel;
    for (const language of ['en', 'es']) {
      const expectedOutputs = [{ type: 'text' as const, languages: [language] }];
      const answer = await real?.availability({ expectedOutputs });
      expect(await builtInAvailability({ language })).toBe(answer ?? 'unavailable');
    }
    const isThere = (await builtInAvailability()) !== 'unavailable';
    // The headless Chromium of the lockfile has none, and echoes what it is asked.
    expect(await askByClick(createBuiltInClient())).toMatchObject(
      isThere ? { text: expect.stringMatching(/\S/) } : { code: 'model-unavailable' },
    );
  });
});
