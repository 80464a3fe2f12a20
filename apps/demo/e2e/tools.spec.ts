import type { Locator, Page } from '@playwright/test';
import type { ModelServer } from 'test-support/model-server';
import { expect, modelTest as test } from 'test-support/demo-test';
import { askForRecipe } from 'test-support/visitor';

const SOUP = `Here you are:

# Leek "soup": 1/2

**Ingredients:**

- 2 leeks
- 1/2 l stock

**Instructions:**

1. Boil the leeks for 20 minutes.
2. Eat.`;

const GRATIN = SOUP.replace('Leek "soup": 1/2', 'Leek gratin');

/** Gets a recipe and its row of tools. */
async function getTools(page: Page, model: ModelServer, recipe = SOUP) {
  await askForRecipe(page);
  await answer(model, recipe);
  const row = page.getByRole('group', { name: 'This recipe' });
  await expect(row).toBeVisible();
  return { row, button: (name: string) => row.getByRole('button', { name }) };
}

async function answer(model: ModelServer, recipe: string): Promise<void> {
  const exchange = await model.next();
  exchange.sayAll(recipe);
}

test('Copy puts the recipe on the clipboard, formatted and as plain text, and says so', async ({
  page,
  model,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { row, button } = await getTools(page, model);
  await button('Copy').focus();
  await page.keyboard.press('Enter');
  await expect(row.getByText('Copied', { exact: true })).toBeVisible();
  const [html, text] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const types = ['text/html', 'text/plain'];
    return Promise.all(types.map(async (type) => (await item!.getType(type)).text()));
  });
  expect(text).not.toMatch(/[#*]/);
  expect(text).toContain('- 2 leeks');
  expect(html).toMatch(/<h\d>Leek "soup": 1\/2<\/h\d>.*<ul>\s*<li>2 leeks<\/li>/s);
  expect(html).not.toMatch(/<input|<label|<span/);
  await expect(button('Copy')).toBeFocused();
});

test('Copy works without the clipboard API, says so if nothing works, and takes plain text where that alone is allowed', async ({
  page,
  model,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, writable: true });
  });
  const { row, button } = await getTools(page, model);
  const copied = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener(
          'copy',
          ({ clipboardData }) => queueMicrotask(() => resolve(clipboardData?.types.join())),
          { capture: true, once: true },
        ),
      ),
  );
  await button('Copy').click();
  await copied;
  await expect(row.getByText('Copied', { exact: true })).toBeVisible();
  await page.evaluate(() => (document.execCommand = () => false));
  await button('Copy').click();
  await expect(row.getByText(/was blocked/)).toBeVisible();

  const texts = await page.evaluateHandle(() => {
    const written: string[] = [];
    const clipboard = {
      write: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      writeText: async (text: string) => void written.push(text),
    };
    Object.assign(navigator, { clipboard });
    return written;
  });
  await button('Copy').click();
  await expect(row.getByText('Copied', { exact: true })).toBeVisible();
  expect(await texts.jsonValue()).toEqual([expect.stringContaining('- 2 leeks\n- 1/2 l stock')]);
});

test('Copy says of a recipe that it is scaled, or not whole', async ({ page, model, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { button } = await getTools(page, model);
  await page.getByRole('button', { name: '2 times' }).click();
  await button('Copy').click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toContain('4 leeks\n- 1 l stock');
  expect(await clipboard()).toMatch(/Amounts × 2\. Times stay as written\.$/);

  await page.getByRole('button', { name: 'Get a recipe' }).click();
  const exchange = await model.next();
  exchange.say(SOUP);
  exchange.finish('length');
  await button('Copy').click();
  await expect.poll(clipboard).toMatch(/This recipe was cut short: .*\.$/);
});

test('Share passes the plain text, ignores a closed sheet and an open one, and reports a failure', async ({
  page,
  model,
}) => {
  await page.addInitScript(() => {
    const shares: unknown[] = [];
    const outcomes = [undefined, 'AbortError', 'InvalidStateError', 'NotAllowedError'];
    Object.assign(window, { shares });
    navigator.share = async (data) => {
      const name = outcomes[shares.push(data) - 1];
      if (name) throw new DOMException('no', name);
    };
  });
  const { row, button } = await getTools(page, model);
  await button('Share').click();
  await expect(row.getByText('Shared', { exact: true })).toBeVisible();
  const [shared] = await page.evaluate(() => (window as unknown as { shares: ShareData[] }).shares);
  expect(shared!.title).toBe('Leek "soup": 1/2');
  expect(shared!.text).toContain('2 leeks\n');
  expect(shared!.text).not.toContain('**');
  // Closed, and pressed again while it is open.
  for (const count of [2, 3]) {
    await button('Share').click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shares: unknown[] }).shares.length))
      .toBe(count);
    await expect(row.getByText('Shared', { exact: true })).toBeVisible();
  }
  await button('Share').click();
  await expect(row.getByText('could not be shared')).toBeVisible();
});

