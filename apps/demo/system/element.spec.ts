import type { Page } from '@playwright/test';
import type { RecipeAssistantElement } from 'recipe-assistant/element';
import { expect, modelTest as test } from 'test-support/demo-test';
import { SOUP, startElementPage } from 'test-support/element-page';
import type { Proxy } from 'test-support/proxy';
import { addIngredients, FOUR, lookAt } from 'test-support/visitor';

const SCRIPT = '<script type="module" src="/recipe-assistant/index.js"></script>';

const ICON = '<link rel="icon" href="/favicon.svg" />';

/** Pages besides the documented one. */
const PAGES = {
  '/two.html': `<!doctype html>${ICON}${SCRIPT}
    <div id="one"><recipe-assistant endpoint="/api/recipe"></recipe-assistant></div>
    <div id="other"><recipe-assistant endpoint="/api/recipe" heading-level="2"></recipe-assistant></div>`,
  // As WordPress makes it of a tag in a post.
  '/post.html': `<!doctype html>${ICON}
    <link rel="stylesheet" href="/post.css" />
    <p>Our kitchen:<br />
    ${SCRIPT}<br />
    <recipe-assistant endpoint="/api/recipe" tools="copy"></recipe-assistant><br />
    </p>`,
  '/post.css': 'p { font-family: monospace } button { all: unset }',
  '/late.html': `<!doctype html>${ICON}
    <script type="module" src="/late.js"></script><recipe-assistant></recipe-assistant>`,
  '/late.js': `
    const kitchen = document.querySelector('recipe-assistant');
    kitchen.client = async ({ preferences }) => \`# \${preferences.diet} soup\`;
    kitchen.preferences = { diet: 'vegan' };
    kitchen.labels = { getRecipe: 'What now?' };
    kitchen.defaultIngredients = ['a', 'b', 'c', 'd'];
    window.heard = [];
    for (const name of ['recipe-finish', 'recipe-error', 'recipe-event', 'recipe-show', 'recipe-ingredients'])
      document.addEventListener(name, ({ type, detail }) => window.heard.push([type, detail]));
    await import('/recipe-assistant/index.js');
    await import('/recipe-assistant/index.js?again');
  `,
  '/french.html': `<!doctype html>${ICON}${SCRIPT}
    <recipe-assistant endpoint="/api/recipe" locale="fr-CA"></recipe-assistant>`,
  // A shop's own button, outside the element: it buys what is on the page.
  '/saved.html': `<!doctype html>${ICON}${SCRIPT}<script type="module" src="/shop.js"></script>
    <recipe-assistant endpoint="/api/recipe" tools="another scale cook" recipe-lang="fr"
      default-ingredients="${FOUR}" default-recipe="${SOUP}"></recipe-assistant>
    <button id="buy">Buy</button> <output id="basket"></output>`,
  '/shop.js': `
    import { deriveRecipe } from '/recipe-assistant/recipe.js';
    let { shown } = document.querySelector('recipe-assistant');
    document.addEventListener('recipe-show', ({ detail }) => (shown = detail));
    const linesOf = ({ recipe }) =>
      deriveRecipe(recipe).ingredients.flatMap(({ lines }) => lines.map(({ text }) => text)).join(', ');
    document.querySelector('#buy').addEventListener('click', () => {
      document.querySelector('#basket').textContent =
        shown ? linesOf(shown) + ' × ' + shown.factor : 'nothing to buy';
    });
  `,
  '/alone.html': `<!doctype html>${ICON}${SCRIPT}<script type="module" src="/alone.js"></script>
    <recipe-assistant view-only heading-level="3" tools="copy another scale cook"></recipe-assistant>`,
  '/kept.md': SOUP,
  '/alone.js': `
    const kept = document.querySelector('recipe-assistant');
    window.heard = [];
    for (const name of ['recipe-event', 'recipe-show'])
      kept.addEventListener(name, ({ type, detail }) => window.heard.push([type, detail]));
    kept.recipe = { recipe: \`${SOUP}\`, ingredients: ['leek'], model: 'kitchen-1' };
  `,
  '/frame.html': `<!doctype html>${ICON}${SCRIPT}<iframe srcdoc="<!doctype html>"></iframe>
    <recipe-assistant endpoint="/api/recipe" tools="scale cook" wishes="diet"></recipe-assistant>
    <recipe-assistant endpoint="/api/recipe"></recipe-assistant>`,
  '/empty.html': `<!doctype html>${ICON}${SCRIPT}<recipe-assistant></recipe-assistant>`,
};

