import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startDemoServer, type DemoServer } from 'test-support/demo-server';
import { ModelServer } from 'test-support/model-server';
import type { Engine } from './engine.ts';
import { launchOldChromium, type OldVersion } from './old-chromium.ts';
import { enginePage } from './page-engine.ts';
import { ENGINES, FOUR, prepareVisitor } from './visitor.ts';
import { startWeakLine, type WeakLine } from './weak-line.ts';

let demo: DemoServer;
let line: WeakLine;
const model = new ModelServer();

beforeAll(async () => {
  await model.listen();
  demo = await startDemoServer({ HF_ENDPOINT_URL: model.url, RATE_LIMIT: '1000' });
  line = await startWeakLine(demo.url);
});

afterAll(async () => {
  await line.stop();
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

  test('a lost script costs no recipe at Try again, which loads it once the line is back', async () => {
    const read = async () => {
      const exchange = await model.next();
      exchange.say('# Leek soup\n\n- 2 leeks');
      exchange.finish();
    };
    await add(FOUR);
    line.lose(/endpoint-response/);
    await visitor.engine.click('button', 'Get a recipe');
    await read();
    await sees({ status: 'error', alert: expect.stringContaining('The connection failed') });
    const asked = model.exchanges.length;
    await pressAgain();
    await vi.waitUntil(() => line.lost.length > 2);
    await sees({ status: 'error' });
    expect(model.exchanges.length).toBe(asked);

    line.lose(undefined);
    await pressAgain();
    await read();
    await sees({
      status: 'success',
      ingredients: FOUR,
      recipe: expect.stringContaining('2 leeks'),
    });
    expect(await visitor.engine.takeComplaints()).not.toEqual([]);
  });

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
