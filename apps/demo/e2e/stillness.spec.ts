import type { Page } from '@playwright/test';
import { expect, modelTest as test } from 'test-support/demo-test';
import { askForRecipe } from 'test-support/visitor';

const WORDS =
  `# Leek soup\n\n${'A long line about soup that is warm. '.repeat(12)}\n\n## Method\n\n${Array.from(
    { length: 14 },
    (_, index) => `${index + 1}. Stir the soup for some minutes, and taste it.\n`,
  ).join('')}`.split(/(?<= )/);

/** Far below what anyone would notice. */
const STILL_PX = 6;

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`while a recipe is written nothing moves but its text, nor when the prompt block folds, at ${width} pixels`, async ({
    page,
    model,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { stopButton, loading, text } = await askForRecipe(page);
    const exchange = await model.next();
    await expect(loading).toBeVisible();
    // The scroll to the loading message is over.
    await page.waitForTimeout(300);
    const frames = await watchFrames(page);
    for (const word of WORDS) {
      exchange.say(word);
      await page.waitForTimeout(15);
    }
    await expect(text.getByRole('listitem')).toHaveCount(14);
    await expect(stopButton).toBeInViewport({ ratio: 1 });
    exchange.finish();
    await expect(stopButton).toBeHidden();
    const { stops, heights, shifted } = await frames.jsonValue();
    expect(stops.length).toBeGreaterThan(15);
    expect(Math.max(...stops) - Math.min(...stops)).toBeLessThanOrEqual(STILL_PX);
    expect(heights, 'the page never shrinks').toEqual(heights.toSorted((a, b) => a - b));
    expect(shifted, 'moved without being the text').toEqual([]);
  });
}

test('beside a long recipe the ingredients and the button stay in reach', async ({
  page,
  model,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { field, getButton, text } = await askForRecipe(page);
  const exchange = await model.next();
  exchange.sayAll(`# Leek soup\n\n${'Stir the soup.\n\n'.repeat(80)}`);
  await expect(text.getByRole('paragraph')).toHaveCount(80);
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(getButton).toBeInViewport({ ratio: 1 });
});

/** Samples the page every 150 ms: Stop's position in the window, the page's height from the first text on, and layout shifts. */
function watchFrames(page: Page) {
  return page.evaluateHandle(() => {
    const movers = '[data-slot="recipe-markdown"], [data-slot="get-recipe-panel"]';
    const seen = { stops: [] as number[], heights: [] as number[], shifted: [] as string[] };
    setInterval(() => {
      const stop = document.querySelector('[data-slot="stop-button"]');
      if (stop) seen.stops.push(Math.round(stop.getBoundingClientRect().top));
      const text = document.querySelector('[data-slot="recipe-markdown"]');
      if (text) seen.heights.push(document.documentElement.scrollHeight);
    }, 150);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null }[];
      })[]) {
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element && !element.closest(movers)) {
            seen.shifted.push(element.getAttribute('data-slot') ?? element.tagName);
          }
        }
      }
    }).observe({ type: 'layout-shift' });
    return seen;
  });
}
