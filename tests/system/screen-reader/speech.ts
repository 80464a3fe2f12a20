import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startDemoServer } from 'test-support/demo-server';
import { startModelServer, type ModelExchange } from 'test-support/model-server';
import { startScreenReader, type ScreenReader } from './screen-reader.ts';

const FAILURE = 'Failed to generate recipe. Please try again. The connection failed or broke off.';
/** No emulation: the window as the desktop shows it. */
const AS_IT_IS = {
  viewport: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
};
const LOADED = /Finished loading Sous Chef(?!.*Loading)/;

let model: Awaited<ReturnType<typeof startModelServer>>;
let kitchen: Awaited<ReturnType<typeof startDemoServer>>;
let reader: ScreenReader;
let page: Page;

/**
 * What is said in a browser, all tests of it. Each browser has a file of its own, since one waits for its voice most of
 * the time.
 */
export function testSpeech(
  launch: (environment: Record<string, string>) => Promise<Browser>,
): void {
  let browser: Browser;

  beforeAll(async () => {
    model = await startModelServer();
    kitchen = await startDemoServer({
      HF_ENDPOINT_URL: model.url,
      RATE_LIMIT: '100000',
      DAILY_RECIPE_BUDGET: '100000',
    });
    reader = await startScreenReader();
    browser = await launch(reader.environment);
    page = await browser.newPage(AS_IT_IS);
  }, 120_000);

  beforeEach(async () => {
    model.reset();
    await openPage();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await reader?.stop();
    await kitchen?.stop();
    await model?.close();
  });

  test('each ingredient is said once, and a refused one gets a reason', async () => {
    const field = await goToField();
    expect(field).toMatch(/\bAdd ingredient entry e\.g\. mutton\b/);
    expect(count(field, /Add ingredient/g)).toBe(1);
    for (const ingredient of ['leek', 'red onion', 'cream']) {
      expect(await enter(ingredient, new RegExp(ingredient))).toBe(ingredient);
    }
    const nothing = await reader.listen(() => reader.press('Return'), /Type/);
    expect(nothing).toBe('Type an ingredient first.');
    const duplicate = await enter('LEEK', /Already/);
    expect(duplicate).toMatch(/\bAlready on the list: LEEK\b/);
    expect(count(duplicate, /Already/g)).toBe(1);
    const again = await reader.listen(() => reader.press('Return'), /Already/);
    expect(again).toBe('Already on the list: LEEK');
    for (const nameless of ['%%%', '##']) {
      const textbox = page.getByRole('textbox', { name: 'Add ingredient' });
      await reader.follow(() => textbox.fill(nameless), new RegExp(nameless));
      const reason = await reader.listen(() => reader.press('Return'), /letters/);
      expect(reason).toBe(`“${nameless}” has no letters in it. Type an ingredient.`);
    }
  });

  test('a list in one entry is said to be one, each time, and to have a button, and what came of it', async () => {
    await goToField();
    for (const list of ['leek, potato', 'cream, nutmeg']) {
      const said = await enter(list, /several ingredients/);
      const offer = /This looks like several ingredients\. A button below adds each of them\./g;
      expect(count(said, offer)).toBe(1);
    }
    await reader.follow(() => reader.press('Tab'), /Add ingredients push button/);
    await reader.follow(() => reader.press('Tab'), /Add as 2 ingredients push button/);
    const split = await reader.listen(() => reader.press('Return'), /Added/);
    expect(count(split, /Added as 2 ingredients\./g)).toBe(1);
  });

  test('after a removal the next Remove is said, and after the last one the field', async () => {
    await reader.follow(() => fill(['leek', 'potato', 'cream']), /cream/);
    await reader.follow(() => reader.press('Tab'), /Add ingredients push button/);
    await reader.follow(() => reader.press('Tab'), /Remove leek push button/);
    const first = await reader.listen(() => reader.press('Return'), /removed/);
    expect(first).toBe('Remove potato push button. leek removed.');
    const second = await reader.listen(() => reader.press('Return'), /removed/);
    expect(second).toBe('Remove cream push button. potato removed.');
    const last = await reader.listen(() => reader.press('Return'), /removed/);
    expect(last).toMatch(/\bAdd ingredient entry\b/);
    expect(last).toMatch(/\bcream removed\.$/);
    expect(last).not.toMatch(/Remove|leek|potato/);
  });

  test('a recipe is silent while it is written, and said once and whole at its end', async () => {
    await goToPrompt();
    const answer = await ask();
    // Half a word is not shown yet.
    const pieces = [
      ['# Leek soup\n\nA **warm** supper.\n\n', 'supper.'],
      ['- 2 leeks\n- 1 large po', 'large'],
      ['tato\n\n', 'potato'],
      ['1. Peel the potato.\n2. Simmer un', 'Simmer'],
      ['til soft.', 'soft.'],
    ] as const;
    for (const [piece, shown] of pieces) {
      const meanwhile = await reader.listen(async () => {
        answer.say(piece);
        await sees(shown);
      });
      expect(meanwhile).toBe('');
    }
    expect(await hearRecipe(() => answer.finish())).toBe(
      'Leek soup. A warm supper. 2 leeks. 1 large potato. Peel the potato. Simmer until soft.',
    );

    const short = await ask();
    const recipe = await hearRecipe(() => {
      short.say('Peel the');
      short.finish('length');
    });
    expect(recipe).toBe('This recipe was cut short: it reached the length limit.');
  });

  test('of a long recipe it is said what it is', async () => {
    await goToPrompt();
    const answer = await ask();
    const recipe = await hearRecipe(() => {
      answer.sayAll(`# Leek soup

## Ingredients

- 2 leeks
- 1 potato

## Steps

1. ${'Stir the soup for a while. '.repeat(60)}
2. Eat.`);
    });
    expect(recipe).toBe('Recipe ready: Leek soup, 2 ingredients, 2 steps.');
  });

  test('Stop leads back to the prompt, and with text it is said that it was stopped, and which recipe', async () => {
    await goToPrompt();
    const first = await ask();
    await reader.follow(() => reader.press('Tab'), /Stop push button/);
    const prompt = await reader.listen(() => reader.press('Return'), /Ready/);
    await first.abandoned;
    expect(prompt).toMatch(/^Ready for a recipe\? region\b/);
    expect(count(prompt, /Ready/g)).toBe(1);

    await reader.follow(() => reader.press('Tab'), /Any wishes/);
    await reader.follow(() => reader.press('Tab'), /Get a recipe push button/);
    const second = await ask();
    second.say('# Leek soup\n\nPeel the leeks.');
    await sees('leeks.');
    await reader.follow(() => reader.press('Tab'), /Stop push button/);
    const recipe = await hearRecipe(() => reader.press('Return'));
    await second.abandoned;
    expect(recipe).toMatch(/\bStopped\. Leek soup, incomplete\.$/);
    expect(recipe).not.toMatch(/Peel/);
  });

  test('a failure is said once, each time, and Try again leads to a recipe', async () => {
    await goToPrompt();
    const first = await ask();
    expect(await reader.listen(() => first.reply(500, '{}'), /Failed/)).toBe(FAILURE);

    await reader.follow(() => reader.press('Tab'), /Try again push button/);
    const second = await tryAgain();
    second.say('Peel the leeks.');
    await sees('leeks.');
    const again = await reader.listen(() => second.breakOff(), /Failed/);
    expect(again).toContain(FAILURE);
    // The focused Stop is gone, and Try again has the focus.
    expect(again).toContain('Try again push button.');
    expect(count(again, /Failed|Try again push/g)).toBe(2);

    const third = await tryAgain();
    const recipe = await hearRecipe(() => {
      for (const word of 'Boil the leeks in milk.'.split(/(?= )/)) third.say(word);
      third.finish();
    });
    expect(recipe).toMatch(/^region Sous Chef Recommends: .* Boil the leeks in milk\.$/);
    expect(count(recipe, /Boil/g)).toBe(1);
  });

  test('the end of a timer is said once', async () => {
    await goToPrompt();
    const answer = await ask();
    await reader.follow(() => {
      answer.say('# Soup\n\nIngredients:\n- 2 leeks\n- 1 potato\n\nSteps:\n1. Wait 9 seconds.');
      answer.finish();
    }, /Wait 9 seconds/);
    const cook = page.getByRole('button', { name: 'Cook', exact: true });
    await reader.follow(() => cook.focus(), /Cook push button/);
    await reader.follow(() => reader.press('Return'), /Wait/);
    await reader.follow(() => reader.press('shift+Tab'), /Back push button/);
    await reader.follow(() => reader.press('shift+Tab'), /1 potato check box/);
    await reader.follow(() => reader.press('shift+Tab'), /2 leeks check box/);
    await reader.follow(() => reader.press('shift+Tab'), /Start 9 sec timer push button/);
    const started = await reader.listen(() => reader.press('Return'), /started/);
    expect(started).toMatch(/Timer started: 9 seconds$/);
    expect(await reader.listen(() => {}, /done/)).toMatch(
      /^Timer for step 1 is done: 9 seconds\.?$/,
    );
    // With another recipe it gets its dish's name, and is not announced again.
    await reader.follow(() => reader.press('Escape'), /Cook push button/);
    const another = page.getByRole('button', { name: 'Something different' });
    await reader.follow(() => another.focus(), /Something different/);
    const request = await reader.listen(() => reader.press('Return'), /Generating/);
    expect(request).not.toMatch(/done/);
  });

  test('a wait is said once, and once when it is over', async () => {
    await goToPrompt();
    const refused = await ask();
    const speech = await reader.listen(
      () => refused.reply(429, '{}', { 'Retry-After': '8' }),
      /You can try again now/,
    );
    expect(speech).toMatch(
      /^Failed to generate recipe\. Please try again\. Too many recipes [^.]*\. You can try again in (?:8|9|10) seconds You can try again now\.$/,
    );
  });

  test('while a recipe is written, it is said what is missing for the next one', async () => {
    await goToPrompt();
    await ask();
    await reader.follow(() => reader.press('shift+Tab'), /Any wishes/);
    await reader.follow(() => reader.press('shift+Tab'), /Remove nutmeg push button/);
    const removal = await reader.listen(() => reader.press('Return'), /more ingredient/);
    expect(count(removal, /Remove cream push button/g)).toBe(1);
    expect(count(removal, /Add 1 more ingredient to get a recipe/g)).toBe(1);
    await reader.follow(() => reader.press('Tab'), /Undo push button/);
    await reader.follow(() => reader.press('Tab'), /Any wishes/);
    await reader.follow(() => reader.press('Tab'), /Get a recipe push button/);
    const refusal = await reader.listen(() => reader.press('Return'), /more ingredient/);
    expect(refusal).toBe('Add 1 more ingredient to get a recipe.');
  });

  test('a wish is read where it is made, and said when it is taken back', async () => {
    await goToPrompt();
    await reader.follow(() => reader.press('shift+Tab'), /Any wishes/);
    const opened = await reader.listen(() => reader.press('Return'), /expanded/);
    expect(count(opened, /expanded/g)).toBe(1);
    const diet = await reader.listen(() => reader.press('Tab'), /vegetarian/);
    expect(diet).toMatch(/\bDiet\b.*\bvegetarian check box not checked\b/);
    await reader.follow(() => reader.press('space'), /\bchecked/);
    await reader.follow(() => reader.press('shift+Tab'), /Any wishes/);
    await reader.follow(() => reader.press('Return'), /collapsed/);
    await reader.follow(() => reader.press('Tab'), /Get a recipe/);
    await reader.follow(() => reader.press('Tab'), /Remove wish: vegetarian push button/);
    const removal = await reader.listen(() => reader.press('Return'), /vegetarian removed/);
    expect(count(removal, /vegetarian removed\./g)).toBe(1);
    expect(removal).toMatch(/Ready for a recipe\? region/);
  });
}

