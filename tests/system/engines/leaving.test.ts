import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startDemoServer, type DemoServer } from 'test-support/demo-server';
import { ModelServer } from 'test-support/model-server';
import { addIngredients, FOUR, lookAt } from 'test-support/visitor';
import { installedChromium } from 'test-support/chromium';

let browser: Browser;
let demo: DemoServer;
const model = new ModelServer();

beforeAll(async () => {
  // The driver disables the back/forward cache, and the lockfile's Chromium has none.
  browser = await chromium.launch({
    ...installedChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  await model.listen();
  demo = await startDemoServer({ HF_ENDPOINT_URL: model.url, RATE_LIMIT: '1000' });
});

afterAll(async () => {
  await browser.close();
  await demo.stop();
  await model.close();
});

test('leaving ends the run, also where the browser keeps the page for Back', async () => {
  const page = await openPage();
  const view = lookAt(page);
  await view.getButton.click();
  const exchange = await model.next();
  exchange.say('# Leek soup\n\nWash the leek.');
  await view.text.getByText('Wash the leek').waitFor();
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto(`${demo.url}/favicon.svg`);
  await exchange.abandoned;

  await goBack(page);
  await view.recipe.getByText('This recipe ended when the page was left.').waitFor();
  expect(await view.text.innerText()).toContain('Wash the leek');
  expect(await page.getByText('You stopped').count()).toBe(0);
  await view.retryButton.click();
  const again = await model.next();
  again.say('# Potato soup');
  again.finish();
  await view.text.getByText('Potato soup').waitFor();
});

test('leaving before the first text says so as well, and the page works on', async () => {
  const page = await openPage();
  const view = lookAt(page);
  await view.getButton.click();
  const exchange = await model.next();
  await page.goto(`${demo.url}/favicon.svg`);
  await exchange.abandoned;

  await goBack(page);
  // It is shown, and for a moment also in the live region that speaks it.
  await page.getByText('This recipe ended when the page was left.').first().waitFor();
  await view.retryButton.click();
  const again = await model.next();
  again.say('# Potato soup');
  again.finish();
  await view.text.getByText('Potato soup').waitFor();
});

async function openPage(): Promise<Page> {
  const page = await browser.newPage({ baseURL: demo.url });
  onTestFinished(() => page.close());
  await page.goto('/');
  await addIngredients(page, FOUR);
  return page;
}

/** To the cached page, which loads nothing: a new one would have no ingredients. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  expect(await lookAt(page).items.count()).toBe(FOUR.length);
}
