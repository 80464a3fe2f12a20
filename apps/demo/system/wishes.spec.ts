import { expect, test } from 'test-support/demo-test';
import { addIngredients, FOUR, lookAt } from 'test-support/visitor';

test('if the code of the wishes cannot be fetched a line says to load the page again, and there are recipes', async ({
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 664 }, hasTouch: true, isMobile: true });

  test('each field is large enough for a thumb, nothing moves, and nothing overflows the page', async ({
    page,
  }) => {
    await page.goto('/');
    await addIngredients(page, FOUR);
    await page.getByText('Any wishes?').click();
    await expect(page.getByRole('checkbox', { name: 'vegan' })).toBeVisible();
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
