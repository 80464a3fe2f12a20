import { expect, test, vi } from 'vitest';
import {
  ATTRIBUTES,
  nameAttribute,
  PROPERTIES,
  readProperty,
  type ElementProps,
} from './element-props.ts';

type Text = string | number | readonly string[];

const EXAMPLES: Partial<
  Record<keyof ElementProps, readonly [attribute: string, text: string, value: Text]>
> = {
  endpoint: ['endpoint', '/api/recipe', '/api/recipe'],
  assistantName: ['assistant-name', 'Sous Chef', 'Sous Chef'],
  promptVisibility: ['prompt-visibility', 'at-minimum', 'at-minimum'],
  tools: ['tools', 'copy, print another', ['copy', 'print', 'another']],
  wishes: ['wishes', 'diet\n servings', ['diet', 'servings']],
  headingLevel: ['heading-level', '2', 2],
  recipeLang: ['recipe-lang', 'it', 'it'],
  defaultRecipe: ['default-recipe', '# Leek soup', '# Leek soup'],
  defaultIngredients: ['default-ingredients', 'leek,white beans', ['leek', 'white beans']],
  minIngredients: ['min-ingredients', '3', 3],
  maxIngredients: ['max-ingredients', '20', 20],
  maxIngredientLength: ['max-ingredient-length', '80', 80],
  instructions: ['instructions', 'Be brief.', 'Be brief.'],
  maxTokens: ['max-tokens', '512', 512],
  throttle: ['throttle', '0', 0],
  timeout: ['timeout', '60000', 60_000],
  streamTimeout: ['stream-timeout', '20000', 20_000],
  whenBusy: ['when-busy', 'drop', 'drop'],
};

test('all but these are attributes', () => {
  const others = PROPERTIES.filter((name) => !ATTRIBUTES.includes(name));
  expect(others).toEqual(['client', 'labels', 'recipeActions', 'preferences']);
});

test.each(Object.entries(EXAMPLES))('%s has an attribute', (option, [attribute, text, value]) => {
  const name = option as keyof ElementProps;
  expect([nameAttribute(name), readProperty(name, text)]).toEqual([attribute, value]);
  expect(readProperty(name, value)).toEqual(value);
});

test.each(PROPERTIES)('%s is not set by null, which frameworks write for nothing', (name) => {
  expect(readProperty(name, null)).toBeUndefined();
});

test.each([
  ['', true],
  ['true', true],
  ['false', false],
  [true, true],
  [false, false],
])('viewOnly and builtIn %j are %j', (given, value) => {
  expect(readProperty('viewOnly', given)).toBe(value);
  expect(readProperty('builtIn', given)).toBe(value);
});

test.each([
  ['tools', true, 'list, not boolean'],
  ['wishes', { diet: true }, 'list, not object'],
  ['labels', '{}', 'object, not string'],
  ['preferences', ['vegan'], 'object, not list'],
  ['client', '/api/recipe', 'function, not string'],
  ['recipeActions', 'x', 'function, not string'],
  ['timeout', true, 'number, not boolean'],
  ['assistantName', 7, 'string, not number'],
] as const)('%s %j is not set, and the console says why', (name, given, words) => {
  expect(readProperty(name, given)).toBeUndefined();
  expect(vi.mocked(console.warn).mock.calls.join()).toContain(
    `${name} takes a value of the kind ${words}`,
  );
  vi.mocked(console.warn).mockClear();
});
