import type { Page } from '@playwright/test';
import { expect, modelTest as test } from 'test-support/demo-test';
import { askForRecipe } from 'test-support/visitor';

const WORDS =
  `# Leek soup\n\n${'A long line about soup that is warm. '.repeat(12)}\n\n## Method\n\n${Array.from(
    { length: 14 },
    (_, index) => `${index + 1}. Stir the soup for some minutes, and taste it.\n`,
  ).join('')}`.match(/(?:\S+\s+){1,3}/g)!;

/** Far below what anyone would notice. */
const STILL_PX = 6;

for (const [width, height] of [
  [360, 640],
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
    for (const words of WORDS) {
      exchange.say(words);
      await page.waitForTimeout(30);
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

const SOUP = `You can make this one:

# Leek soup

Serves 4

## Ingredients

- 2 leeks, washed well and cut into thin rings, the green ones for the stock
- 1 1/2 l stock
- Salt to taste

## Steps

1. Boil the leeks for 20 minutes, and stir them now and then so that none of them sticks.
2. Season with 1 tsp of salt, and eat.
`;

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [1280, 800],
] as const) {
  test(`at the end of a recipe no line of it moves, nor later with its tools, at ${width} × ${height}`, async ({
    page,
    model,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { text } = await askForRecipe(page);
    const exchange = await model.next();
    exchange.say(SOUP);
    await expect(text.getByRole('listitem')).toHaveCount(5);
    await page.waitForTimeout(300);
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    const lines = await watchLines(page);
    exchange.finish();
    await expect(text.getByRole('checkbox')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Cook' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expectScaleOverList(page);
    await page.waitForTimeout(300);
    const { count, farthest } = await lines.jsonValue();
    expect(count).toBe(10);
    expect(farthest).toBeLessThanOrEqual(1);
  });
}

/** Samples the page every 100 ms: Stop's position in the window, the page's height from the first text on, and layout shifts. */
function watchFrames(page: Page) {
  return page.evaluateHandle(() => {
    const movers = '[data-slot="recipe-markdown"], [data-slot="get-recipe-panel"]';
    const seen = { stops: [] as number[], heights: [] as number[], shifted: [] as string[] };
    setInterval(() => {
      const stop = document.querySelector('[data-slot="stop-button"]');
      if (stop) seen.stops.push(Math.round(stop.getBoundingClientRect().top));
      const text = document.querySelector('[data-slot="recipe-markdown"]');
      if (text) seen.heights.push(document.documentElement.scrollHeight);
    }, 100);
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

/** The scaling controls are between the heading of the ingredients and the list. */
async function expectScaleOverList(page: Page) {
  const scale = page.getByRole('group', { name: 'Serves' });
  const heading = page.getByRole('heading', { name: 'Ingredients', exact: true });
  const [control, above, below] = await Promise.all(
    [scale, heading, page.getByText(/^2 leeks/)].map(async (part) => (await part.boundingBox())!),
  );
  expect(control!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  expect(control!.y + control!.height).toBeLessThanOrEqual(below!.y);
}

/** How far, in pixels, the words of any line were from their first place in the window, in any frame. */
function watchLines(page: Page) {
  return page.evaluateHandle(() => {
    const text = document.querySelector('[data-slot="recipe-markdown"]')!;
    const lines = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6, p, dl, li')];
    const placeOf = (line: Element) => {
      const words = document.createRange();
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      words.selectNodeContents(walker.nextNode()!);
      const { left, top, right, bottom } = words.getBoundingClientRect();
      return [left, top, right, bottom];
    };
    const before = lines.map(placeOf);
    const seen = { count: lines.length, farthest: 0 };
    const look = () => {
      for (const [index, line] of lines.entries()) {
        const own = line.isConnected ? placeOf(line) : [Infinity];
        const moved = own.map((side, at) => Math.abs(side - before[index]![at]!));
        seen.farthest = Math.max(seen.farthest, ...moved);
      }
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
}
