import { act, render, screen } from '@testing-library/react';
import { RecipeAssistant, type RecipeTool } from 'recipe-assistant';
import { expect, test, vi } from 'vitest';

/** What a page may have kept elsewhere, such as in `sessionStorage`, and read without a look at it. */
const RECIPES: unknown[] = [
  null,
  5,
  true,
  [],
  {},
  { recipe: 5 },
  { recipe: null, ingredients: ['leek'] },
  { recipe: ['# Soup'] },
  { recipe: {} },
];

const HALF_RECIPES: unknown[] = [
  { recipe: '# Soup', ingredients: null },
  { recipe: '# Soup', ingredients: 'leek' },
  { recipe: '# Soup', ingredients: 5 },
  { recipe: '# Soup', ingredients: {} },
  { recipe: '# Soup', ingredients: [5, null, {}, ['leek']] },
  { recipe: '# Soup', finishReason: 5, model: null, origin: {} },
  { recipe: '# Soup', finishReason: 'later', model: {}, origin: 'rule' },
  { recipe: '# Soup', model: 5 },
  { recipe: '# Soup', model: ['a'.repeat(50)] },
];

const INGREDIENTS: unknown[] = [null, 'leek', 5, {}, [5, null, undefined, '', {}, ['leek']]];

const ALL: RecipeTool[] = ['copy', 'save', 'another', 'without', 'scale', 'check-off', 'cook'];

test('a recipe of before that is none is not shown', async () => {
  for (const defaultRecipe of RECIPES) {
    const unmount = await show({ defaultRecipe });
    expect(screen.queryByText(/Recommends/)).toBeNull();
    unmount();
  }
});

test('half a recipe of before is shown', async () => {
  for (const defaultRecipe of HALF_RECIPES) {
    const unmount = await show({ defaultRecipe });
    expect(await screen.findByRole('heading', { name: 'Soup' })).toBeTruthy();
    unmount();
  }
});

test('ingredients of before may be anything', async () => {
  for (const defaultIngredients of INGREDIENTS) (await show({ defaultIngredients }))();
  await show({ defaultIngredients: ['leek', null, '', undefined, 7] });
  const items = [...document.querySelectorAll('[data-slot="ingredient-name"]')];
  expect(items.map((item) => item.textContent)).toEqual(['leek', '7']);
});

async function show(props: Record<string, unknown>) {
  const client = vi.fn(async () => '# Stew');
  const { unmount } = render(<RecipeAssistant client={client} tools={ALL} {...props} />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByLabelText('Add ingredient')).toBeTruthy();
  return unmount;
}
