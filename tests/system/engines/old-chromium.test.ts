import { expect as expectSoon, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startDemoServer, type DemoServer } from 'test-support/demo-server';
import { ModelServer } from 'test-support/model-server';
import { addIngredients, FOUR, lookAt } from 'test-support/visitor';
import { launchOldChromium, type OldChromium } from './old-chromium.ts';

let demo: DemoServer;
let complaints: string[] = [];
const model = new ModelServer();

beforeAll(async () => {
  await model.listen();
  demo = await startDemoServer({ HF_ENDPOINT_URL: model.url, RATE_LIMIT: '1000' });
});

afterEach(() => {
  const heard = complaints;
  complaints = [];
  expect(heard, 'the console stays empty').toEqual([]);
});

afterAll(async () => {
  await demo.stop();
  await model.close();
});

describe.each(['106', '109'] as const)('Chromium %s', (version) => {
  let browser: OldChromium;

  beforeAll(async () => {
    browser = await launchOldChromium(version);
  });

  afterAll(async () => {
    await browser.close();
  });

  test('it is the one that it is called', () => {
    expect(browser.version).toMatch(new RegExp(`^${version}\\.`));
  });

  test('a recipe is asked for, read while it comes, scaled, checked off and cooked', async () => {
    const page = await openPage();
    const view = lookAt(page);
    await addIngredients(page, [...FOUR, 'LEEK']);
    await expectSoon(view.items).toHaveText(FOUR);
    await page.getByText('Already on the list: LEEK').waitFor();
    await view.field.fill('');

    await view.getButton.click();
    const exchange = await model.next();
    exchange.say('# Leek soup\n\nServes 4\n\n**Ingredients:**\n\n- 2 leeks\n- 1 1/2 l st');
    await expectSoon(view.text.getByRole('listitem')).toHaveText(['2 leeks', '1 1/2 l']);
    await expectSoon(view.stopButton).toBeVisible();
    exchange.say(
      'ock\n\n**Instructions:**\n\n1. Boil the leeks in the stock for 20 minutes.\n2. Eat.',
    );
    exchange.finish();
    const boxes = view.text.getByRole('checkbox');
    await expectSoon(boxes).toHaveCount(2);

    const more = page.getByRole('button', { name: 'More servings' });
    for (let servings = 4; servings < 8; servings += 1) await more.click();
    await expectSoon(view.text.getByRole('listitem').first()).toHaveText('4 leeks');
    await boxes.first().check();
    await expectSoon(view.text.locator('label').first()).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );

    await page.getByRole('button', { name: 'Cook', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Leek soup' });
    await dialog.getByRole('button', { name: 'Start 20 min timer' }).click();
    await expectSoon(dialog.getByRole('timer')).toHaveText(/^(?:20:00|19:\d\d)$/);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expectSoon(dialog.getByRole('heading', { level: 2 })).toHaveText('Step 2 of 2');
    await page.keyboard.press('Escape');
    await expectSoon(dialog).toBeHidden();
    await expectSoon(page.getByRole('timer')).toBeVisible();
  });

  test('a failure is told', async () => {
    const page = await openPage();
    const view = lookAt(page);
    await addIngredients(page, FOUR);
    await view.getButton.click();
    (await model.next()).reply(429, '{"error":{"message":"busy"}}', { 'Retry-After': '60' });
    await view.alert.waitFor();
    complaints = complaints.filter((line) => !/503|^Recipe generation failed/.test(line));
  });

  test('the page is laid out in two columns or one, and no button is transparent', async () => {
    const page = await openPage();
    const { field, recipe } = lookAt(page);
    await addIngredients(page, FOUR);
    const output = page.locator('[data-slot="recipe-output"]');
    const [form, sheet] = [await field.boundingBox(), await output.boundingBox()];
    expect(sheet!.x).toBeGreaterThan(form!.x + form!.width);
    expect(await recipe.count()).toBe(0);
    expect(await faintButtons(page)).toEqual([]);
    await useOwnColours(page);
    expect(await faintButtons(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  async function openPage(): Promise<Page> {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(demo.url);
    return page;
  }
});

/** Like a page that sets none of the widget's colours. */
function useOwnColours(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { style } = document.documentElement;
    const colours =
      'paper card ink ink-soft line field-line note note-line accent accent-ink alert';
    for (const name of colours.split(' ')) style.setProperty(`--recipe-${name}`, 'initial');
  });
}

/** The filled buttons, at rest and hovered, whose text has too little contrast. */
async function faintButtons(page: Page): Promise<string[]> {
  const faint: string[] = [];
  for (const name of ['Add ingredients', 'Get a recipe']) {
    const button = page.getByRole('button', { name, exact: true });
    await page.mouse.move(0, 0);
    for (const state of ['at rest', 'under the pointer']) {
      if (state !== 'at rest') await button.hover();
      await expectSoon
        .poll(() => button.evaluate(readContrast), { message: `${name} ${state}` })
        .toBeGreaterThan(4.5)
        .catch((error: unknown) => faint.push(String(error)));
    }
  }
  return faint;
}

/**
 * The contrast of an element's text with its own background; 0 if that is transparent. Runs in the
 * page.
 */
function readContrast(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const numbers = (value: string) => (value.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (value: string) => {
    const [red = 0, green = 0, blue = 0] = numbers(value).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  if (numbers(backgroundColor)[3] !== undefined) return 0;
  const both = [color, backgroundColor].map(luminance);
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}
