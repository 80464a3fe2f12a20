import { RateLimiterMemory } from 'rate-limiter-flexible';
import { RecipeError, type RecipeClient } from 'recipe-assistant/core';
import { createRecipeHandler, type RecipeLimiter } from 'recipe-assistant/server';
import { afterEach, expect, test, vi } from 'vitest';
import { RECIPE_BODY } from '../system/recipe-request.ts';
import { recordLog } from '../system/recorded-log.ts';
import { createLimits } from './limits.ts';
import { readSettings } from './settings.ts';

const soup: RecipeClient = async () => 'Soup';
const outage: RecipeClient = () => Promise.reject(new RecipeError('network'));

afterEach(() => {
  vi.mocked(console.error).mockClear();
});

test("an outage consumes nothing of the day's budget", async () => {
  const limits = createLimits(readSettings({ DAILY_RECIPE_BUDGET: '3' }), recordLog().log);
  for (let count = 0; count < 9; count += 1) {
    expect(await ask({ ...limits, client: outage }, `visitor ${count}`)).toBe('network');
  }
  const codes = [];
  for (let count = 0; count < 5; count += 1) {
    codes.push(await ask({ ...limits, client: soup }, `visitor ${count}`));
  }
  expect(codes).toEqual([undefined, undefined, undefined, 'quota-exceeded', 'quota-exceeded']);
});

test('a spent day consumes nothing of a visitor’s limit', async () => {
  const settings = readSettings({ DAILY_RECIPE_BUDGET: '1', RATE_LIMIT: '2' });
  const limits = createLimits(settings, recordLog().log);
  const codes = [];
  for (let count = 0; count < 5; count += 1) {
    codes.push(await ask({ ...limits, client: soup }, 'one visitor'));
  }
  expect(codes).toEqual([undefined, ...Array.from({ length: 4 }, () => 'quota-exceeded')]);
});

test('a failure after the end of its day adds nothing to the next one', async () => {
  const dailyBudget = new RateLimiterMemory({ points: 2, duration: 1 });
  const client: RecipeClient = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1100));
    throw new RecipeError('network');
  };
  expect(await ask({ client, dailyBudget })).toBe('network');
  const codes = [];
  for (let count = 0; count < 4; count += 1) codes.push(await ask({ client: soup, dailyBudget }));
  expect(codes).toEqual([undefined, undefined, 'quota-exceeded', 'quota-exceeded']);
});

/** The error code, if any. */
async function ask(
  { client, rateLimiter = { consume: async () => {} }, dailyBudget }: Kitchen,
  clientKey = 'a visitor',
): Promise<string | undefined> {
  const handle = createRecipeHandler({ client, rateLimiter, dailyBudget });
  const request = new Request('http://kitchen.example/api/recipe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: RECIPE_BODY,
  });
  const response = await handle(request, { clientKey });
  if (response.ok) return undefined;
  return ((await response.json()) as { code: string }).code;
}

interface Kitchen {
  client: RecipeClient;
  rateLimiter?: RecipeLimiter;
  dailyBudget: RecipeLimiter;
}
