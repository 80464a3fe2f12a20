import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipeAssistant } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import { expect, test, vi } from 'vitest';

const FOUR = ['leek', 'potato', 'cream', 'nutmeg'];
const RECIPE =
  '# Soup\n\n## Ingredients\n\n- 1 leek\n- 2 potatoes\n\n## Method\n\n1. Boil all of it.';

test('a press whose code comes after another recipe opens nothing, also when Back shows the first', async () => {
  let settle = () => {};
  const whenSettled = new Promise<void>((resolve) => (settle = resolve));
  vi.doMock('./cook-mode.tsx', async (importOriginal) => {
    await whenSettled;
    return importOriginal<object>();
  });
  const client = createScriptedClient([[RECIPE], [RECIPE.replace('Soup', 'Stew')]]);
  render(<RecipeAssistant client={client} defaultIngredients={FOUR} tools={['cook', 'another']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Get a recipe' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cook' }));
  await userEvent.click(screen.getByRole('button', { name: 'Something different' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back to Soup' }));
  await screen.findByRole('button', { name: 'Cook' });
  await act(async () => {
    settle();
    await vi.dynamicImportSettled();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.doUnmock('./cook-mode.tsx');
});
