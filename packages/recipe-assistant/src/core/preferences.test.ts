import { createRecipeRequest, type RecipeRequest } from 'recipe-assistant/core';
import { createRecipeHandler } from 'recipe-assistant/server';
import { expect, test } from 'vitest';
import { INGREDIENTS } from '../../test/call-client.ts';
import { PREFERENCES } from './preferences.ts';

const VALUES = {
  text: 'plain',
  options: 'plain',
  number: 7,
  minutes: 7,
  flag: true,
  list: ['plain', 'plainer'],
};

test.each(Object.entries(PREFERENCES))(
  'the handler takes %s, and the model is told of it',
  async (name, kind) => {
    const asked: RecipeRequest[] = [];
    const handle = createRecipeHandler({
      client: async (request) => {
        asked.push(request);
        return 'Soup';
      },
      rateLimiter: { consume: async () => {} },
    });
    const preferences = { [name]: VALUES[kind] };
    const response = await handle(
      new Request('http://kitchen.example/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ingredients: INGREDIENTS, preferences }),
      }),
    );
    expect(response.status).toBe(200);
    expect(asked).toEqual([createRecipeRequest(INGREDIENTS, { preferences })]);
    expect(asked[0]?.preferences).toEqual(preferences);
    expect(asked[0]?.messages[1].content).toMatch(/make! My wishes: .*(?:plain|7|other)/);
  },
);

test('an unknown preference is not sent', () => {
  const preferences = { mood: 'good', toString: 'x' } as never;
  expect(createRecipeRequest(INGREDIENTS, { preferences })).toEqual(
    createRecipeRequest(INGREDIENTS),
  );
});
