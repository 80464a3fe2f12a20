import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  RecipeAssistant,
  type RecipeAssistantProps,
  type RecipeTool,
  type ShownRecipe,
} from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import { describe, expect, test, vi } from 'vitest';

const SOUP =
  '# Leek soup\n\nServes 4\n\n## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Steps\n\n1. Boil.';
const PIE = SOUP.replace('Leek soup', 'Leek pie');

const four = ['leek', 'potato', 'cream', 'nutmeg'];

function show(props: Partial<RecipeAssistantProps> = {}) {
  const client = createScriptedClient([
    [SOUP, { finish: 'stop' }],
    [PIE, { finish: 'stop' }],
  ]);
  const all = { client, defaultIngredients: four, ...props } as RecipeAssistantProps;
  render(<RecipeAssistant {...all} />);
  return client;
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
}

test('Back shows a recipe with its amounts and its ticks', async () => {
  show({ tools: ['another', 'scale', 'check-off'] });
  await press('Get a recipe');
  fireEvent.click(await screen.findByRole('checkbox', { name: '2 leeks' }));
  await press('More servings');
  await screen.findByRole('checkbox', { name: '2½ leeks' });
  await press('Something different');
  const other = await screen.findByRole<HTMLInputElement>('checkbox', { name: '2 leeks' });
  expect(other.checked).toBe(false);
  await press('Back to Leek soup');
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '2½ leeks' });
  expect(box.checked).toBe(true);
});

test('onShow tells of each recipe, each scale, and of a view that is cleared', async () => {
  const onShow = vi.fn<(shown: ShownRecipe | undefined) => void>();
  show({ onShow, tools: ['another', 'scale'] });
  expect(onShow).not.toHaveBeenCalled();
  await press('Get a recipe');
  await press('More servings');
  await press('Something different');
  await press('Back to Leek soup');
  await waitFor(() => expect(onShow).toHaveBeenCalledTimes(5));
  const told = onShow.mock.calls.map(
    ([shown]) => shown && [shown.recipe.slice(0, 11), shown.factor],
  );
  expect(told).toEqual([
    ['# Leek soup', 1],
    ['# Leek soup', 1.25],
    undefined,
    ['# Leek pie\n', 1],
    ['# Leek soup', 1.25],
  ]);
  expect(onShow.mock.calls[4]![0]).toEqual({
    recipe: expect.stringContaining('- 2½ leeks'),
    ingredients: four,
    factor: 1.25,
    finishReason: 'stop',
  });
});

test.each([
  ['of a recipe', SOUP, 1],
  ['that has shown nothing', undefined, 0],
])('a view %s that is taken off the page is told of as gone, if it was there', async (...row) => {
  const [, defaultRecipe, times] = row;
  const onShow = vi.fn<(shown: ShownRecipe | undefined) => void>();
  const props = { client: createScriptedClient([]), onShow, defaultRecipe };
  const { unmount } = render(<RecipeAssistant {...props} />);
  await waitFor(() => expect(onShow).toHaveBeenCalledTimes(times));
  unmount();
  expect(onShow.mock.calls.slice(times)).toEqual(times ? [[undefined]] : []);
});

test('an onShow that throws is reported, and the page stays', async () => {
  const fault = new Error('The storage is full.');
  const onShow = (shown: ShownRecipe | undefined) => {
    if (shown) throw fault;
  };
  show({ onShow, defaultRecipe: SOUP });
  expect(await screen.findByRole('heading', { name: 'Leek soup' })).toBeTruthy();
  expect(console.error).toHaveBeenCalledWith(fault);
  vi.mocked(console.error).mockClear();
});

test("the page's own actions know what is shown, without tools too", async () => {
  show({ tools: [], recipeActions: ({ recipe }) => <button>Save {recipe.slice(2, 11)}</button> });
  await press('Get a recipe');
  expect(await screen.findByRole('button', { name: 'Save Leek soup' })).toBeTruthy();
});

describe("the page's own actions that throw", () => {
  const fault = new Error('The basket is closed.');
  const Basket = (): never => {
    throw fault;
  };

  test.each<[string, RecipeAssistantProps['recipeActions']]>([
    ['as a function', Basket],
    ['as a component', <Basket key="basket" />],
    ['as a component of a function', () => <Basket />],
  ])('%s are dropped alone, and the error is reported once', async (_, recipeActions) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    show({ recipeActions, tools: ['copy', 'another'] });
    await press('Get a recipe');
    await screen.findByRole('button', { name: 'Copy' });
    expect(screen.getByRole('heading', { name: 'Leek soup' })).toBeTruthy();
    expect(document.querySelector('[data-slot="recipe-actions"]')).toBeNull();
    expect(report.mock.calls).toEqual([[fault]]);
    await press('Something different');
    await press('Back to Leek soup');
    await screen.findByRole('button', { name: 'Copy' });
    vi.unstubAllGlobals();
    // React's own lines.
    vi.mocked(console.error).mockClear();
  });
});

