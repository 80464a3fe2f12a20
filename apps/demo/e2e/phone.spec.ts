import { expect, modelTest as test } from 'test-support/demo-test';
import { addIngredients, askForRecipe, FOUR, lookAt } from 'test-support/visitor';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

test('a failure that comes at once is seen', async ({ page, model, complaints }) => {
  model.answer = (exchange) => exchange.reply(401, '{}');
  const { alert } = await askForRecipe(page);
  await expect(alert).toBeInViewport({ ratio: 1 });
  await complaints.takeFailure(502);
});

test('so is one without a connection, and a late one does not move the card', async ({
  page,
  context,
  complaints,
}) => {
  const { alert, getButton, retryButton } = lookAt(page);
  await page.goto('/');
  await addIngredients(page, FOUR);
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

test('Stop is at the bottom of the window, however long the text is', async ({ page, model }) => {
  const { stopButton, text } = await askForRecipe(page);
  const exchange = await model.next();
  exchange.say(`# Leek soup\n\n${'A long line about soup. '.repeat(120)}`);
  await expect(text).toContainText('A long line');
  await expect(stopButton).toBeInViewport({ ratio: 1 });
  const { y, height } = (await stopButton.boundingBox())!;
  expect(y + height).toBeGreaterThan(664 / 2);
  await stopButton.tap();
  await exchange.abandoned;
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

test('the tab has the name of the dish', async ({ page, model }) => {
  await askForRecipe(page);
  const exchange = await model.next();
  exchange.sayAll('# Leek soup\n\n1. Stir.');
  await expect(page).toHaveTitle('Leek soup');
});

for (const [width, height] of [
  [360, 740],
  [360, 380],
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
      const [block, wish, button] = await Promise.all(
        [panel, wishes, getButton].map(async (part) => (await part.boundingBox())!),
      );
      expect(block!.height).toBeLessThan(80);
      await expect(heading).toHaveCSS('clip-path', 'inset(50%)');
      expect(wish!.y).toBeLessThan(button!.y + button!.height);
      expect(button!.y).toBeLessThan(wish!.y + wish!.height);
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
