import type { Page } from '@playwright/test';
import { expect, test } from 'test-support/demo-test';
import { addIngredients, FOUR, lookAt } from 'test-support/visitor';

test('the longest wishes are accepted', async ({ page }) => {
  await openWishes(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByLabel('Another diet').pressSequentially('ﷺ'.repeat(90));
  await page.getByLabel('Cuisine').fill('क़'.repeat(90));
  await page.getByLabel('Servings').fill('99');
  await page.getByLabel('Time').selectOption('90');
  const response = page.waitForResponse('**/api/recipe');
  await lookAt(page).getButton.click();
  expect((await response).status()).toBe(200);
});

test('the code of the wishes comes with the prompt block', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/');
  await addIngredients(page, FOUR.slice(1));
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await addIngredients(page, FOUR.slice(0, 1));
  await page.getByText('Any wishes?').click();
  await expect(page.getByRole('checkbox', { name: 'vegan' })).toBeVisible();
  expect(scripts).toHaveLength(before + 1);
});

test('if it cannot be fetched a line says to load the page again, and there are recipes', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await page.route('**/*.js*', (route) =>
    /wishes/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await addIngredients(page, FOUR);
  const { getButton, text } = lookAt(page);
  await expect(getButton).toBeVisible();
  await page.getByText('Any wishes?').click();
  await expect(page.getByText('Some tools did not load. Load the page again.')).toBeVisible();
  await getButton.click();
  await expect(text).toContainText('Serves');
  expect(complaints.lines.splice(0)).not.toEqual([]);
});

test('a wish can be chosen, read and removed by keyboard', async ({ page }) => {
  await page.goto('/');
  await addIngredients(page, FOUR);
  const summary = page.locator('summary', { hasText: 'Any wishes?' });
  while (!(await summary.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'vegetarian' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const chip = page.getByRole('button', { name: 'Remove wish: vegetarian' });
  await expect(chip).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Ready for a recipe?' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 664 }, hasTouch: true, isMobile: true });

  test('each field is large enough for a thumb, nothing moves, and nothing overflows the page', async ({
    page,
  }) => {
    await openWishes(page);
    const fields = page.locator('details').locator('summary, label:has(input), p > input, select');
    await expect(fields).toHaveCount(11);
    for (const field of await fields.all()) {
      expect((await field.boundingBox())!.height).toBeGreaterThan(43.99);
    }
    const box = page.getByRole('checkbox', { name: 'vegan' });
    await box.scrollIntoViewIfNeeded();
    const { y } = (await box.boundingBox())!;
    await box.tap();
    expect((await box.boundingBox())!.y).toBeCloseTo(y, 0);
    const chip = (await page.getByRole('button', { name: 'Remove wish: vegan' }).boundingBox())!;
    expect(Math.min(chip.width, chip.height)).toBeGreaterThan(43.99);
    const [content, width] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content).toBeLessThanOrEqual(width);
  });
});

async function openWishes(page: Page): Promise<void> {
  await page.goto('/');
  await addIngredients(page, FOUR);
  await page.getByText('Any wishes?').click();
  await expect(page.getByRole('checkbox', { name: 'vegan' })).toBeVisible();
}
