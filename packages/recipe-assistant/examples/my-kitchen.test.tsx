import { act, render, screen, waitFor } from '@testing-library/react';
import type { Script } from 'recipe-assistant/testing';
import { afterEach, expect, test, vi } from 'vitest';
import MyKitchen from './my-kitchen.tsx';
import { answerWith, askForRecipe, FOUR, press, SOUP } from './served-visit.ts';

const PIE = SOUP.replace('Leek soup', 'Leek pie').replace('stock', 'cream');

afterEach(() => vi.unstubAllGlobals());

test('the basket gets what is on the page, right after Back', async () => {
  const { onBuy, onKeep } = await cook([SOUP], [PIE]);
  await press('Something different');
  await screen.findByRole('heading', { name: 'Leek pie' });
  await press('Put into the basket');
  await waitFor(() => expect(onBuy).toHaveBeenLastCalledWith(['2 leeks', '1 l cream']));
  await press('Back to Leek soup');
  await press('Put into the basket');
  await waitFor(() => expect(onBuy).toHaveBeenLastCalledWith(['2 leeks', '1 l stock']));
  const kept = onKeep.mock.calls.map(([{ recipe }]) => recipe);
  expect(kept).toEqual([SOUP, PIE, SOUP]);
});

test('the basket gets the recipe that is brought back after a failed Something different', async () => {
  const { onBuy } = await cook([SOUP], [{ fail: 'network' }]);
  await press('Something different');
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Put into the basket' })).toBeNull();
  await press('Back to Leek soup');
  await press('Put into the basket');
  await waitFor(() => expect(onBuy.mock.calls).toEqual([[['2 leeks', '1 l stock']]]));
  expect(console.error).toHaveBeenCalledWith('Recipe generation failed', expect.anything());
  vi.mocked(console.error).mockClear();
});

test('the basket gets the amounts for eight, and the recipe is kept as it was written', async () => {
  const { onBuy, onKeep } = await cook([SOUP]);
  for (let people = 4; people < 8; people++) await press('More servings');
  await screen.findByText('4 leeks');
  await press('Put into the basket');
  await waitFor(() => expect(onBuy.mock.calls).toEqual([[['4 leeks', '2 l stock']]]));
  expect(onKeep.mock.calls).toEqual([[expect.objectContaining({ recipe: SOUP })]]);
});

test('the basket gets a kept recipe, and Something different asks with what it was asked with', async () => {
  const onBuy = vi.fn();
  const asked = answerWith([PIE]);
  const kept = { recipe: SOUP, ingredients: FOUR };
  render(<MyKitchen kept={kept} onBuy={onBuy} onKeep={vi.fn()} />);
  await press('Put into the basket');
  await waitFor(() => expect(onBuy).toHaveBeenLastCalledWith(['2 leeks', '1 l stock']));
  await press('Something different');
  await screen.findByRole('heading', { name: 'Leek pie' });
  expect(asked.calls[0]!.request.ingredients).toEqual(FOUR);
  await press('Put into the basket');
  await waitFor(() => expect(onBuy).toHaveBeenLastCalledWith(['2 leeks', '1 l cream']));
});

test('a recipe that was cut is neither offered for the basket nor kept', async () => {
  const { onKeep } = await cook([SOUP, { finish: 'length' }]);
  await screen.findByText(/cut short/);
  await screen.findByRole('button', { name: 'Copy' });
  await readerIsThere();
  expect(screen.queryByRole('button', { name: 'Put into the basket' })).toBeNull();
  expect(onKeep).not.toHaveBeenCalled();
});

test.each([
  ['a refusal', 'I am sorry, but I cannot make a recipe of these.'],
  ['a single ingredient', '# Leek pie\n\n## Ingredients\n\n- 2 leeks\n\n## Steps\n\n1. Bake.'],
  ['ingredients in prose', '# Leek pie\n\nBake two leeks in a litre of cream.'],
])('%s is not offered for the basket, and the one before stays kept', async (_name, reply) => {
  const { onBuy, onKeep } = await cook([SOUP], [reply]);
  await screen.findByRole('button', { name: 'Put into the basket' });
  await press('Something different');
  await screen.findByRole('button', { name: 'Back to Leek soup' });
  await readerIsThere();
  expect(screen.queryByRole('button', { name: 'Put into the basket' })).toBeNull();
  await press('Back to Leek soup');
  await press('Put into the basket');
  expect(onBuy.mock.calls).toEqual([[['2 leeks', '1 l stock']]]);
  const kept = onKeep.mock.calls.map(([{ recipe }]) => recipe);
  expect(kept).toEqual([SOUP, SOUP]);
});

test('of several recipes in one reply the basket gets the first', async () => {
  const { onBuy } = await cook([`${SOUP}\n\n${PIE}`]);
  await press('Put into the basket');
  expect(onBuy.mock.calls).toEqual([[['2 leeks', '1 l stock']]]);
});

test('a recipe that Back brings in other amounts is bought in these, and not kept', async () => {
  const { onBuy, onKeep } = await cook([SOUP], [PIE]);
  for (let people = 4; people < 8; people++) await press('More servings');
  await press('Something different');
  await press('Back to Leek soup');
  await press('Put into the basket');
  expect(onBuy.mock.calls).toEqual([[['4 leeks', '2 l stock']]]);
  const kept = onKeep.mock.calls.map(([{ recipe }]) => recipe);
  expect(kept).toEqual([SOUP, PIE]);
});

/** By then the page has been told of the recipe, and has read its list. */
async function readerIsThere() {
  await act(() => import('recipe-assistant/recipe'));
}

/** Waits for the first recipe. */
async function cook(...scripts: Script[]) {
  const onBuy = vi.fn();
  const onKeep = vi.fn();
  answerWith(...scripts);
  render(<MyKitchen onBuy={onBuy} onKeep={onKeep} />);
  await askForRecipe();
  await screen.findByRole('heading', { name: 'Leek soup' });
  return { onBuy, onKeep };
}
