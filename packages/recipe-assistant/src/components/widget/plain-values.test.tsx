import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipeAssistant } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import { beforeEach, expect, test } from 'vitest';

const four = ['leek', 'potato', 'cream', 'nutmeg'];
const client = createScriptedClient(['# Soup\n\nStir.', { finish: 'stop' }]);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

/** As a page without TypeScript may pass it on from a file. */
function show(props: Record<string, unknown>) {
  render(<RecipeAssistant client={client} {...props} />);
}

test('tools may be named in one text, as in an attribute', async () => {
  show({ tools: 'copy print', defaultRecipe: '# Soup\n\nStir.' });
  const row = await screen.findByRole('group', { name: 'This recipe' });
  expect(
    within(row)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Copy', 'Print']);
});

test('wishes may be named in one text, as in an attribute', async () => {
  const calls = createScriptedClient(['# Soup', { finish: 'stop' }]);
  show({ client: calls, wishes: 'onlyThese cuisine', defaultIngredients: four });
  await userEvent.click(screen.getByText('Any wishes?'));
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Get a recipe' }));
  expect(calls.calls[0]?.request.preferences).toEqual({ onlyThese: true });
});

test('gaps and numbers among the first ingredients are no crash', () => {
  show({ defaultIngredients: ['leek', null, '', undefined, 7] });
  const items = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('span')?.textContent)).toEqual(['leek', '7']);
});
