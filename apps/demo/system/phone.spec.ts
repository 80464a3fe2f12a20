import type { Locator } from '@playwright/test';
import { expect, modelTest as test } from 'test-support/demo-test';
import { addIngredients, askForRecipe, FOUR, lookAt } from 'test-support/visitor';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

test('a failure that comes at once is seen, with Try again', async ({
  page,
  context,
  complaints,
}) => {
  const { alert, getButton, retryButton } = lookAt(page);
  await page.goto('/');
  await addIngredients(page, FOUR);
  // What is fetched later has come: that it is lost is another complaint.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await getButton.tap();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(retryButton).toBeInViewport({ ratio: 1 });
  await complaints.takeFailure('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
});

test('a failure in mid-stream is seen by a visitor who reads at the top', async ({
  page,
  model,
  complaints,
}) => {
  const { alert, text } = await askForRecipe(page);
  const exchange = await model.next();
  exchange.say(`# Leek soup\n\n${'A long line about soup. '.repeat(80)}`);
  await expect(text).toContainText('A long line');
  await page.evaluate(() => scrollTo(0, 0));
  exchange.cut();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await complaints.takeFailure();
});

test('every tap target is at least 44 pixels high and wide', async ({ page, model }) => {
  const { stopButton, items } = lookAt(page);
  await page.goto('/');
  await addIngredients(page, [...FOUR, 'salt, pepper']);
  await expect(items).toHaveCount(5);
  await page.getByRole('button', { name: 'Get a recipe' }).tap();
  await model.next();
  await expect(stopButton).toBeVisible();
  for (const button of await page.getByRole('button').all()) {
    const { width, height } = (await button.boundingBox())!;
    const name = await button.textContent();
    expect(Math.min(width, height), String(name)).toBeGreaterThan(43.99);
  }
  await stopButton.tap();
});

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const) {
  test(`from the first text on the prompt block is one line, for good, at ${width} × ${height}`, async ({
    page,
    model,
  }) => {
    await page.setViewportSize({ width, height });
    const { getButton, stopButton, text } = await askForRecipe(page);
    const panel = page.getByRole('region', { name: 'Ready for a recipe?' });
    const heading = page.getByRole('heading', { name: 'Ready for a recipe?' });
    const wishes = panel.getByText('Any wishes?');
    const exchange = await model.next();
    expect((await panel.boundingBox())!.height).toBeGreaterThan(150);
    exchange.say('# Leek soup\n\n');
    await expect(text).toContainText('Leek soup');
    const expectOneLine = async () => {
      expect((await panel.boundingBox())!.height).toBeLessThan(80);
      await expect(heading).toHaveCSS('clip-path', 'inset(50%)');
      await expect.poll(() => overlap(wishes, getButton)).toBe(true);
    };
    await expectOneLine();
    exchange.sayAll('1. Stir.');
    await expect(stopButton).toBeHidden();
    await expectOneLine();
    // The next request clears this recipe; until then a press may be the first one, pressed twice.
    await page.waitForTimeout(500);
    await getButton.tap();
    await expect(text).toHaveCount(0);
    await expectOneLine();
    await stopButton.tap();
  });
}

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const) {
  test(`wishes open below the thumb that opens them, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await addIngredients(page, [...FOUR, 'salt']);
    const summary = page.getByText('Any wishes?');
    await expect(summary).toBeVisible();
    await page.evaluate(() => scrollTo(0, 1e6));
    const before = (await summary.boundingBox())!.y;
    await summary.tap();
    await expect(page.getByText('Your wishes')).toBeVisible();
    expect(Math.abs((await summary.boundingBox())!.y - before)).toBeLessThan(2);
  });
}

for (const percent of [100, 150]) {
  test(`with text of ${percent} % the loading message covers neither the heading nor a timer`, async ({
    page,
    model,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { loading, text, stopButton, getButton } = await askForRecipe(page);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    const heading = page.getByRole('heading', { name: 'Sous Chef Recommends:' });
    const first = await model.next();
    first.say('# Leek soup\n\n');
    await expect(text).toContainText('Leek soup');
    await expectApart(loading, heading);
    first.sayAll(
      '## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Steps\n\n1. Boil for 20 minutes.\n2. Eat.',
    );
    await page.getByRole('button', { name: 'Cook', exact: true }).tap();
    await page.getByRole('button', { name: 'Start 20 min timer' }).tap();
    await page.getByRole('button', { name: 'Close' }).tap();
    // Until then a press may be the first one, pressed twice.
    await page.waitForTimeout(500);
    await getButton.tap();
    const second = await model.next();
    const timers = page.getByRole('list', { name: 'Timers' });
    await expect(loading).toBeVisible();
    await expect(timers.getByRole('button', { name: 'Pause' })).toBeInViewport();
    second.say('# Leek pie\n\n');
    await expect(text).toContainText('Leek pie');
    for (const part of [loading, heading, stopButton]) await expectApart(timers, part);
    await stopButton.tap();
  });
}

/** Where they come to rest: while the page scrolls, the two are measured at different moments. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect.poll(() => overlap(one, other)).toBe(false);
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return a!.y < b!.y + b!.height && b!.y < a!.y + a!.height;
}
