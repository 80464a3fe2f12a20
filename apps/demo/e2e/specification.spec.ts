import type { Request } from '@playwright/test';
import { expect, modelTest, test } from 'test-support/demo-test';
import { addIngredients, askForRecipe, FOUR, lookAt } from 'test-support/visitor';

test.describe('1. what the product does', () => {
  test('an anonymous visitor gets a recipe out of four ingredients, announced and formatted, at one address', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Sous Chef');
    const [url, length] = await page.evaluate(() => [location.href, history.length]);
    await addIngredients(page, FOUR);
    const { getButton, recipe, text, loading, stopButton } = lookAt(page);
    await getButton.click();
    await expect(loading).toBeVisible();
    await expect(loading).toHaveAttribute('aria-live', 'polite');
    await expect(
      recipe.getByRole('heading', { level: 2, name: 'Sous Chef Recommends:' }),
    ).toBeVisible();
    await expect(loading).toBeHidden();
    await expect(stopButton).toBeHidden();
    for (const ingredient of FOUR) await expect(text).toContainText(ingredient);
    await expect(text.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(text.getByRole('listitem').first()).toBeVisible();
    expect(await text.innerText()).not.toMatch(/^#|\*\*|^[-*] /m);
    await expect(text).toHaveAttribute('aria-live', 'polite');
    await expect(recipe).toContainText('A sample recipe, not written by an AI model.');
    await expect(page.getByText('To connect a model, start Ollama')).toBeVisible();
    expect(await page.evaluate(() => [location.href, history.length])).toEqual([url, length]);
  });
});

test.describe('2. the one screen', () => {
  test('stands in the order of the specification, top to bottom', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const { field, addButton, text, loading, getButton } = await askForRecipe(page);
    await expect(text).toBeVisible();
    const parts = [
      page.getByRole('img', { name: /chef/i }),
      page.getByText('Enter the ingredients'),
      field,
      addButton,
      page.getByRole('heading', { name: 'Ingredients on hand:' }),
      page.getByRole('heading', { name: 'Ready for a recipe?' }),
      getButton,
      loading,
      text,
    ];
    const elements = await Promise.all(parts.map((part) => part.elementHandle()));
    // All at once, since the page may still be scrolling.
    const tops = await page.evaluate(
      (all) => all.map((element) => element.getBoundingClientRect().top),
      elements,
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const inDocumentOrder = await Promise.all(
      parts.slice(1).map(async (part, index) => {
        const before = await parts[index]?.elementHandle();
        return part.evaluate(
          (element, other) => Boolean(other && element.compareDocumentPosition(other) & 2),
          before,
        );
      }),
    );
    expect(inDocumentOrder).not.toContain(false);
  });
});

test.describe('5. what it checks', () => {
  test('more than the server accepts is refused, and the list stays', async ({
    page,
    complaints,
  }) => {
    await page.goto('/');
    const { getButton, items, alert, retryButton } = lookAt(page);
    await addIngredients(page, [...FOUR, 'herb'.repeat(21)]);
    await getButton.click();
    await expect(alert).toContainText('Failed to generate recipe.');
    await expect(alert).toContainText('is longer than this page takes.');
    await expect(retryButton).toHaveCount(0);
    await expect(items).toHaveCount(5);
    await complaints.takeFailure(422);
  });
});

test.describe('6. and 7. the caller, and the request', () => {
  modelTest(
    'the page sends the ingredients to its own server, and nothing else to anybody',
    async ({ page, model, baseURL }) => {
      model.answer = (exchange) => exchange.sayAll('# Leek soup');
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
      });
      const posted: Request[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posted.push(request);
      });
      const { loading, recipe } = await askForRecipe(page);
      await expect.poll(() => posted.length).toBe(1);
      expect(new URL(posted[0]!.url()).pathname).toBe('/api/recipe');
      expect(posted[0]!.postDataJSON()).toEqual({ ingredients: FOUR });
      const headers = await posted[0]!.allHeaders();
      expect(headers['content-type']).toContain('application/json');
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
      await expect(recipe).toBeVisible();
      await expect(loading).toBeHidden();
      expect(posted).toHaveLength(1);
      expect(foreign).toEqual([]);
    },
  );
});

test.describe('8. failure', () => {
  test('a lost connection is named, logged once, and can be retried', async ({
    page,
    context,
    complaints,
  }) => {
    const { getButton, alert, retryButton, loading, stopButton, text } = await askForRecipe(page);
    await expect(text.getByRole('heading').first()).toBeVisible();
    await stopButton.click();
    await expect(alert).toHaveCount(0);
    // Everything the end of a recipe requests has loaded.
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await getButton.click();
    await expect(alert).toContainText('Failed to generate recipe. Please try again.');
    await expect(alert).toContainText('You seem to be offline.');
    await expect(loading).toBeHidden();
    await expect(text).toHaveCount(0);
    await complaints.takeFailure('net::ERR_INTERNET_DISCONNECTED');

    await context.setOffline(false);
    await retryButton.click();
    await expect(text.getByRole('heading').first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});
