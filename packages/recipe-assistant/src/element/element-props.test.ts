import type { RecipeAssistantProps } from 'recipe-assistant';
import type { ComponentPropsWithoutRef } from 'react';
import { expect, test } from 'vitest';
import { ATTRIBUTES, nameAttribute, PROPERTIES } from './element-props.ts';

type Option = Exclude<
  keyof RecipeAssistantProps,
  // A list that the page controls, and React nodes, are no text.
  keyof ComponentPropsWithoutRef<'section'> | 'ingredients' | 'recipeActions'
>;

type Text = string | number | readonly string[];

/** The options of the widget that may be a string, a number or a list: one that has no row does not compile. */
type TextOption = {
  [Name in Option]-?: [Extract<RecipeAssistantProps[Name], Text>] extends [never] ? never : Name;
}[Option];

const EXAMPLES: Record<TextOption, readonly [attribute: string, text: string, value: Text]> = {
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

test.each(Object.entries(EXAMPLES))('%s has an attribute', (option, [attribute, text, value]) => {
  const read = ATTRIBUTES[option as TextOption];
  expect([nameAttribute(option), read(text)]).toEqual([attribute, value]);
  expect(PROPERTIES).toContain(option);
});
