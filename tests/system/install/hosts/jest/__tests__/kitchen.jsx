import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createScriptedClient } from 'recipe-assistant/testing';
import { Kitchen } from '../kitchen';

test('the kitchen shows the recipe', async () => {
  const client = createScriptedClient(['# Leek soup\n\n', '- 2 leeks\n', { finish: 'stop' }]);
  render(<Kitchen client={client} />);
  const field = screen.getByRole('textbox', { name: 'Add ingredient' });
  await userEvent.type(field, 'leek{Enter}potato{Enter}cream{Enter}nutmeg{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Get a recipe' }));
  const recipe = await screen.findByRole('region', { name: 'Sous Chef Recommends:' });
  expect(await within(recipe).findByRole('heading', { name: 'Leek soup' })).toBeTruthy();
  expect(within(recipe).getByRole('listitem').textContent).toBe('2 leeks');
  expect(client.calls).toHaveLength(1);
});