/** Orca may process "loading" after "loaded", and then ignores most events until the next page. */
async function openPage(): Promise<void> {
  let speech = '';
  for (let attempt = 0; attempt < 10 && !LOADED.test(speech); attempt += 1) {
    speech = await reader.listen(async () => {
      await page.goto(kitchen.url);
      // In a new window the address bar has the focus.
      await page.bringToFront();
      await page.waitForFunction(() => document.hasFocus());
    }, /Sous Chef/);
  }
  expect(speech).toMatch(LOADED);
}

/** By keyboard, from the top of the page. */
function goToField(): Promise<string> {
  return reader.listen(() => reader.press('Tab'), /Add ingredient/);
}

/** What is announced after typing. What it says during typing depends on the pace. */
async function enter(text: string, last: RegExp): Promise<string> {
  await reader.listen(() => reader.type(text));
  return reader.listen(() => reader.press('Return'), last);
}

async function fill(ingredients: readonly string[]): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Add ingredient' });
  for (const ingredient of ingredients) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
}

async function goToPrompt(): Promise<void> {
  await reader.follow(() => fill(['leek', 'potato', 'cream', 'nutmeg']), /nutmeg/);
  const button = page.getByRole('button', { name: 'Get a recipe' });
  await reader.follow(() => button.focus(), /Get a recipe push button/);
}

async function ask(): Promise<ModelExchange> {
  const speech = await reader.listen(() => reader.press('Return'), /Generating/);
  expect(speech).toBe('Generating your recipe…');
  return model.next();
}

async function tryAgain(): Promise<ModelExchange> {
  const speech = await reader.listen(() => reader.press('Return'), /Generating/);
  expect(count(speech, /Generating your recipe/g)).toBe(1);
  expect(speech).not.toMatch(/Failed/);
  return model.next();
}

async function sees(end: string): Promise<void> {
  await page.getByRole('region', { name: 'Sous Chef Recommends:' }).getByText(end).last().waitFor();
}

/** Waits until the announced copy is removed, which must be silent. */
async function hearRecipe(deed: () => unknown): Promise<string> {
  const announcer = page.locator('[data-slot="recipe-announcer"]');
  return reader.listen(async () => {
    await deed();
    await announcer.getByRole('paragraph').waitFor();
    await announcer.getByRole('paragraph').waitFor({ state: 'detached' });
  }, /\w/);
}

function count(speech: string, words: RegExp): number {
  return [...speech.matchAll(words)].length;
}
