import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  defaultLabels,
  GetRecipePanel,
  IngredientList,
  RecipeAssistant,
  RecipeView,
  useRecipeAssistant,
  WelcomePanel,
  type RecipeLocale,
} from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import { expect, test, vi } from 'vitest';
import { fillLabel } from './label.ts';

const missing = {
  one: 'Dodaj {count} składnik.',
  few: 'Dodaj {count} składniki.',
  many: 'Dodaj {count} składników.',
  other: 'Dodaj {count} składnika.',
};

const polish: RecipeLocale = {
  tag: 'pl',
  direction: 'ltr',
  modelLanguage: 'Polish',
  labels: { ...defaultLabels, missing, stop: 'Zatrzymaj' },
};

const arabic: RecipeLocale = {
  tag: 'ar-EG',
  direction: 'rtl',
  modelLanguage: 'Arabic',
  labels: { ...defaultLabels, missing: { two: 'أضف مكونين.', other: 'أضف {count}.' } },
};

const four = ['leek', 'potato', 'cream', 'nutmeg'];

test.each([
  [1, 'Dodaj 1 składnik.'],
  [2, 'Dodaj 2 składniki.'],
  [5, 'Dodaj 5 składników.'],
  [22, 'Dodaj 22 składniki.'],
])('a label that counts %d has the plural of its language', (count, text) => {
  expect(fillLabel(missing, { count }, 'pl')).toBe(text);
});

test('numbers and lists are written as the language does', () => {
  expect(fillLabel('{count}: {names}', { count: 1024, names: ['Salz', 'Mehl'] }, 'de')).toBe(
    '1.024: Salz und Mehl',
  );
  expect(fillLabel('{count}: {names}', { count: 1024, names: ['salt', 'flour'] }, 'en')).toBe(
    '1,024: salt, flour',
  );
});

test('a form that a language leaves out is the other one', () => {
  expect(fillLabel({ other: '{count} h' }, { count: 1 }, 'en')).toBe('1 h');
  expect(fillLabel({ one: 'one', other: 'other' }, { names: 'leek' }, 'en')).toBe('other');
});

test('a locale whose labels have gaps, out of a file, has English in them', () => {
  const labels = { ...polish.labels, getRecipe: null as unknown as string };
  render(<GetRecipePanel remaining={2} onGenerate={() => {}} locale={{ ...polish, labels }} />);
  expect(screen.getByRole('button', { name: 'Get a recipe' })).toBeTruthy();
  expect(screen.getByText('Dodaj 2 składniki.')).toBeTruthy();
});

test('a label with a placeholder that nothing fills in is warned of, once, and so is one that there is not', () => {
  const warn = vi.mocked(console.warn);
  const labels = {
    removeIngredient: 'Strike {name}',
    missing: { one: '{count} more', other: '{number} more' },
    getRecipe: 'Cook with {chef}',
    getRecipee: 'Cook',
    stop: undefined,
  };
  const view = { status: 'success', recipe: '# Leek soup' } as const;
  const { rerender } = render(<RecipeView {...view} labels={labels} />);
  rerender(<RecipeView {...view} labels={{ ...labels }} />);
  const stop = { ...polish, labels: { ...polish.labels, stop: 'Stop {it}' } };
  render(<RecipeView {...view} locale={stop} />);
  expect(warn.mock.calls).toHaveLength(5);
  expect(new Set(warn.mock.calls.flat())).toEqual(
    new Set([
      'The label getRecipe has no "{chef}". There is none.',
      'The label missing has no "{number}". There is {count}.',
      'The label removeIngredient has no "{name}". There is {ingredient}.',
      'The label stop has no "{it}". There is none.',
      'labels has no "getRecipee".',
    ]),
  );
  warn.mockClear();
});

test('a locale that is a tag, as the element takes it, or a module is refused with what it must be', () => {
  for (const locale of ['de', { pl: polish }]) {
    const draw = () => renderToString(<WelcomePanel locale={locale as unknown as RecipeLocale} />);
    expect(draw).toThrow('locale must be one of recipe-assistant/locales/*');
  }
});

test('a standalone part is in its own language, also in server rendering', () => {
  const html = renderToString(
    <>
      <IngredientList ingredients={[]} remaining={5} onRemove={() => {}} locale={polish} />
      <WelcomePanel locale={arabic} labels={{ getRecipe: 'اطبخ' }} />
      <RecipeView status="streaming" recipe="# Zupa" onStop={() => {}} locale={polish} />
    </>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [list, welcome, view] = page.querySelectorAll('[data-recipe-assistant]');
  expect(list?.getAttribute('lang')).toBe('pl');
  expect(list?.textContent).toContain('Dodaj 5 składników.');
  expect(welcome?.getAttribute('dir')).toBe('rtl');
  expect(welcome?.textContent).toContain('اطبخ');
  expect(view?.querySelector('button')?.textContent).toBe('Zatrzymaj');
});

test('a model is asked to answer in the language that the page prefers to its own', async () => {
  const client = createScriptedClient([['Zupa', { finish: 'stop' }]]);
  const preferences = { language: 'German' };
  function Page() {
    const options = { client, locale: polish, preferences, defaultIngredients: four };
    const { generate } = useRecipeAssistant(options);
    return <button onClick={generate}>Zupa</button>;
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(() => client.calls).toHaveLength(1);
  expect(client.calls[0]?.request.preferences).toEqual(preferences);
});

const SOUP =
  '# 味噌汁\n\n## 材料\n\n- 味噌: 大さじ2\n- 水: 600ml\n\n## 作り方\n\n1. 水を温める。\n2. 味噌を溶く。';

test.each([
  ['as the page says', { recipeLang: 'ja-JP', locale: polish }, 'ja-JP'],
  ['that of the locale', { locale: polish }, 'pl'],
  ['what its script tells', {}, 'ja'],
  ['not told of Latin script', { recipe: '# Miso soup' }, null],
])('the language of a recipe is %s, on a server too', (_, props, lang) => {
  const html = renderToString(<RecipeView status="success" recipe={SOUP} {...props} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('[data-slot="recipe-markdown"]')!.getAttribute('lang')).toBe(lang);
});

test('what is spoken is in the language of the recipe, and what the page says of it in its own', async () => {
  const client = createScriptedClient([[SOUP, { finish: 'stop' }]]);
  const { container } = render(
    <RecipeAssistant
      client={client}
      locale={polish}
      recipeLang="ja"
      tools={['scale']}
      defaultIngredients={four}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Get a recipe' }));
  const slot = (name: string) => container.querySelector(`[data-slot="${name}"]`);
  await waitFor(() => expect(slot('recipe-announcer')!.textContent).toContain('味噌汁'));
  expect(slot('recipe-announcer')!.firstElementChild!.getAttribute('lang')).toBe('ja');
  await userEvent.click(await screen.findByRole('button', { name: '2 times' }));
  expect(slot('recipe-scale')!.closest('[lang]')!.getAttribute('lang')).toBe('pl');
  expect(slot('recipe-announcer')!.textContent).toContain('Amounts doubled.');
  expect(slot('recipe-announcer')!.firstElementChild!.getAttribute('lang')).toBe(null);
});
