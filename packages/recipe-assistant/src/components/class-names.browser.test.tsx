import { render, screen } from '@testing-library/react';
import { RecipeAssistant, type RecipeClassNames } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

const SOUP =
  '# Leek soup\n\n## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Steps\n\n1. Boil for 5 minutes.\n2. Serve.';

const PARTS: Record<keyof RecipeClassNames, true> = {
  'add-button': true,
  'ask-button': true,
  'assistant-header': true,
  'assistant-title': true,
  cook: true,
  'cook-button': true,
  'get-recipe-button': true,
  'get-recipe-panel': true,
  ingredient: true,
  'ingredient-form': true,
  'ingredient-input': true,
  'ingredient-list': true,
  'next-button': true,
  recipe: true,
  'recipe-assistant': true,
  'recipe-failure': true,
  'recipe-heading': true,
  'recipe-input': true,
  'recipe-markdown': true,
  'recipe-output': true,
  'recipe-status': true,
  'recipe-tools': true,
  'recipe-view': true,
  'remove-button': true,
  'retry-button': true,
  'section-heading': true,
  'start-cook-button': true,
  'stop-button': true,
  'tool-button': true,
  'welcome-panel': true,
};

const names = Object.keys(PARTS) as (keyof RecipeClassNames)[];

test('each part gets its class of the page, wherever it stands, and no other class', async () => {
  const client = createScriptedClient([
    ['# Leek', { cue: 'the rest' }, SOUP.slice(6), { finish: 'stop' }],
    [{ fail: 'network' }],
  ]);
  const classNames: RecipeClassNames = Object.fromEntries(
    names.map((name) => [name, `my-${name}`]),
  );
  const { container } = render(
    <RecipeAssistant
      client={client}
      classNames={classNames}
      defaultIngredients={['leek', 'potato', 'cream', 'nutmeg']}
      tools={['another', 'without', 'cook']}
    />,
  );
  const dressed = new Set<string>();
  const look = () => {
    for (const element of container.querySelectorAll<HTMLElement>('[data-slot]')) {
      const { slot = '' } = element.dataset;
      const own = slot in PARTS ? `my-${slot}` : '';
      expect([slot, element.getAttribute('class') ?? '']).toEqual([slot, own]);
      dressed.add(slot);
    }
  };
  look();
  await press('Get a recipe');
  await screen.findByRole('button', { name: 'Stop' });
  look();
  client.cue('the rest');
  await press('Without something');
  await press('Cook');
  await screen.findByRole('dialog');
  look();
  await press('Close');
  await press('Something different');
  await screen.findByRole('alert');
  look();
  expect(names.filter((name) => !dressed.has(name))).toEqual([]);
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}