let site: Proxy;

test.beforeAll(async ({ modelDemo }) => {
  site = await startElementPage(modelDemo.url, PAGES);
});

test.afterAll(() => site.stop());

async function open(page: Page, path = '/') {
  await page.goto(`${site.url}${path}`);
  return lookAt(page);
}

test('the documented page cooks under the strictest policy, from the first ingredient to Back', async ({
  page,
  model,
}) => {
  const view = await open(page);
  await addIngredients(page, FOUR);
  await expect(view.items).toHaveText(FOUR);
  await expect(view.field).toBeFocused();
  await page.getByText('Any wishes?').click();
  await page.getByRole('radio', { name: 'Vegan' }).or(page.getByLabel('Vegan')).first().check();
  await view.getButton.click();
  const soup = await model.next();
  expect(JSON.stringify(soup.body)).toContain('vegan');
  soup.say(SOUP.slice(0, 40));
  await expect(view.text.getByRole('heading', { name: 'Leek soup' })).toBeVisible();
  await expect(view.stopButton).toBeVisible();
  soup.say(SOUP.slice(40));
  soup.finish();
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(view.text).toContainText('150 g butter');
  await page.getByRole('button', { name: 'Put in the basket' }).click();
  await expect(page.locator('#basket')).toHaveText('3 leeks, 150 g butter');

  await page.getByRole('button', { name: 'Cook' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Boil the leeks');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cook' })).toBeFocused();

  await page.getByRole('button', { name: 'Something different' }).click();
  const stew = await model.next();
  stew.say('# Potato stew\n\nWash the potatoes.');
  await view.text.getByText('Wash the potatoes').waitFor();
  await view.stopButton.focus();
  await page.keyboard.press('Enter');
  await stew.abandoned;
  await expect(view.recipe.getByRole('heading', { level: 2 })).toBeFocused();
  const buyButton = page.getByRole('button', { name: 'Put in the basket' });
  const back = page.getByRole('button', { name: 'Back to Leek soup' });
  await back.waitFor();
  await expect(buyButton).toHaveCount(0);
  await back.click();
  await expect(view.text).toContainText('150 g butter');
  await expect(buyButton).toHaveCount(1);

  await page.getByRole('button', { name: 'Something different' }).click();
  (await model.next()).sayAll('I am sorry, but I cannot make a recipe of these.');
  await back.waitFor();
  await expect(buyButton).toHaveCount(0);
  await back.click();
  await expect(buyButton).toHaveCount(1);
  await expect(page.locator('body.has-recipe')).toHaveCount(1);
});

test('a failure is said, and Try again has the focus of the button that went', async ({
  page,
  model,
  complaints,
}) => {
  const view = await open(page);
  await addIngredients(page, FOUR);
  await view.getButton.click();
  const exchange = await model.next();
  await view.stopButton.focus();
  exchange.say('# Leek');
  await view.text.getByText('Leek').waitFor();
  exchange.cut();
  await expect(view.alert).toContainText('Failed to generate recipe.');
  await expect(view.retryButton).toBeFocused();
  await complaints.takeFailure();
});

test('two on a page know nothing of each other, and one that is moved keeps what it has', async ({
  page,
  model,
}) => {
  await open(page, '/two.html');
  const one = page.locator('#one recipe-assistant');
  const other = page.locator('#other recipe-assistant');
  for (const ingredient of FOUR) {
    await one.getByRole('textbox').fill(ingredient);
    await one.getByRole('textbox').press('Enter');
  }
  await expect(one.getByRole('listitem')).toHaveText(FOUR);
  await expect(other.getByRole('listitem')).toHaveCount(0);
  await expect(other.getByRole('heading', { level: 2, name: 'Recipe Assistant' })).toBeVisible();

  await one.getByRole('button', { name: 'Get a recipe' }).click();
  const exchange = await model.next();
  exchange.say('# Leek soup');
  await one.getByRole('heading', { name: 'Leek soup' }).waitFor();
  await page.evaluate(() =>
    document.querySelector('#other')!.append(document.querySelector('#one recipe-assistant')!),
  );
  const moved = other.last();
  exchange.say('\n\nWash the leeks well.');
  await expect(moved.getByText('Wash the leeks well')).toBeVisible();
  await expect(moved.getByRole('listitem')).toHaveText(FOUR);

  await page.evaluate(() => document.querySelector('#other')!.replaceChildren());
  await exchange.abandoned;
});

