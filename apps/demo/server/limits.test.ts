import { afterEach, expect, test } from 'vitest';
import { forgetFailures, startKitchen } from '../system/kitchen.ts';
import { postRecipe } from '../system/recipe-request.ts';

afterEach(forgetFailures);

test("an outage consumes nothing of the day's budget, and a spent day nothing of a visitor’s limit", async () => {
  const limits = { DAILY_RECIPE_BUDGET: '3', RATE_LIMIT: '14' };
  const { url, model } = await startKitchen(limits, (exchange) => exchange.reply(401, ''));
  const ends = async (count: number) => {
    const given = [];
    for (let asked = 0; asked < count; asked += 1) {
      const response = await postRecipe(url);
      given.push(response.ok || ((await response.json()) as { code: string }).code);
    }
    return given;
  };
  expect(new Set(await ends(9))).toEqual(new Set(['unauthorized']));
  model.answer = (exchange) => exchange.sayAll('Leek soup');
  expect(await ends(3)).toEqual([true, true, true]);
  // Two points of the visitor are left.
  expect(new Set(await ends(5))).toEqual(new Set(['quota-exceeded']));
});
