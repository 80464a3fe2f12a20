import type { Page } from '@playwright/test';
import type { ModelServer } from 'test-support/model-server';
import { expect, modelTest as test } from 'test-support/demo-test';
import { askForRecipe } from 'test-support/visitor';

const SOUP = `# Leek soup

Serves 4

**Ingredients:**

- 2 leeks
- 1 1/2 l stock
- Salt to taste

**Instructions:**

1. Boil the leeks for 20 minutes.
2. Eat.`;

async function getRecipe(page: Page, model: ModelServer, recipe = SOUP) {
  await askForRecipe(page);
  const exchange = await model.next();
  exchange.sayAll(recipe);
  const text = page.locator('[data-slot="recipe-markdown"]');
  await expect(text.getByRole('checkbox')).toHaveCount(3);
  return text;
}

test('the choice is visible in forced colours', async ({ page, model }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await getRecipe(page, model, SOUP.replace('Serves 4', ''));
  await page.getByRole('button', { name: '2 times' }).click();
  const colourOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await colourOf('2 times')).not.toBe(await colourOf('3 times'));
});

test('with text of 200 % on a phone the boxes grow along, and Cook covers nothing', async ({
  page,
  model,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const text = await getRecipe(page, model);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const item = text.getByRole('listitem').first();
  const size = await item.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(size).toBe(32);
  const box = (await text.getByRole('checkbox').first().boundingBox())!;
  expect(box.width / size).toBeCloseTo(1.1, 1);
  const cook = (await page.getByRole('button', { name: 'Cook' }).boundingBox())!;
  const heading = page.getByRole('heading', { name: 'Sous Chef Recommends:' });
  for (const part of [heading, page.locator('[data-slot="recipe-byline"]'), text]) {
    expect((await part.boundingBox())!.y).toBeGreaterThanOrEqual(cook.y + cook.height);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
