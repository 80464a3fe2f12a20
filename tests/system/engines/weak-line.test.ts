import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startDemoServer, type DemoServer } from 'test-support/demo-server';
import { ModelServer } from 'test-support/model-server';
import type { Engine } from './engine.ts';
import { launchOldChromium, type OldVersion } from './old-chromium.ts';
import { enginePage } from './page-engine.ts';
import { ENGINES, FOUR, prepareVisitor } from './visitor.ts';
import { startWeakLine, type WeakLine } from './weak-line.ts';

const RECIPE = `# Leek soup

## Ingredients

- 2 leeks
- 1 potato

## Steps

1. Peel.
2. Boil.`;

let demo: DemoServer;
let line: WeakLine;
const model = new ModelServer();

beforeAll(async () => {
  await model.listen();
  demo = await startDemoServer({ HF_ENDPOINT_URL: model.url, RATE_LIMIT: '1000' });
});

// Each test has an address of its own, from which nothing is cached.
beforeEach(async () => {
  line = await startWeakLine(demo.url);
});

afterEach(() => line.stop());

afterAll(async () => {
  await demo.stop();
  await model.close();
});

describe.each([
  ['Chromium 106', () => launchChromium('106')],
  ['Chromium 109', () => launchChromium('109')],
  ...ENGINES,
] as const)('%s', (_name, launch) => {
  const visitor = prepareVisitor(launch, () => line.url);
  const { add, sees } = visitor;

  test('a lost script costs no recipe at Try again, and after a reload there is one', async () => {
    await add(FOUR);
    line.lose(/handler-reply/);
    await visitor.engine.click('button', 'Get a recipe');
    await read();
    await sees({ status: 'error', alert: expect.stringContaining('The connection failed') });
    const asked = model.exchanges.length;
    await pressAgain();
    await sees({ status: 'error', alert: expect.stringContaining('The connection failed') });

    await reload();
    await visitor.engine.click('button', 'Get a recipe');
    await read();
    await sees({
      status: 'success',
      ingredients: FOUR,
      recipe: expect.stringContaining('2 leeks'),
    });
    // The one after the reload; Try again sent none.
    expect(model.exchanges.length).toBe(asked + 1);
  });

  test('what shows a recipe, once lost, leaves the text to read and says to load the page again, which helps', async () => {
    line.lose(/\/recipe-content-/);
    await add(FOUR);
    await visitor.engine.click('button', 'Get a recipe');
    await read();
    await sees({ status: 'success', recipe: expect.stringContaining('# Leek soup') });
    await sees({ alert: expect.stringContaining('Load the page again') });

    await reload();
    await visitor.engine.click('button', 'Get a recipe');
    await read();
    await sees({ status: 'success', alert: '', recipe: expect.not.stringContaining('# Leek') });
  });

  test('cook mode that was lost says so at the press, and opens after a reload', async () => {
    await add(FOUR);
    line.lose(/\/cook-mode-/);
    await visitor.engine.click('button', 'Get a recipe');
    await read();
    await sees({ buttons: expect.arrayContaining(['Cook']) });
    await visitor.engine.click('button', 'Cook');
    await sees({ alert: 'Cook mode did not load.' });

    await reload();
    await visitor.engine.click('button', 'Get a recipe');
    await read();
    await sees({ buttons: expect.arrayContaining(['Cook']) });
    await visitor.engine.click('button', 'Cook');
    await sees({ alert: '', buttons: expect.arrayContaining(['Close']) });
  });

  /** The line is back. What was lost is on the console. */
  async function reload(): Promise<void> {
    expect(await visitor.engine.takeComplaints()).not.toEqual([]);
    line.lose(undefined);
    await visitor.engine.open(line.url);
    await add(FOUR);
  }

  async function read(): Promise<void> {
    const exchange = await model.next();
    exchange.say(RECIPE);
    exchange.finish();
  }

  async function pressAgain(): Promise<void> {
    // A second press within half a second is the same press.
    await pause(600);
    await visitor.engine.click('button', 'Try again');
  }
});

async function launchChromium(version: OldVersion): Promise<Engine> {
  const browser = await launchOldChromium(version);
  return enginePage(browser, await browser.newPage());
}
