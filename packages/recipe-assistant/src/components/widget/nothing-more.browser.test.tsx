import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipeAssistant } from 'recipe-assistant';
import { expect, test } from 'vitest';

const SOUP =
  '# Leek soup\n\n## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Steps\n\n1. Boil the leeks.';

test('wishes and cook mode are fetched where they are asked for', async () => {
  render(<RecipeAssistant client={async () => SOUP} wishes={['diet']} tools={['cook']} />);
  // A browser keeps 250 unless it is told otherwise, and a page of a test has as many.
  performance.setResourceTimingBufferSize(2000);
  const field = screen.getByRole('textbox', { name: 'Add ingredient' });
  await userEvent.type(field, 'a{Enter}b{Enter}c{Enter}');
  expect(fetched()).toEqual([]);
  await userEvent.type(field, 'd{Enter}');
  await expect.poll(fetched).toEqual(['wishes/index.ts']);
  await userEvent.click(screen.getByRole('button', { name: 'Get a recipe' }));
  const button = await screen.findByRole('button', { name: 'Cook' });
  expect(fetched()).not.toContain('cook/cook-mode.tsx');
  button.focus();
  await expect.poll(fetched).toContain('cook/cook-mode.tsx');
});

/** The parts that are loaded later and were fetched. */
function fetched(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const parts = paths.map((path) => LATER.exec(path)?.[0]);
  return [...new Set(parts.filter((part) => part !== undefined))].toSorted();
}

const LATER = /(?:wishes\/index\.ts|cook\/cook-mode\.tsx)$/;
