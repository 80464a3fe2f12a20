import type { Page } from '@playwright/test';
import { expect, test } from 'test-support/demo-test';
import { addIngredients, FOUR, lookAt } from 'test-support/visitor';

test.describe('what a visitor may type', () => {
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

  test('a very long ingredient is kept whole and stays within the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    const { items } = lookAt(page);
    const long = 'pumpernickel'.repeat(400);
    await addIngredients(page, [long]);
    await expect(items).toHaveText([long]);
    const [content, width] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content).toBeLessThanOrEqual(width);
  });

  test('Enter that ends a composition adds nothing; the next one does', async ({ page }) => {
    await page.goto('/');
    const { field, items } = lookAt(page);
    await field.focus();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', {
      text: 'にんじん',
      selectionStart: 4,
      selectionEnd: 4,
    });
    await expect(field).toHaveValue('にんじん');
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(0);
    await keyboard.send('Input.insertText', { text: '人参' });
    await expect(field).toHaveValue('人参');
    await expect(items).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(items).toHaveText(['人参']);
    await expect(field).toHaveValue('');
  });
});

test.describe('lists', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a pasted list is added line by line, and says which lines were there already', async ({
    page,
  }) => {
    await page.goto('/');
    const { items, field } = lookAt(page);
    await addIngredients(page, ['leek']);
    await paste(page, ' potato \r\n\r\nLEEK\ncream\rnutmeg');
    await expect(items).toHaveText(['leek', 'potato', 'cream', 'nutmeg']);
    await expect(page.getByText('Already on the list: LEEK')).toBeVisible();
    await expect(field).toBeFocused();
  });

  test('a single pasted line stays in the field', async ({ page }) => {
    await page.goto('/');
    const { items, field } = lookAt(page);
    await paste(page, 'two leeks');
    await expect(field).toHaveValue('two leeks');
    await expect(items).toHaveCount(0);
  });

  test('a thousand ingredients are kept, in order, and can be removed', async ({
    page,
    complaints,
  }) => {
    await page.goto('/');
    const { items, getButton, alert } = lookAt(page);
    const thousand = Array.from({ length: 1000 }, (_, index) => `herb number ${index + 1}`);
    await paste(page, thousand.join('\n'));
    await expect(items).toHaveText(thousand);
    await page.getByRole('button', { name: 'Remove herb number 500', exact: true }).click();
    await expect(items).toHaveCount(999);
    await expect(
      page.getByRole('button', { name: 'Remove herb number 501', exact: true }),
    ).toBeFocused();
    await getButton.click();
    await expect(alert).toContainText('These ingredients were not accepted');
    await expect(items).toHaveCount(999);
    await complaints.takeFailure(413);
  });
});

test.describe('where the focus goes', () => {
  test('it never falls to the body, from the request to the end of the recipe', async ({
    page,
  }) => {
    await page.goto('/');
    await addIngredients(page, FOUR);
    const { getButton, stopButton, text } = lookAt(page);
    await getButton.click();
    expect(await hasFocus(page)).toBe(true);
    await stopButton.click();
    expect(await hasFocus(page)).toBe(true);
    await getButton.click();
    await expect(text).toBeVisible();
    expect(await hasFocus(page)).toBe(true);
    await stopButton.press('Enter');
    await expect(stopButton).toBeHidden();
    expect(await hasFocus(page)).toBe(true);
  });
});

/** Through the real clipboard and the real key. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await lookAt(page).field.focus();
  await page.keyboard.press('ControlOrMeta+v');
}

function directionOf(locator: {
  evaluate: (read: (element: Element) => string) => Promise<string>;
}): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).direction);
}

function hasFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement !== document.body);
}