test('a post of a content system holds it, in the font of the page', async ({ page, model }) => {
  const view = await open(page, '/post.html');
  await addIngredients(page, FOUR);
  await view.getButton.click();
  (await model.next()).sayAll(SOUP);
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  const font = await view.text.evaluate((text) => getComputedStyle(text).fontFamily);
  expect(font).toBe('monospace');
});

test('what is set before the script counts, and the script may run twice', async ({ page }) => {
  await open(page, '/late.html');
  await expect(page.getByRole('button', { name: 'What now?' })).toBeVisible();
  await page.evaluate(() =>
    document.querySelector<RecipeAssistantElement>('recipe-assistant')!.focus(),
  );
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.evaluate(() =>
    document.querySelector<RecipeAssistantElement>('recipe-assistant')!.generate(),
  );
  await expect(page.getByRole('heading', { name: 'vegan soup' })).toBeVisible();
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  const shown = { recipe: '# vegan soup', ingredients: ['a', 'b', 'c', 'd'], finishReason: 'stop' };
  await expect.poll(heard).toContainEqual(['recipe-show', expect.objectContaining(shown)]);
  expect(await heard()).toContainEqual(['recipe-finish', expect.objectContaining(shown)]);
  expect(await heard()).toContainEqual([
    'recipe-event',
    expect.objectContaining({ type: 'finish' }),
  ]);
  await page.getByRole('button', { name: 'Remove a', exact: true }).click();
  await expect.poll(heard).toContainEqual(['recipe-ingredients', ['b', 'c', 'd']]);
});

test('a page styles it by custom properties and by parts', async ({ page }) => {
  const view = await open(page);
  await addIngredients(page, ['leek']);
  const addButton = await view.addButton.evaluate(
    (button) => getComputedStyle(button).borderRadius,
  );
  expect(addButton).not.toBe('0px');
  const item = await view.items.evaluate((element) => getComputedStyle(element).borderRadius);
  expect(item).toBe('0px');
  await addIngredients(page, FOUR);
  const accent = await view.getButton.evaluate(
    (button) => getComputedStyle(button).backgroundColor,
  );
  expect(accent).toBe('rgb(0, 100, 0)');
});

test('without an endpoint it says what it needs', async ({ page, complaints }) => {
  await open(page, '/empty.html');
  await expect
    .poll(() => complaints.lines.splice(0))
    .toEqual([expect.stringContaining('<recipe-assistant> needs an endpoint, or a client.')]);
});

test('its language is fetched from its own folder, and the model answers in it', async ({
  page,
  model,
}) => {
  await open(page, '/french.html');
  const field = page.getByRole('textbox');
  for (const ingredient of FOUR) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
  await expect(page.locator('[lang=fr]')).toHaveCount(1);
  await page.locator('[data-slot="get-recipe-button"]').click();
  const exchange = await model.next();
  expect(JSON.stringify(exchange.body)).toContain('French');
  exchange.sayAll(SOUP);
  await expect(page.getByRole('heading', { name: 'Leek soup' })).toBeVisible();
});

test('a kept recipe is bought, and its language goes with the attribute, in cook mode too', async ({
  page,
  model,
  complaints,
}) => {
  const view = await open(page, '/saved.html');
  // The recipe is text at once, and told with its tools.
  await page.getByRole('button', { name: 'Cook' }).waitFor();
  await buy(page, '2 leeks, 100 g butter × 1');
  await expect(view.text).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: 'Cook' }).click();
  const step = page.getByRole('dialog').locator('[data-slot="cook-text"]');
  await expect(step).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Escape');
  await page.evaluate(() =>
    document.querySelector('recipe-assistant')!.removeAttribute('recipe-lang'),
  );
  // An empty one would mean an unknown language.
  await expect.poll(() => view.text.getAttribute('lang')).toBeNull();
  await page.getByRole('button', { name: 'Something different' }).click();
  const other = await model.next();
  await buy(page, 'nothing to buy');
  other.reply(500, '{}');
  await view.alert.waitFor();
  await complaints.takeFailure(502);
  await page.getByRole('button', { name: 'Back to Leek soup' }).click();
  await buy(page, '2 leeks, 100 g butter × 1');
});

