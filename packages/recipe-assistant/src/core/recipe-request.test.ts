import {
  DEFAULT_MODEL,
  MAX_TOKENS,
  createRecipeRequest,
  type RecipeRequestOptions,
} from 'recipe-assistant/core';
import { expect, test } from 'vitest';

const BASKET = ['leek', 'potato', 'cream', 'nutmeg'];

test('the user message is the specified one, to the letter', () => {
  expect(createRecipeRequest(BASKET).messages[1]).toEqual({
    role: 'user',
    content: "I have leek, potato, cream, nutmeg. Please give me a recipe you'd recommend I make!",
  });
});

test('the system message says the four things', () => {
  const { role, content } = createRecipeRequest(BASKET).messages[0];
  expect(role).toBe('system');
  expect(content).toMatch(/suggest a recipe for the ingredients that the user has/i);
  expect(content).toMatch(/need not use every ingredient/);
  expect(content).toMatch(/few extra/);
  expect(content).toMatch(/in markdown: the name of the dish as a heading/);
});

test('without options the limit is 1024 tokens and there is no preference', () => {
  const request = createRecipeRequest(BASKET);
  expect(request.maxTokens).toBe(1024);
  expect(MAX_TOKENS).toBe(1024);
  expect(request).not.toHaveProperty('preferences');
  expect(DEFAULT_MODEL).toBe('mistralai/Mixtral-8x7B-Instruct-v0.1');
});

test('instructions and the token limit can be replaced', () => {
  const request = createRecipeRequest(BASKET, { instructions: 'Rhyme.', maxTokens: 9 });
  expect(request.messages[0].content).toBe('Rhyme.');
  expect(request.maxTokens).toBe(9);
});

test('preferences add one sentence to the user message', () => {
  const plain = createRecipeRequest(BASKET);
  const preferences = {
    language: 'French',
    diet: 'vegetarian',
    servings: 2,
    time: '30 minutes',
    cuisine: 'Breton',
    onlyThese: true,
    avoid: ['nuts', 'celery'],
  };
  const request = createRecipeRequest(BASKET, { preferences });
  expect(request.preferences).toEqual(preferences);
  expect(request.messages[0]).toEqual(plain.messages[0]);
  const { content } = request.messages[1];
  expect(content.startsWith(`${plain.messages[1].content} `)).toBe(true);
  const sentence = content.slice(plain.messages[1].content.length + 1);
  for (const word of ['French', 'vegetarian', '2', '30 minutes', 'Breton', 'nuts', 'celery']) {
    expect(sentence).toContain(word);
  }
  expect(sentence).toMatch(/no other ingredients/);
  expect(sentence.match(/\./g)).toHaveLength(1);
});

test.each([
  {},
  { avoid: [] },
  { avoid: ['', ' '] },
  { language: '' },
  { cuisine: ' \n' },
  { onlyThese: false },
  { diet: null, avoid: null, notAgain: null },
  null,
  undefined,
])('with none set (%j) the request is exactly the plain one', (preferences) => {
  // From plain JavaScript, as from a file.
  const options = { preferences, instructions: null } as unknown as RecipeRequestOptions;
  expect(createRecipeRequest(BASKET, options)).toEqual(createRecipeRequest(BASKET));
});

test('a later change of the list does not reach the request', () => {
  const list = [...BASKET];
  const request = createRecipeRequest(list);
  list.push('hemlock');
  expect(request.ingredients).toEqual(BASKET);
});
