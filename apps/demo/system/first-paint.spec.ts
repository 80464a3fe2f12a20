import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { createServer } from 'vite';
import { expect, modelTest, test } from 'test-support/demo-test';
import { askForRecipe, lookAt } from 'test-support/visitor';

/** The limit for the fonts of an English recipe, in bytes. */
const FONT_LIMIT = 130_000;

/** The script that hydrates the page. */
const SCRIPTS = /\/assets\/.*\.js$/;
const FONTS = '**/*.woff2';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has its text, a line that says what is missing, and a form that leaves what is typed', async ({
    page,
    baseURL,
  }) => {
    const { field, addButton } = lookAt(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Sous Chef', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ingredients on hand:' })).toBeVisible();
    await expect(page.getByText('Enter the ingredients you have on hand')).toBeVisible();
    await expect(page.getByText('Nothing on the list yet.')).toBeVisible();
    await expect(field).toBeEditable();
    await expect(addButton).toBeVisible();
    const notice = page.locator('noscript');
    await expect(notice).toBeInViewport();
    // Playwright treats `noscript` as hidden, and finds no text in it.
    expect(await notice.innerHTML()).toBe(
      'Adding ingredients and asking for a recipe need JavaScript.',
    );

    await field.fill('leek');
    await field.press('Enter');
    await addButton.click();
    await expect(field).toHaveValue('leek');
    expect(page.url()).toBe(`${baseURL}/`);
  });
});

test.describe('before the scripts come', () => {
  test('what is typed waits in the field, with the caret, and an Enter changes nothing', async ({
    page,
  }) => {
    const { field, items } = lookAt(page);
    const letScriptsCome = await hold(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await field.click();
    await page.keyboard.type('two leeks');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    letScriptsCome();
    await waitForLife(page);
    await expect(field).toHaveValue('two leeks');
    expect((await selectionOf(field)).slice(0, 2)).toEqual([8, 8]);
    await page.keyboard.type('k');
    await page.keyboard.press('Enter');
    await expect(items).toHaveText(['two leekks']);
  });
});

test('hydration finds no mismatch', async ({ page }) => {
  // Only the development build reports mismatches, and it is compiled while the page loads.
  test.setTimeout(90_000);
  await using server = await startDevelopmentServer();
  const { field, items } = lookAt(page);
  const html = await (await page.request.get(server.url)).text();
  expect(html).toContain('Ingredients on hand:');
  // The first ingredient fetches the view of a recipe.
  const view = page.waitForResponse(/recipe-content/);
  await page.goto(server.url, { waitUntil: 'commit' });
  await expect(async () => {
    await field.fill('leek');
    await field.press('Enter');
    await expect(items).toHaveText(['leek'], { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await (await view).finished();
  // What the view imports needs the server, which closes now.
  await page.goto('about:blank');
});

for (const width of [390, 1280]) {
  test(`nothing moves while fonts and scripts come, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const letScriptsCome = await hold(page, SCRIPTS);
    const letFontsCome = await hold(page, FONTS);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(lookAt(page).field).toBeVisible();
    const shifts = await watchShifts(page);
    await drawFrames(page);
    const before = await measureText(page);
    letScriptsCome();
    await page.waitForFunction(
      () =>
        performance.getEntriesByName(
          document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '',
        ).length,
    );
    await drawFrames(page);
    letFontsCome();
    await page.evaluate(() => document.fonts.ready);
    await drawFrames(page);
    expect(await shifts()).toEqual([]);
    // The fonts have loaded: lines in another font never have exactly the same length.
    expect(await measureText(page)).not.toEqual(before);
  });
}

modelTest('an English recipe needs few fonts', async ({ page, model }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) {
      sizes.push(response.body().then(({ length }) => length));
    }
  });
  const { text, loading } = await askForRecipe(page);
  const exchange = await model.next();
  exchange.say('# Jalapeño “crème brûlée”\n\n## Ingredients\n\n- ½ cup cream, ⅓ cup sugar\n');
  exchange.say('- *very* **cold** butter, 2–3 °C — ***never*** warm…\n\n1. Don’t stir.\n');
  exchange.finish();
  await expect(loading).toBeHidden();
  await expect(text.getByRole('listitem').last()).toHaveText('Don’t stir.');
  await page.evaluate(() => document.fonts.ready);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(30_000);
  expect(total).toBeLessThanOrEqual(FONT_LIMIT);
});

test('the first paint needs the page alone', async ({ page }) => {
  await hold(page, /\.(?:js|css|woff2|svg)$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(lookAt(page).field).toBeVisible();
  await drawFrames(page);
  const paints = await page.evaluate(() =>
    performance.getEntriesByType('paint').map(({ name }) => name),
  );
  expect(paints).toContain('first-contentful-paint');
  await expect(page.getByRole('button', { name: 'Add ingredients' })).toHaveCSS(
    'background-color',
    'rgb(45, 38, 32)',
  );
});

/** Delays the page's requests until the returned function is called. */
async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let letCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(files, async (route) => {
    await allowed;
    await route.continue();
  });
  return letCome;
}

/** React marks hydrated elements. */
async function waitForLife(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
}

function selectionOf(field: Locator): Promise<unknown[]> {
  return field.evaluate((element) => {
    const { selectionStart, selectionEnd, selectionDirection } = element as HTMLInputElement;
    return [selectionStart, selectionEnd, selectionDirection];
  });
}

/** Collects layout shifts from the first paint on, by the names of the parts. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  const shifts = await page.evaluateHandle(() => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const names = entry.sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element?.getAttribute('data-slot') ?? element?.localName;
        });
        moved.push(`${entry.value}: ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    return moved;
  });
  return () => shifts.jsonValue();
}

/** The browser reports layout shifts after rendering. */
function drawFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** How wide the text of each part is. */
function measureText(page: Page): Promise<number[]> {
  return page.locator('h1, h2, p').evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    }),
  );
}

async function startDevelopmentServer() {
  const server = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The development server has no address.');
  return { url, [Symbol.asyncDispose]: () => server.close() };
}

/** Not in TypeScript's DOM. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