test('Save writes a file that is named after the dish, and there is no Share in a browser without', async ({
  page,
  model,
}) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
  });
  const { row, button } = await getTools(page, model);
  await expect(button('Share')).toHaveCount(0);
  await expectSaved(page, row, 'Leek soup 1 2.md');
});

/** Presses Save, and reads the file. */
async function expectSaved(page: Page, row: Locator, name: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  const chunks = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(chunks as Buffer[]).toString()).toBe(`${SOUP}\n`);
  await expect(row.getByText(`Saved as ${name}`)).toBeVisible();
}

test('Something different excludes what was shown, and Back brings it back', async ({
  page,
  model,
}) => {
  const { button } = await getTools(page, model);
  await button('Something different').click();
  await answer(model, GRATIN);
  await expect(page.getByRole('heading', { name: 'Leek gratin' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /soup/ })).toHaveCount(0);
  await expect(page).toHaveTitle('Leek gratin');
  await page.getByRole('button', { name: 'Back to Leek "soup": 1/2' }).click();
  await expect(page.getByRole('heading', { name: /soup/ })).toBeInViewport();
  await expect(page).toHaveTitle('Leek "soup": 1/2');
  const bodies = model.exchanges.map(({ body }) => JSON.stringify(body));
  expect(bodies[0]).not.toContain('wishes');
  expect(bodies[1]).toContain('not again Leek');
});

/** What a host's page may do to whatever is in it. */
const HOSTILE = `
  html { height: 100%; overflow: hidden; zoom: 1.3 }
  body { position: fixed !important; height: 100vh !important; overflow: hidden !important;
    display: grid !important; transform: rotate(3deg); padding: 80px !important; columns: 2 }
  body > * { display: block !important; visibility: visible !important; color: red }
  * { font-family: cursive !important; float: left }
  li { display: none !important }
  @media print { main { display: none !important } body { background: red !important } }
  body::before { content: 'Subscribe to our newsletter'; display: block; height: 900px }
`;

for (const host of ['the demo', 'a hostile host']) {
  test(`Print prints the recipe alone, on one page, from ${host}`, async ({ page, model }) => {
    await page.addInitScript(() => {
      window.print = () => void dispatchEvent(new Event('beforeprint'));
    });
    const { button } = await getTools(page, model);
    if (host !== 'the demo') {
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
        const bar = document.createElement('nav');
        bar.textContent = 'Home Shop Newsletter '.repeat(400);
        document.body.prepend(bar);
      }, HOSTILE);
    }
    await button('Print').dispatchEvent('click');
    expect(await page.title()).toBe('Leek "soup": 1/2');
    await page.emulateMedia({ media: 'print' });
    const printed = await page.evaluate(() =>
      [...document.body.children]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.shadowRoot?.textContent ?? element.outerHTML),
    );
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('Boil the leeks for 20 minutes.');
    const items = page.locator('[data-recipe-print] li');
    await expect(items).toHaveCount(4);
    for (const item of await items.all()) await expect(item).toBeVisible();
    const pdf = await page.pdf({ path: test.info().outputPath('recipe.pdf') });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-recipe-print]')).toHaveCount(0);
  });
}

test('Print puts a recipe of 21 ingredients on one sheet of paper', async ({ page, model }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const foods = Array.from({ length: 21 }, (_, index) => `- ${index + 1} cups of food`);
  const steps = Array.from({ length: 13 }, (_, index) => `${index + 1}. Stir for ten minutes.`);
  const long = `# Stew\n\n## Ingredients\n\n${foods.join('\n')}\n\n## Steps\n\n${steps.join('\n')}`;
  const { button } = await getTools(page, model, long);
  await button('Print').dispatchEvent('click');
  const pdf = await page.pdf({ path: test.info().outputPath('long.pdf'), format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('the row wraps, its tap targets are 44 pixels high, and Save writes a file that opens there', async ({
    page,
    model,
  }) => {
    const { row } = await getTools(page, model);
    for (const button of await row.getByRole('button').all()) {
      const { height, x, width } = (await button.boundingBox())!;
      expect(height).toBeGreaterThan(43.99);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
    }
    await expectSaved(page, row, 'Leek soup 1 2.txt');
  });
});
