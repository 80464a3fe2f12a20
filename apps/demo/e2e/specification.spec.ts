import type { Request } from '@playwright/test';
import { expect, test } from 'test-support/demo-test';
import { addIngredients, askForRecipe, FOUR, lookAt } from 'test-support/visitor';

test.describe('1. what the product does', () => {
  test('an anonymous visitor gets a recipe out of four ingredients', async ({ page }) => {
    const { recipe, loading, text } = await askForRecipe(page);
    await expect(recipe).toBeVisible();
    await expect(loading).toBeHidden();
    for (const ingredient of FOUR) await expect(text).toContainText(ingredient);
  });

  test('a reload forgets everything', async ({ page }) => {
    const { items, recipe } = await askForRecipe(page);
    await expect(recipe).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ingredients on hand:' })).toBeVisible();
    await expect(items).toHaveCount(0);
    await expect(recipe).toHaveCount(0);
  });
});

test.describe('2. the one screen', () => {
  test('has one address from the first ingredient to the recipe', async ({ page }) => {
    await page.goto('/');
    const [url, length] = await page.evaluate(() => [location.href, history.length]);
    await addIngredients(page, FOUR);
    const { getButton, recipe } = lookAt(page);
    await getButton.click();
    await expect(recipe).toBeVisible();
    expect(await page.evaluate(() => [location.href, history.length])).toEqual([url, length]);
  });

  test('begins with a chef icon and the product title', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Sous Chef');
    await expect(page.getByRole('img', { name: /chef/i })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sous Chef');
  });

  test('tells the visitor what to enter, what to click and how many are enough', async ({
    page,
  }) => {
    await page.goto('/');
    const welcome = page.getByText('Enter the ingredients');
    await expect(welcome).toContainText('Add ingredients');
    await expect(welcome).toContainText('at least 4 ingredients');
    await expect(welcome).toContainText('Get a recipe');
  });

  test('has a form with a field for one ingredient', async ({ page }) => {
    await page.goto('/');
    const { field, addButton } = lookAt(page);
    await expect(field).toHaveAttribute('name', 'ingredient');
    await expect(field).toHaveAttribute('placeholder', 'e.g. mutton');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(addButton).toHaveAttribute('type', 'submit');
    await expect(
      page.locator('form').filter({ has: field }).filter({ has: addButton }),
    ).toHaveCount(1);
  });

  test('lists each ingredient in a polite live region', async ({ page }) => {
    await page.goto('/');
    const heading = page.getByRole('heading', { name: 'Ingredients on hand:' });
    await expect(heading).toBeVisible();
    const region = page.locator('[aria-live="polite"]').filter({ has: page.locator('ul') });
    await expect(region).toHaveCount(1);
    await addIngredients(page, ['leek', 'potato']);
    await expect(region.getByRole('list').getByRole('listitem')).toHaveText(['leek', 'potato']);
  });

  test('offers the recipe only at four ingredients', async ({ page }) => {
    await page.goto('/');
    const { getButton } = lookAt(page);
    const heading = page.getByRole('heading', { name: 'Ready for a recipe?' });
    await addIngredients(page, FOUR.slice(0, 3));
    await expect(heading).toHaveCount(0);
    await expect(getButton).toHaveCount(0);
    await addIngredients(page, FOUR.slice(3));
    await expect(heading).toBeVisible();
    await expect(page.getByText('Generate a recipe from your list of ingredients.')).toBeVisible();
    await expect(getButton).toBeVisible();
    await page.getByRole('button', { name: 'Remove potato' }).click();
    await expect(heading).toHaveCount(0);
  });

  test('announces the wait, then shows the recipe formatted in a polite live region', async ({
    page,
  }) => {
    const { recipe, text, loading, stopButton } = await askForRecipe(page);
    await expect(loading).toBeVisible();
    await expect(loading).toHaveAttribute('aria-live', 'polite');
    await expect(
      recipe.getByRole('heading', { level: 2, name: 'Sous Chef Recommends:' }),
    ).toBeVisible();
    await expect(loading).toBeHidden();
    await expect(stopButton).toBeHidden();
    await expect(text.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(text.getByRole('listitem').first()).toBeVisible();
    expect(await text.innerText()).not.toMatch(/^#|\*\*|^[-*] /m);
    await expect(text).toHaveAttribute('aria-live', 'polite');
    await expect(recipe).toContainText('A sample recipe, not written by an AI model.');
    await expect(page.getByText('To connect a model, set HF_TOKEN')).toBeVisible();
  });

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

test.describe('3. and 4. its state, and how it changes', () => {
  test('an ingredient is appended, and the field is ready for the next', async ({ page }) => {
    await page.goto('/');
    const { field, addButton, items } = lookAt(page);
    await field.fill('zucchini');
    await addButton.click();
    await expect(items).toHaveText(['zucchini']);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await field.pressSequentially('apple');
    await field.press('Enter');
    await expect(items).toHaveText(['zucchini', 'apple']);
  });

  test('a request clears the previous recipe and sets the loading flag', async ({ page }) => {
    const { getButton, loading, recipe, text } = await askForRecipe(page);
    await expect(recipe).toBeVisible();
    await expect(loading).toBeHidden();
    const first = await text.innerText();
    await addIngredients(page, ['haddock']);
    await getButton.click();
    await expect(loading).toBeVisible();
    await expect(text.filter({ hasText: first })).toHaveCount(0);
    await expect(text).toContainText('haddock');
  });

  test('Stop keeps the text, and the page goes on', async ({ page }) => {
    const { getButton, loading, stopButton, text } = await askForRecipe(page);
    await expect(text).toBeVisible();
    await stopButton.click();
    await expect(loading).toBeHidden();
    await expect(stopButton).toBeHidden();
    const kept = await text.innerText();
    expect(kept).not.toBe('');
    await expect(page.getByText('You stopped this recipe')).toBeVisible();
    await expect(text).toHaveText(kept, { useInnerText: true });
    await getButton.click();
    await expect(loading).toBeVisible();
    await expect(page.getByText('You stopped this recipe')).toHaveCount(0);
    await expect(text).toBeVisible();
  });
});

test.describe('5. what it checks', () => {
  test('nothing is sent before the fourth ingredient', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await page.goto('/');
    await addIngredients(page, FOUR.slice(0, 3));
    await expect(lookAt(page).items).toHaveCount(3);
    await page.keyboard.press('Enter');
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  test('more than the server accepts is refused, and the list stays', async ({
    page,
    complaints,
  }) => {
    await page.goto('/');
    const { getButton, items, alert, retryButton } = lookAt(page);
    await addIngredients(
      page,
      Array.from({ length: 51 }, (_, index) => `herb ${index}`),
    );
    await getButton.click();
    await expect(alert).toContainText('Failed to generate recipe.');
    await expect(alert).toContainText('longer than this page takes: 50 ingredients at most.');
    await expect(retryButton).toHaveCount(0);
    await expect(items).toHaveCount(51);
    await complaints.takeFailure(422);
  });
});

test.describe('6. and 7. the caller, and the request', () => {
  test('the page sends the ingredients to its own server, and nothing else to anybody', async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
    });
    const posted: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(request);
    });
    const { loading, recipe } = await askForRecipe(page);
    await expect(loading).toBeVisible();
    expect(posted).toHaveLength(1);
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
  });
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

  test('a connection lost before the first request leaves the page whole', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/');
    await addIngredients(page, FOUR);
    const { getButton, alert, retryButton, text } = lookAt(page);
    await context.setOffline(true);
    await getButton.click();
    await expect(alert).toContainText('You seem to be offline.');
    await complaints.takeFailure('net::ERR_INTERNET_DISCONNECTED');

    await context.setOffline(false);
    await retryButton.click();
    await expect(text.getByRole('heading').first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});
