import type { Locator } from '@playwright/test';
import { expect, test } from 'test-support/demo-test';
import { addIngredients, lookAt } from 'test-support/visitor';

test('text from right to left runs that way, in the field and in the list', async ({ page }) => {
  await page.goto('/');
  const { field, items } = lookAt(page);
  await field.fill('בצל ירוק');
  expect(await directionOf(field)).toBe('rtl');
  await field.press('Enter');
  await addIngredients(page, ['leek']);
  expect(await directionOf(items.nth(0).getByText('בצל ירוק'))).toBe('rtl');
  expect(await directionOf(items.nth(1).getByText('leek'))).toBe('ltr');
});

function directionOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).direction);
}
