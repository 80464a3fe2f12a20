import { afterEach, expect, test } from 'vitest';
import { RecipeAssistantElement } from './index.ts';
import { until } from '../../test/until.ts';

afterEach(() => document.body.replaceChildren());

/** As Vue, Svelte and React set what a template writes as attributes. */
const WRITTEN = {
  tools: 'copy print',
  wishes: 'diet servings',
  minIngredients: '2',
  defaultIngredients: 'leek, white beans',
  defaultRecipe: '# Leek soup',
  locale: 'de',
  headingLevel: '4',
};

async function expectAll(element: RecipeAssistantElement): Promise<void> {
  const root = element.shadowRoot!;
  await until(() => {
    expect(root.querySelectorAll('[data-slot="tool-button"]')).toHaveLength(2);
    expect(root.querySelectorAll('[data-slot="wish-fields"] > *')).toHaveLength(2);
  });
  const items = [...root.querySelectorAll('[data-slot="ingredient"]')];
  expect(items.map((item) => item.textContent)).toEqual(['leek', 'white beans']);
  expect(root.querySelector('[data-slot="get-recipe-button"]')).toBeTruthy();
  expect(root.querySelector('h4')).toBeTruthy();
  expect(element.tools).toEqual(['copy', 'print']);
}

test('properties that are set to an attribute’s text are read as the attribute', async () => {
  const element = document.createElement('recipe-assistant');
  document.body.append(element);
  Object.assign(element, { endpoint: '/api/recipe', ...WRITTEN });
  await expectAll(element);
});

test('so are those that were set before the element was defined', async () => {
  const early = document.createElement('recipe-early') as RecipeAssistantElement;
  Object.assign(early, { endpoint: '/api/recipe', ...WRITTEN });
  document.body.append(early);
  customElements.define('recipe-early', class extends RecipeAssistantElement {});
  await expectAll(early);
});
