import { installLanguageModel, type LanguageModelSettings } from 'test-support/language-model';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RecipeAssistantElement } from './index.ts';
import { until } from '../../test/until.ts';

/** The browser's own, if it has one. */
const REAL = Object.getOwnPropertyDescriptor(globalThis, 'LanguageModel');

const KITCHEN =
  'data: {"choices":[{"delta":{"content":"# From the kitchen"},"finish_reason":"stop"}]}';

const server = vi.fn<typeof fetch>(
  async () =>
    new Response(`${KITCHEN}\n\ndata: [DONE]\n\n`, {
      headers: { 'Content-Type': 'text/event-stream' },
    }),
);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  server.mockClear();
  Reflect.deleteProperty(globalThis, 'LanguageModel');
  if (REAL) Object.defineProperty(globalThis, 'LanguageModel', REAL);
});

/** Writes the tag, with enough ingredients, and asks for a recipe. */
async function ask(
  attributes: string,
  model?: LanguageModelSettings,
): Promise<{ title: string; byline: string }> {
  Reflect.deleteProperty(globalThis, 'LanguageModel');
  if (model) installLanguageModel(model);
  vi.stubGlobal('fetch', server);
  document.body.innerHTML = `<recipe-assistant ${attributes} default-ingredients="leek,potato,cream,nutmeg"></recipe-assistant>`;
  const element = document.querySelector('recipe-assistant')!;
  const root = element.shadowRoot!;
  await until(() => expect(root.querySelector('[data-slot="get-recipe-button"]')).toBeTruthy());
  // A real click: a download wants one.
  await userEvent.click(root.querySelector('[data-slot="get-recipe-button"]')!);
  const find = (slot: string) => root.querySelector<HTMLElement>(slot)?.innerText ?? '';
  // The view of a recipe is fetched first.
  const isShown = () => expect(find('[data-role="title"]')).not.toBe('');
  await until(isShown);
  return { title: find('[data-role="title"]'), byline: find('[data-slot="recipe-byline"]') };
}

test('it is a property, too', () => {
  const element = new RecipeAssistantElement();
  element.setAttribute('built-in', '');
  expect(element.builtIn).toBe(true);
  element.builtIn = false;
  expect(element.builtIn).toBe(false);
});

test('the browser’s own model writes, and nothing is sent to the endpoint behind it', async () => {
  const recipe = await ask('built-in endpoint="/api/recipe"', {});
  expect(recipe).toEqual({
    title: 'Leek soup',
    byline: 'Written by the model of this browser. Check it before you cook.',
  });
  expect(server).not.toHaveBeenCalled();
});

test.each(['available', 'downloadable'] as const)(
  'without an endpoint it is the only one, also where it is %s',
  async (availability) => {
    expect(await ask('built-in', { availability })).toMatchObject({ title: 'Leek soup' });
  },
);

test.each<[string, LanguageModelSettings | undefined]>([
  ['there is none', undefined],
  ['it would have to be downloaded first', { availability: 'downloadable' }],
  ['it writes nothing', { pieces: [] }],
  ['it writes a blank', { pieces: [' '] }],
  ['it does not have the language', { languages: ['ja'] }],
])('the endpoint answers where %s', async (_reason, model) => {
  expect(await ask('built-in endpoint="/api/recipe"', model)).toMatchObject({
    title: 'From the kitchen',
    byline: 'Written by an AI model. Check it before you cook.',
  });
  expect(server).toHaveBeenCalledTimes(1);
});

test('the endpoint answers where it fails before its first text, and the console says why', async () => {
  const model = { failures: { create: 'OperationError' } };
  expect(await ask('built-in endpoint="/api/recipe"', model)).toMatchObject({
    title: 'From the kitchen',
  });
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [expect.stringContaining('the endpoint answers'), expect.objectContaining({ code: 'unknown' })],
  ]);
  vi.mocked(console.warn).mockClear();
});

test('a text that broke off stays, and is not asked for again', async () => {
  await ask('built-in endpoint="/api/recipe"', { failures: { prompt: 'UnknownError' } });
  expect(vi.mocked(console.error).mock.calls).toHaveLength(1);
  vi.mocked(console.error).mockClear();
  expect(server).not.toHaveBeenCalled();
});
