import type { JSHandle, Locator, Page } from '@playwright/test';
import { expect, modelTest as test } from 'test-support/demo-test';
import { addIngredients, FOUR, lookAt } from 'test-support/visitor';

const RECIPE = `# Leek soup\n\n${'A long line about soup. '.repeat(20)}\n\n`;

test.use({ viewport: { width: 400, height: 480 } });

test('the loading message is scrolled smoothly into the centre 100 ms after the request, not before', async ({
  page,
  model,
}) => {
  const { stopButton } = await ask(page, { stopTheClock: true });
  const asked = await page.evaluateHandle(() => {
    const noted: unknown[] = [];
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      noted.push(options);
      scrollIntoView.call(this, options);
    };
    return noted;
  });
  const exchange = await model.next();
  await page.clock.runFor(99);
  expect(await asked.jsonValue()).toEqual([]);
  await page.clock.runFor(1);
  expect(await asked.jsonValue()).toEqual([{ behavior: 'smooth', block: 'center' }]);
  // Until then a press where the first one was counts as that one.
  await page.clock.runFor(500);
  await stopButton.click();
  await exchange.abandoned;
});

test('the recipe is scrolled to when its first text appears, and only then', async ({
  page,
  model,
}) => {
  const { loading, recipe, text } = await ask(page);
  const exchange = await model.next();
  await expect.poll(() => distanceFromCentre(loading)).toBeLessThanOrEqual(40);
  exchange.say(RECIPE);
  exchange.say(RECIPE);
  await expect.poll(() => isHeadInView(recipe)).toBe(true);

  await restingPlace(page);
  await page.mouse.wheel(0, -120);
  const top = await restingPlace(page);
  exchange.say(RECIPE);
  exchange.say('## The end\n');
  await expect(text.getByRole('heading', { name: 'The end' })).toBeAttached();
  exchange.finish();
  await expect(loading).toBeHidden();
  expect(await restingPlace(page)).toBe(top);
});

test('a reader who has scrolled meanwhile is not moved', async ({ page, model }) => {
  const { loading, text } = await ask(page);
  const exchange = await model.next();
  await expect.poll(() => distanceFromCentre(loading)).toBeLessThanOrEqual(40);
  await restingPlace(page);
  await page.mouse.wheel(0, -2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  exchange.say(RECIPE);
  exchange.say(RECIPE);
  await expect(text.getByRole('heading').first()).toBeAttached();
  expect(await restingPlace(page)).toBe(0);
});

test('a failure leaves a reader who has scrolled where they are, and a button in sight leads to it', async ({
  page,
  model,
  complaints,
}) => {
  const { loading, recipe, text, alert } = await ask(page);
  const exchange = await model.next();
  await expect.poll(() => distanceFromCentre(loading)).toBeLessThanOrEqual(40);
  for (let part = 0; part < 6; part += 1) exchange.say(RECIPE);
  await expect.poll(() => isHeadInView(recipe)).toBe(true);
  await restingPlace(page);
  await page.mouse.wheel(0, 200);
  const top = await restingPlace(page);
  exchange.breakOff();
  await expect(alert).toBeAttached();
  expect(await restingPlace(page)).toBe(top);
  await expect(alert).not.toBeInViewport();
  await expect(text.getByRole('heading').last()).toBeAttached();
  const button = page.getByRole('button', { name: 'This recipe broke off.' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 300);
  await restingPlace(page);
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await restingPlace(page);
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('group', { name: 'Failure' })).toBeFocused();
  await expect(button).toHaveCount(0);
  await complaints.takeFailure();
});

test('with reduced motion it jumps instead of scrolling smoothly', async ({ page, model }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { loading, recipe, moves } = await ask(page);
  const exchange = await model.next();
  await expect.poll(() => distanceFromCentre(loading)).toBeLessThanOrEqual(40);
  await restingPlace(page);
  expect(await moves.jsonValue()).toHaveLength(1);
  exchange.say(RECIPE);
  exchange.say(RECIPE);
  await expect.poll(() => isHeadInView(recipe)).toBe(true);
  exchange.finish();
  await expect(loading).toBeHidden();
});

/** Requests a recipe from the visitor's current scroll position, and records where each scroll since comes to. */
async function ask(page: Page, { stopTheClock = false } = {}) {
  const view = lookAt(page);
  if (stopTheClock) await page.clock.install();
  await page.goto('/');
  await addIngredients(page, FOUR);
  // At the lower edge, so that there is a distance to scroll.
  await view.getButton.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await restingPlace(page);
  if (stopTheClock) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const moves: JSHandle<number[]> = await page.evaluateHandle(() => {
    const noted: number[] = [];
    addEventListener('scroll', () => noted.push(scrollY));
    return noted;
  });
  await view.getButton.click();
  return { ...view, moves };
}

/** Pixels between the centres of the element and of the window. */
function distanceFromCentre(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.abs(top + height / 2 - innerHeight / 2);
  });
}

/** Whether the head of a card is visible, where reading starts. */
function isHeadInView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top > -1 && top < innerHeight - 40;
  });
}

/** The scroll position once it hasn't changed for ten frames. */
function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 10; still += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== last) still = 0;
      last = scrollY;
    }
    return scrollY;
  });
}