test('a recipe of before is told of, with its ingredients, for something different', async () => {
  const onShow = vi.fn();
  const client = show({
    onShow,
    defaultIngredients: [],
    defaultRecipe: { recipe: SOUP, ingredients: four, model: 'm' },
  });
  const shown = { recipe: SOUP, ingredients: four, factor: 1, finishReason: 'stop', model: 'm' };
  expect(onShow.mock.calls).toEqual([[shown]]);
  await press('Something different');
  await waitFor(() => expect(client.calls).toHaveLength(1));
  expect(client.calls[0]!.request.ingredients).toEqual(four);
});

test('Back after a failure shows and tells of the amounts that were shown before, and of no others', async () => {
  const onShow = vi.fn<(shown: ShownRecipe | undefined) => void>();
  const client = createScriptedClient([[SOUP, { finish: 'stop' }], [{ fail: 'network' }]]);
  show({ client, onShow, tools: ['another', 'scale'] });
  await press('Get a recipe');
  await press('More servings');
  await press('Something different');
  await press('Back to Leek soup');
  expect(screen.getByText('2½ leeks')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  // At once, and the tools a moment later.
  expect(onShow).toHaveBeenCalledTimes(4);
  await screen.findByRole('button', { name: 'More servings' });
  expect(onShow.mock.calls.map(([shown]) => shown?.factor)).toEqual([1, 1.25, undefined, 1.25]);
  vi.mocked(console.error).mockClear();
});

test('Without something lists what the recipe asks for, and asks again without what is ticked', async () => {
  const onEvent = vi.fn();
  const client = show({ onEvent, tools: ['without'] });
  await press('Get a recipe');
  await press('Without something');
  const list = screen.getByRole('group', { name: 'What to leave out, 5 at most' });
  const boxes = within(list).getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')!.textContent)).toEqual(['leeks', 'stock']);
  await press('Ask again');
  expect(client.calls).toHaveLength(1);
  fireEvent.click(boxes[1]!);
  await press('Ask again');
  await waitFor(() => expect(client.calls).toHaveLength(2));
  expect(client.calls[1]!.request.preferences).toEqual({
    avoid: ['stock'],
    notAgain: ['Leek soup'],
  });
  expect(onEvent).toHaveBeenCalledWith({ type: 'tool', tool: 'without' });
});

test('Copy hands out no character that the page does not show', async () => {
  const user = userEvent.setup();
  show({ defaultRecipe: '# Leek\u0007 soup\n\n\u202eTasty\u202c, in 5 min.\u2066' });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe('Leek soup\n\nTasty, in 5 min.');
});

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

/** Whatever a page may have kept does no harm. */
async function keep(kept: Record<string, unknown>) {
  const tools: RecipeTool[] = ['copy', 'save', 'another', 'without', 'scale', 'check-off', 'cook'];
  const { unmount } = render(<RecipeAssistant client={async () => ''} tools={tools} {...kept} />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByLabelText('Add ingredient')).toBeTruthy();
  return unmount;
}

test('a recipe of before that is none is not shown', async () => {
  for (const defaultRecipe of RECIPES) {
    const unmount = await keep({ defaultRecipe });
    expect(screen.queryByText(/Recommends/)).toBeNull();
    unmount();
  }
});

test('half a recipe of before is shown', async () => {
  for (const defaultRecipe of HALF_RECIPES) {
    const unmount = await keep({ defaultRecipe });
    expect(await screen.findByRole('heading', { name: 'Soup' })).toBeTruthy();
    unmount();
  }
});

test('ingredients of before may be anything', async () => {
  for (const none of [null, 'leek', 5, {}, [{}, ['leek']]])
    (await keep({ defaultIngredients: none }))();
  await keep({ defaultIngredients: ['leek', null, '', undefined, 7] });
  const items = [...document.querySelectorAll('[data-slot="ingredient-name"]')];
  expect(items.map((item) => item.textContent)).toEqual(['leek', '7']);
});