test('a kept recipe stands alone, the whole width, and asks nobody', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const view = await open(page, '/alone.html');
  const cook = page.getByRole('button', { name: 'Cook' });
  await cook.waitFor();
  await expect(view.field).toHaveCount(0);
  await expect(view.getButton).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 4, name: 'Leek soup' })).toBeVisible();
  await expect(page.getByText('kitchen-1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Something different' })).toHaveCount(0);
  const widths = await page.evaluate(() => {
    const element = document.querySelector('recipe-assistant')!;
    const recipe = element.shadowRoot!.querySelector('[data-slot="recipe"]')!;
    return [element, recipe].map((each) => Math.round(each.getBoundingClientRect().width));
  });
  expect(widths[1]).toBe(widths[0]);

  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(view.text).toContainText('150 g butter');
  await cook.click();
  await expect(page.getByRole('dialog')).toContainText('3 leeks');
  await page.keyboard.press('Escape');
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  const shown = { ingredients: ['leek'], finishReason: 'stop', model: 'kitchen-1' };
  await expect
    .poll(heard)
    .toContainEqual(['recipe-show', expect.objectContaining({ ...shown, factor: 1.5 })]);
  expect(await heard()).toContainEqual([
    'recipe-event',
    { type: 'tool', tool: 'scale', factor: 1.5 },
  ]);

  await page.evaluate(() => {
    document.querySelector('recipe-assistant')!.recipe = '# Potato stew';
  });
  await expect(view.text).toHaveText('Potato stew');
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('the documented page of a kept recipe shows it, and cooks', async ({ page }) => {
  const view = await open(page, '/kept.html');
  await expect(page.getByRole('heading', { level: 2, name: 'Leek soup' })).toBeVisible();
  await expect(view.field).toHaveCount(0);
  await page.getByRole('button', { name: 'Cook' }).click();
  await expect(page.getByRole('dialog')).toContainText('Boil the leeks');
});

test('one that is moved into another document has its look there, and keeps what it has', async ({
  page,
  model,
}) => {
  await open(page, '/frame.html');
  const frame = page.frameLocator('iframe');
  const kitchen = page.locator('recipe-assistant').first();
  await kitchen.getByRole('textbox').fill('leek');
  await kitchen.getByRole('textbox').press('Enter');
  const looks = () =>
    page.evaluate(() => {
      const there = document.querySelector('iframe')!.contentDocument!;
      const elements = [document, there].flatMap((each) => [
        ...each.querySelectorAll('recipe-assistant'),
      ]);
      const buttons = elements.map((element) => element.shadowRoot!.querySelector('button')!);
      return buttons.map(
        (button) => button.ownerDocument.defaultView!.getComputedStyle(button).backgroundColor,
      );
    });
  const before = await looks();
  await page.evaluate(() => {
    const there = document.querySelector('iframe')!.contentDocument!;
    for (const element of document.querySelectorAll('recipe-assistant')) there.body.append(element);
  });
  await expect(frame.getByRole('listitem')).toHaveText('leek');
  expect(await looks()).toEqual(before);
  for (const ingredient of FOUR) {
    await frame.getByRole('textbox').first().fill(ingredient);
    await frame.getByRole('textbox').first().press('Enter');
  }
  await frame.getByRole('button', { name: 'Get a recipe' }).click();
  (await model.next()).sayAll(SOUP);
  await expect(frame.getByRole('heading', { name: 'Leek soup' })).toBeVisible();
  await frame.getByRole('button', { name: 'More servings' }).click();
  await expect(frame.getByText('150 g butter')).toBeVisible();
  await frame.getByRole('button', { name: 'Cook' }).click();
  await expect(frame.getByRole('dialog')).toContainText('Boil the leeks');
  await page.keyboard.press('Escape');
  // And back, over a document that has no window.
  await page.evaluate(() => {
    const there = document.querySelector('iframe')!.contentDocument!;
    const element = there.querySelector('recipe-assistant')!;
    document.implementation.createHTMLDocument().body.append(element);
    document.body.append(element);
  });
  await expect(
    page.locator('body > recipe-assistant').getByRole('heading', { name: 'Leek soup' }),
  ).toBeVisible();
});

/** Presses Buy, once. */
async function buy(page: Page, lines: string): Promise<void> {
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(page.locator('#basket')).toHaveText(lines);
}
