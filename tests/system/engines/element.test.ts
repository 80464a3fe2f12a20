import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startDemoServer } from 'test-support/demo-server';
import { SOUP, startElementPage } from 'test-support/element-page';
import { startModelServer } from 'test-support/model-server';
import { ENGINES, FOUR, prepareVisitor } from './visitor.ts';

let model: Awaited<ReturnType<typeof startModelServer>>;
let kitchen: Awaited<ReturnType<typeof startDemoServer>>;
let site: Awaited<ReturnType<typeof startElementPage>>;

beforeAll(async () => {
  model = await startModelServer();
  kitchen = await startDemoServer({ HF_ENDPOINT_URL: model.url, RATE_LIMIT: '100000' });
  site = await startElementPage(kitchen.url);
});

afterAll(async () => {
  await site.stop();
  await kitchen.stop();
  await model.close();
});

describe.each(ENGINES)('%s', (_name, launch) => {
  beforeEach(() => model.reset());

  // Under the strictest policy, of which a violation is a complaint.
  const visitor = prepareVisitor(launch, () => site.url);
  const { add, sees } = visitor;

  test('the element cooks: it adds, streams, scales, asks again, stops and goes back', async () => {
    const soup = await ask();
    soup.say(SOUP.slice(0, 40));
    await sees({ status: 'streaming', recipe: expect.stringContaining('Leek soup') });
    soup.say(SOUP.slice(40));
    soup.finish();
    await sees({ status: 'success', buttons: expect.arrayContaining(['More servings', 'Cook']) });
    await visitor.engine.click('button', 'More servings');
    await sees({ recipe: expect.stringContaining('150 g butter') });

    await visitor.engine.click('button', 'Something different');
    const stew = await model.next();
    stew.say('# Potato stew\n\nWash the potatoes.');
    await sees({ recipe: expect.stringContaining('Wash the potatoes') });
    await visitor.engine.click('button', 'Stop');
    await stew.abandoned;
    await sees({
      status: 'success',
      focus: 'Sous Chef Recommends:',
      buttons: expect.arrayContaining(['Back to Leek soup']),
    });
    await visitor.engine.click('button', 'Back to Leek soup');
    await sees({ recipe: expect.stringContaining('150 g butter') });
  });

  test('cook mode opens over the page, and gives the focus back', async () => {
    const soup = await ask();
    soup.sayAll(SOUP);
    await sees({ buttons: expect.arrayContaining(['Cook']) });
    await visitor.engine.click('button', 'Cook');
    await sees({ buttons: expect.arrayContaining(['Next']) });
    await visitor.engine.click('button', 'Close');
    await sees({ focus: 'Cook' });
  });

  async function ask() {
    await add(FOUR);
    await sees({ ingredients: FOUR, focus: 'Add ingredient' });
    await visitor.engine.click('button', 'Get a recipe');
    return model.next();
  }
});
