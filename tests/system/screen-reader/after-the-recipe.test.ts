import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoServer } from 'test-support/demo-server';
import { startModelServer } from 'test-support/model-server';
import { launchChromium } from './browsers.ts';
import { startScreenReader, type ScreenReader } from './screen-reader.ts';

const SOUP = `# Leek soup

**Ingredients:**

- 2 leeks
- 1/2 l stock

**Instructions:**

1. Boil the leeks in the stock.
2. Wait for 9 seconds.
3. Eat.`;

let model: Awaited<ReturnType<typeof startModelServer>>;
let kitchen: Awaited<ReturnType<typeof startDemoServer>>;
let reader: ScreenReader;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  model = await startModelServer();
  kitchen = await startDemoServer({ HF_ENDPOINT_URL: model.url });
  reader = await startScreenReader();
  browser = await launchChromium(reader.environment);
  page = await browser.newPage({ viewport: null });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await reader?.stop();
  await kitchen?.stop();
  await model?.close();
});

test('cook mode is heard from its opening to its end, and the page behind it is not', async () => {
  model.answer = (exchange) => {
    exchange.say(SOUP);
    exchange.finish();
  };
  const hear = (key: string, last: RegExp) => reader.listen(() => reader.press(key), last);
  const go = (key: string, last: RegExp) => reader.follow(() => reader.press(key), last);
  await reader.follow(getRecipe, /Eat\./);
  const button = page.getByRole('button', { name: 'Cook', exact: true });
  await reader.follow(() => button.focus(), /Cook push button\./);
  expect(await hear('Return', /Boil/)).toMatch(
    /^Leek soup dialog Next push button\. (?:Browse mode )?Step 1 of 3\. Boil the leeks in the stock\. For this step: 2 leeks\. 1\/2 l stock\.$/,
  );
  expect(await hear('Return', /Wait/)).toBe('Step 2 of 3. Wait for 9 seconds. Start 9 sec timer.');

  await go('shift+Tab', /Back push button/);
  await go('shift+Tab', /1\/2 l stock check box not checked/);
  await go('shift+Tab', /2 leeks check box not checked/);
  await go('shift+Tab', /Start 9 sec timer push button/);
  expect(await hear('Return', /started/)).toBe('Timer started: 9 seconds');
  // The remaining time is silent, and the end is announced once.
  expect(await reader.listen(() => {}, /done/)).toBe('Timer for step 2 is done: 9 seconds');
  await go('Tab', /2 leeks check box/);
  await go('Tab', /1\/2 l stock check box/);
  await go('Tab', /1 more min push button\. Timer for step 2 is done: 9 seconds/);
  await go('Tab', /OK push button\. Timer for step 2 is done: 9 seconds/);
  expect(await hear('Return', /Next/)).toBe('Next push button.');

  expect(await hear('Return', /Eat/)).toBe('Step 3 of 3. Eat.');
  expect(await hear('Return', /Enjoy/)).toBe('That was the last step. Enjoy!');
  const after = await hear('Return', /Cook push button/);
  expect(after).not.toMatch(/Ingredients|leek|potato|cream|soup/);
}, 180_000);

test('what is copied, scaled and checked off is said once, and the recipe is not read again', async () => {
  model.answer = (exchange) => {
    exchange.say(SOUP);
    exchange.finish();
  };
  const hear = (key: string, last: RegExp) => reader.listen(() => reader.press(key), last);
  await reader.follow(getRecipe, /Eat\./);
  const focus = (name: string) => page.getByRole('button', { name, exact: true }).focus();
  await reader.follow(() => focus('Copy'), /Copy push button/);
  expect(await hear('Return', /Copied/)).toBe('Copied');

  await reader.follow(() => focus('2 times'), /2 times toggle button not pressed/);
  const scaled = await hear('Return', /doubled/);
  expect(scaled).toMatch(/Amounts doubled\./);
  expect(scaled).not.toMatch(/leeks|stock|Boil/);

  const box = page.getByRole('checkbox', { name: '4 leeks' });
  const line = await reader.listen(() => box.focus(), /4 leeks/);
  expect(line).toMatch(/4 leeks check box not checked/);
  const checked = await hear('space', /checked/);
  expect(checked).toBe('checked');
}, 180_000);

async function getRecipe(): Promise<void> {
  await page.goto(kitchen.url);
  await page.bringToFront();
  const field = page.getByRole('textbox', { name: 'Add ingredient' });
  for (const ingredient of ['leek', 'potato', 'cream', 'nutmeg']) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'Get a recipe' }).click();
  await page.getByRole('button', { name: 'Cook', exact: true }).waitFor();
}
