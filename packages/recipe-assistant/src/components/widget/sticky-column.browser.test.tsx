import { render, screen } from '@testing-library/react';
import { RecipeAssistant } from 'recipe-assistant';
import 'recipe-assistant/styles.css';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia, REDUCED_MOTION } from '../../../test/devtools.ts';
import { until } from '../../../test/until.ts';

const LONG = `# Soup\n\n## Ingredients\n\n- 2 leeks\n\n## Steps\n\n${'1. Stir.\n\n'.repeat(80)}`;

afterEach(() => {
  scrollTo(0, 0);
});

test('beside a long recipe the list and the button stay in sight', async () => {
  await show(4);
  await scrollBy1000();
  expect(controls().top).toBe(16);
  await scrollBy1000();
  expect(controls().top).toBe(16);
  expect(button().bottom).toBeLessThan(innerHeight);
});

test('a list that is higher than the window scrolls with the page, to its end', async () => {
  await show(80);
  const { top, height } = controls();
  expect(height).toBeGreaterThan(innerHeight);
  await scrollBy1000();
  expect(controls().top).toBe(top - 1000);
  scrollTo(0, document.documentElement.scrollHeight);
  await until(() => expect(button().bottom).toBeLessThan(innerHeight));
});

test('in one column nothing stays', async () => {
  await show(4, 390);
  const { top } = controls();
  await scrollBy1000();
  expect(controls().top).toBe(top - 1000);
});

async function show(count: number, width = 1280): Promise<void> {
  await emulateMedia({ features: [REDUCED_MOTION] });
  await page.viewport(width, 800);
  const ingredients = Array.from({ length: count }, (_, index) => `a long ingredient ${index}`);
  render(
    <RecipeAssistant
      endpoint="/api"
      defaultIngredients={ingredients}
      maxIngredients={count}
      defaultRecipe={LONG}
    />,
  );
  await screen.findAllByText('Stir.');
}

async function scrollBy1000(): Promise<void> {
  scrollBy(0, 1000);
  await new Promise(requestAnimationFrame);
}

function controls(): DOMRect {
  return document.querySelector('[data-slot="recipe-controls"]')!.getBoundingClientRect();
}

function button(): DOMRect {
  return screen.getByRole('button', { name: 'Get a recipe' }).getBoundingClientRect();
}
