import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, modelTest as test } from 'test-support/demo-test';
import type { ModelServer } from 'test-support/model-server';
import { askForRecipe } from 'test-support/visitor';

const SOUP = `# Leek soup

**Ingredients:**

- 2 leeks
- 1/2 l stock

**Instructions:**

1. Boil the leeks in the stock for 20 minutes.
2. Wait for a minute.
3. Eat.`;

async function openCook(page: Page, model: ModelServer) {
  await askForRecipe(page);
  const exchange = await model.next();
  exchange.sayAll(SOUP);
  await page.getByRole('button', { name: 'Cook', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Leek soup' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a whole recipe is cooked by keyboard', async ({ page, model }) => {
  await page.clock.install();
  const dialog = await openCook(page, model);
  const { keyboard } = page;
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeFocused();
  await expect(dialog.getByRole('listitem')).toHaveText(['2 leeks', '1/2 l stock']);
  // Around to the dialog's first control, and on to the timer.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Start 20 min timer' }).focus();
  await keyboard.press('Enter');
  await expect(dialog.getByRole('timer')).toHaveText('20:00');
  await keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Step 2 of 3');
  await page.clock.runFor(61_000);
  await expect(dialog.getByRole('timer')).toHaveText('18:59');
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cook', exact: true })).toBeFocused();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.runFor(20 * 60_000);
  await expect(page.getByRole('alert')).toHaveText('Timer for step 1 is done: 20 minutes');
  await keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Step 2 of 3');
  await expect(dialog.getByText('Timer for step 1 is done: 20 minutes')).toBeVisible();
});

test('the tab shows the time that is left, the end, and then the dish again; and leaving asks meanwhile', async ({
  page,
  model,
}) => {
  await page.clock.install();
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  const dialog = await openCook(page, model);
  await expect(page).toHaveTitle('Leek soup');
  await dialog.getByRole('button', { name: 'Start 20 min timer' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Start 1 min timer' }).click();
  await page.clock.runFor(10_000);
  await expect(page).toHaveTitle(/^0:(?:50|4\d) · Leek soup$/);
  await dialog.getByRole('button', { name: 'Pause' }).nth(1).click();
  await page.clock.runFor(10_000);
  await expect(page).toHaveTitle(/^19:[34]\d · Leek soup$/);
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await page.clock.runFor(50_000);
  await expect(page).toHaveTitle('⏰ 0:00 · Leek soup');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveTitle(/^18:[2-5]\d · Leek soup$/);
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await expect(page).toHaveTitle('Sous Chef');
});

test('it passes axe in both colour schemes, fits in every viewport, and is not printed', async ({
  page,
  model,
}) => {
  const dialog = await openCook(page, model);
  await dialog.getByRole('button', { name: 'Start 20 min timer' }).click();
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    if (width === 390) await dialog.getByRole('button', { name: 'All ingredients' }).click();
    await page.emulateMedia({ colorScheme });
    // The colours of buttons go over to the others'.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations, `${width} ${colorScheme}`).toEqual([]);
  }
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const box = await dialog.boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width, height });
    expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(width);
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  }
  // The recipe is, in its place.
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-slot="recipe-markdown"]')).toBeVisible();
});

const SIZES = [
  [320, 568],
  [390, 664],
  [640, 360],
  [1280, 800],
] as const;

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('a swipe changes the step, and a vertical one scrolls', async ({ page, model }) => {
    const dialog = await openCook(page, model);
    const heading = dialog.getByRole('heading', { level: 2 });
    await swipe(page, [330, 300], [90, 310]);
    await expect(heading).toHaveText('Step 2 of 3');
    await swipe(page, [330, 300], [90, 310]);
    await expect(heading).toHaveText('Step 3 of 3');
    await swipe(page, [90, 300], [330, 290]);
    await expect(heading).toHaveText('Step 2 of 3');
    await swipe(page, [300, 400], [230, 150]);
    await swipe(page, [200, 300], [170, 300]);
    await expect(heading).toHaveText('Step 2 of 3');
    for (const button of await dialog.getByRole('button').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThan(43.99);
    }
    await expect(page).toHaveURL('/');
  });
});

async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  await send('touchStart', from);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await send('touchMove', [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ]);
  }
  await send('touchEnd');
  await session.detach();
}

type Point = readonly [x: number, y: number];
