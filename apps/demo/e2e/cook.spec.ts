import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openTab } from 'test-support/browser-tab';
import { expect, modelTest as test } from 'test-support/demo-test';
import type { ModelServer } from 'test-support/model-server';
import { askForRecipe, FOUR } from 'test-support/visitor';

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
  await expect(page.getByRole('alert')).toHaveText('Timer for step 1 is done: 20 min');
  await keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Step 2 of 3');
  await expect(dialog.getByText('Timer for step 1 is done: 20 min')).toBeVisible();
});

test('it passes axe in both colour schemes, and fits in every viewport', async ({
  page,
  model,
}) => {
  const dialog = await openCook(page, model);
  await dialog.getByRole('button', { name: 'Start 20 min timer' }).click();
  await dialog.getByText('All ingredients').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The colours of buttons go over to the others'.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations, colorScheme).toEqual([]);
  }
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const box = await dialog.boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width, height });
    expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(width);
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  }
});

const SIZES = [
  [320, 568],
  [390, 664],
  [640, 360],
  [1280, 800],
] as const;

test('it is not printed: the recipe is', async ({ page, model }) => {
  const dialog = await openCook(page, model);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-slot="recipe-markdown"]')).toBeVisible();
});

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

test('the wake lock is released when the page is hidden, and requested again', async ({
  demo,
  model,
}) => {
  model.answer = (exchange) => exchange.sayAll(SOUP);
  const tab = await openTab(demo.url);
  const held = () => tab.evaluate('globalThis.locks.filter(({ released }) => !released).length');
  const press = (name: string) =>
    tab.evaluate(
      `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === '${name}').click()`,
    );
  const isThere = (name: string) =>
    tab.evaluate(
      `[...document.querySelectorAll('button')].some(({ textContent }) => textContent === '${name}')`,
    );
  try {
    // React marks what lives.
    await expect.poll(() => tab.evaluate(IS_ALIVE)).toBe(true);
    await tab.evaluate(NOTE_LOCKS);
    for (const ingredient of FOUR) await tab.evaluate(`globalThis.enter('${ingredient}')`);
    await expect.poll(() => isThere('Get a recipe')).toBe(true);
    await press('Get a recipe');
    await expect.poll(() => isThere('Cook')).toBe(true);
    await press('Cook');
    await expect.poll(held).toBe(1);
    await tab.hide();
    await expect.poll(held).toBe(0);
    await tab.show();
    await expect.poll(held).toBe(1);
    await press('Close');
    await expect.poll(held).toBe(0);
    await tab.hide();
    await tab.show();
    expect(await held()).toBe(0);
  } finally {
    await tab.close();
  }
});

const IS_ALIVE = `Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react'))`;

/** The browser's own locks, each of them noted; and a visitor who types. */
const NOTE_LOCKS = `
  globalThis.locks = [];
  const request = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async (type) => {
    const lock = await request(type);
    locks.push(lock);
    return lock;
  };
  globalThis.enter = (ingredient) => {
    const field = document.querySelector('input[name="ingredient"]');
    field.focus();
    document.execCommand('insertText', false, ingredient);
    field.form.requestSubmit();
  };
`;
