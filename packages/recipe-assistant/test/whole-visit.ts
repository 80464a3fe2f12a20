import type { ScriptedClient } from 'recipe-assistant/testing';
import { piecesOf, SOUP, STEW } from './visited-client.ts';
import { onPage, type Page, rest } from './visited-page.ts';

/**
 * A visitor who does all there is to do: the list, wishes, recipes that come, stop, fail and end, amounts, ticks, cook
 * mode with its timers, another recipe, Back. Yields after each step, when the page has come to rest.
 *
 * @param root The widget's, in which everything is found by its words in any case.
 * @param pass Lets so many seconds pass on the clock of timers and waits.
 */
export async function* visitWhole(
  root: ParentNode & Node,
  client: ScriptedClient,
  pass: (seconds: number) => void,
): AsyncGenerator<string> {
  const page = onPage(root);
  const more = async () => {
    client.cue('more');
    await rest();
  };
  yield* makeList(page);
  yield* wish(page);
  yield* getSoup(page, more);
  yield* cook(page, pass);
  yield* goBack(page);
  yield* fail(page, more, pass);
  yield* getStew(page, more);
}

async function* makeList({ add, press, pressAway, sees }: Page): AsyncGenerator<string> {
  for (const food of ['leek', 'potato', 'cream']) await add(food);
  yield 'three ingredients';
  for (const food of ['', 'leek', 'potato', 'potato']) {
    await add(food);
    yield `“${food}” is refused`;
  }
  await add('egg, milk');
  // The wishes are there.
  await sees('Another diet');
  yield 'it may be two';
  await add('flour, sugar, salt');
  yield 'it may be three';
  await pressAway('Add as 3 ingredients');
  yield 'they were three';
  await press('Remove leek');
  yield 'one is removed';
  await press('Remove sugar');
  await pressAway('Undo');
  yield 'one is back';
  await press('Clear all');
  yield 'all are removed';
  await pressAway('Undo');
  yield 'all are back';
}

async function* wish({ find, press, type }: Page): AsyncGenerator<string> {
  (await find('summary', 'Any wishes?')).click();
  (await find('label', 'vegan')).click();
  await rest();
  yield 'vegan';
  for (const count of ['4', '12', '200', '3']) {
    await type('input[type="number"]', count);
    yield `for ${count}`;
  }
  await press('Remove wish: vegan');
  yield 'not vegan';
}

async function* getSoup(page: Page, more: () => Promise<void>): AsyncGenerator<string> {
  const { press, sees } = page;
  await press('Get a recipe');
  for (const piece of piecesOf(SOUP)) {
    yield `the soup comes: ${piece}`;
    await more();
  }
  await page.hears('Boil the leeks');
  await sees('Copy');
  await page.has('[data-slot="check-off"]');
  yield 'the soup is there';
  await press('Copy');
  await sees('Copied');
  yield 'it is copied';
  await press('More servings');
  yield 'for five';
  await press('More servings');
  yield 'for six';
  (await page.find('label', '3 leeks, washed')).click();
  await rest();
  yield 'a tick';
  await press('Without something');
  yield 'without';
}

async function* cook({ press, sees, has }: Page, pass: Pass): AsyncGenerator<string> {
  await press('Cook');
  await sees('Step 1 of 3');
  yield 'the first step';
  await press('Start 20 min timer');
  yield 'a timer';
  pass(1);
  yield 'a second later';
  await press('Next');
  yield 'the second step';
  await press('Start 30 sec timer');
  await press('Pause');
  yield 'paused';
  pass(29);
  yield 'half a minute later';
  pass(1);
  yield 'one has ended';
  pass(60);
  yield 'a minute ago';
  await press('1 more min');
  yield 'one more minute';
  await press('Next');
  yield 'the last step';
  await press('Next');
  yield 'the end';
  await press('Back');
  yield 'the last step again';
  await press('Close');
  await has(':not(dialog) > [data-slot="timers"]');
  yield 'closed';
  await press('Cancel');
  pass(60);
  yield 'it has ended again';
  await press('OK');
  yield 'no timer';
}

async function* goBack({ press, sees, has }: Page): AsyncGenerator<string> {
  await press('Something different');
  await sees('1 leek');
  yield 'another comes';
  await press('Stop');
  await sees('You stopped');
  await sees('Back to Leek soup');
  yield 'it is stopped';
  await press('Back to Leek soup');
  await has('[data-slot="check-off"]:checked');
  yield 'the soup is back, for six';
}

async function* fail(
  { press, sees }: Page,
  more: () => Promise<void>,
  pass: Pass,
): AsyncGenerator<string> {
  await rest(SAME_PRESS_MS);
  await press('Something different');
  await sees('You can try again in');
  yield 'too many';
  for (const second of [1, 2, 3]) {
    pass(1);
    yield `${second} s later`;
  }
  await press('Try again');
  await sees('Broken');
  await more();
  await sees('broke off');
  yield 'it breaks off';
  await rest(SAME_PRESS_MS);
  await press('Try again');
}

async function* getStew(page: Page, more: () => Promise<void>): AsyncGenerator<string> {
  const { press, sees, has } = page;
  for (const piece of piecesOf(STEW)) {
    yield `the stew comes: ${piece}`;
    await more();
  }
  await sees('Something different');
  await has('[data-slot="check-off"]');
  yield 'the stew is there';
  await press('More servings');
  yield 'for three';
  await press('Something different');
  await sees('1 leek');
  await more();
  await sees('was cut short');
  yield 'a short one';
  await press('Back to Potato stew');
  await has('[data-slot="check-off"]');
  yield 'the stew is back';
  await press('Remove potato');
  await sees('Your list has changed');
  yield 'another list';
}

/** Longer than two presses count as one. */
const SAME_PRESS_MS = 600;

type Pass = (seconds: number) => void;
