import { expect, modelTest, test } from 'test-support/demo-test';

/** In the words of the Arabic locale, which this page fetches. */
const ADD = 'إضافة';
const ASK = 'أريد وصفة';

modelTest.describe('in a browser that asks for Egyptian Arabic', () => {
  modelTest.use({ locale: 'ar-EG' });

  modelTest('the page is Arabic, and asks for an Arabic recipe', async ({ page, model }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const food of ['بصل', 'أرز', 'عدس', 'ملح']) {
      await page.getByRole('textbox').fill(food);
      await page.getByRole('button', { name: ADD, exact: true }).click();
    }
    await page.getByRole('button', { name: ASK }).click();
    const exchange = await model.next();
    const { messages } = exchange.body as { messages: { role: string; content: string }[] };
    expect(messages.at(-1)?.content).toBe(
      "I have بصل, أرز, عدس, ملح. Please give me a recipe you'd recommend I make! My wishes: language Arabic.",
    );
    exchange.sayAll('# مجدرة');
    await expect(page.getByRole('heading', { name: 'مجدرة' })).toBeVisible();
  });
});

test.describe('in a browser that asks for a language that is not there', () => {
  test.use({ locale: 'tlh' });

  test('a visitor chooses a language, and English again', async ({ page }) => {
    await page.goto('/');
    const choice = page.getByRole('combobox', { name: 'Language' });
    await choice.selectOption('Deutsch');
    await expect(page.getByRole('heading', { name: 'Deine Zutaten:' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
    await expect(page.getByRole('heading', { name: 'Ingredients on hand:' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a visitor who reads English fetches no other language', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(files.filter((url) => /languages|locale/.test(url))).toEqual([]);
});
