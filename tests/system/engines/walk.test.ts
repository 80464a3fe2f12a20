import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startDemoServer } from 'test-support/demo-server';
import { startModelServer } from 'test-support/model-server';
import { look } from './sight.ts';
import { ENGINES, FOUR, prepareVisitor } from './visitor.ts';

let model: Awaited<ReturnType<typeof startModelServer>>;
let kitchen: Awaited<ReturnType<typeof startDemoServer>>;

beforeAll(async () => {
  model = await startModelServer();
  kitchen = await startDemoServer({ HF_ENDPOINT_URL: model.url, RATE_LIMIT: '100000' });
});

afterAll(async () => {
  await kitchen.stop();
  await model.close();
});

describe.each(ENGINES)('%s', (_name, launch) => {
  beforeEach(() => model.reset());

  const visitor = prepareVisitor(launch, () => kitchen.url);
  const { add, sees } = visitor;

  test('ingredients are added by typing and Enter, one after the other', async () => {
    await visitor.engine.click('textbox', 'Add ingredient');
    await visitor.engine.type('leek');
    await visitor.engine.press('Enter');
    await sees({ ingredients: ['leek'], field: '', focus: 'Add ingredient' });
    await visitor.engine.type('  crème   fraîche 🧄 ');
    await visitor.engine.click('button', 'Add ingredients');
    await sees({
      ingredients: ['leek', 'crème fraîche 🧄'],
      field: '',
      focus: 'Add ingredient',
    });
  });

  test('a duplicate is refused with a word, and stays in the field', async () => {
    await add(['leek', 'potato', 'LEEK']);
    await sees({
      ingredients: ['leek', 'potato'],
      field: 'LEEK',
      refusal: 'Already on the list: LEEK',
      focus: 'Add ingredient',
    });
    await visitor.engine.type('chive');
    await sees({ field: 'chive', refusal: '' });
    await visitor.engine.press('Enter');
    await sees({ ingredients: ['leek', 'potato', 'chive'] });
  });

  test('the focus goes on to the next ingredient when one is removed', async () => {
    await add(FOUR);
    await sees({ ingredients: FOUR, buttons: expect.arrayContaining(['Get a recipe']) });
    await visitor.engine.click('button', 'Remove potato');
    await sees({
      ingredients: ['leek', 'cream', 'nutmeg'],
      buttons: expect.not.arrayContaining(['Get a recipe']),
      focus: 'Remove cream',
    });
    for (const next of ['Remove nutmeg', 'Remove leek', 'Add ingredient']) {
      await visitor.engine.press('Enter');
      await sees({ focus: next });
    }
    await sees({ ingredients: [] });
  });

  test('text is shown as it arrives', async () => {
    const answer = await ask();
    await sees({ loading: 'Generating your recipe…', status: 'submitted', recipe: '' });
    answer.say('# Leek soup\n\nA **warm** supper.\n\n- 2 leeks\n');
    await sees({ status: 'streaming', recipe: expect.stringMatching(/supper\.\s+2 leeks$/) });
    answer.say('- 1 potato, **pee');
    await sees({ recipe: expect.stringMatching(/1 potato,\s*$/) });
    answer.say('led**\n');
    answer.finish();
    await sees({
      status: 'success',
      loading: '',
      recipe: expect.stringMatching(/1 potato, peeled$/),
      buttons: expect.not.arrayContaining(['Stop']),
    });
  });

  test('a recipe is formatted, whatever is in it', async () => {
    const answer = await ask();
    const recipe = [
      '# Leek &amp; potato soup',
      'Heat to 180&nbsp;&deg;C, with &frac12; a leek and &#8532; cup.',
      '| Step | Minutes |\n| :--- | ---: |\n| Soften | 10 |',
      '> Keeps a [day](https://example.org/soup).',
      '1. Peel.\n2. Boil.\n   - gently\n\n`done` <b>raw</b> <img src="/x.png">',
    ].join('\n\n');
    // One character at a time, so that entities and tags are split, too.
    for (const character of recipe) answer.say(character);
    answer.finish();
    await sees({
      status: 'success',
      recipe: expect.stringMatching(/done <b>raw<\/b> <img src="\/x.png">$/),
    });
    const { html, recipe: text } = await visitor.engine.look(look);
    expect(text).toContain('Leek & potato soup');
    expect(text).toContain('180\u{a0}°C, with ½ a leek and ⅔ cup.');
    expect(html).toMatch(/<h3[^>]*>Leek &amp; potato soup<\/h3>/);
    expect(html).toMatch(/<td[^>]*>Soften<\/td>/);
    expect(html).toMatch(/<blockquote[^>]*>.*<a [^>]*href="https:\/\/example.org\/soup"/s);
    expect(html).toMatch(/<ol[^>]*>.*<ul[^>]*>.*gently/s);
    expect(html).toMatch(/<code[^>]*>done<\/code>/);
    expect(html).not.toMatch(/<img|<b>|style=/);
  });

  test('Stop ends the answer and keeps the text', async () => {
    const answer = await ask();
    answer.say('Peel the leeks.');
    await sees({ recipe: 'Peel the leeks.' });
    await visitor.engine.click('button', 'Stop');
    await answer.abandoned;
    await sees({ status: 'success', recipe: 'Peel the leeks.', loading: '', alert: '' });
    expect((await visitor.engine.look(look)).focus).not.toBe('body');
  });

  test('a failure is told, keeps the text, and can be tried again', async () => {
    const first = await ask();
    first.say('Peel the leeks.');
    await sees({ recipe: 'Peel the leeks.' });
    first.breakOff();
    await sees({
      status: 'error',
      recipe: 'Peel the leeks.',
      alert: expect.stringMatching(
        /^Failed to generate recipe. Please try again.\s+The connection/,
      ),
    });
    expect(await visitor.engine.takeComplaints()).toEqual([
      expect.stringMatching(/^Recipe generation failed/),
    ]);
    await visitor.engine.click('button', 'Try again');
    const second = await model.next();
    await sees({ status: 'submitted', recipe: '', alert: '' });
    second.say('Boil the leeks.');
    second.finish();
    await sees({ status: 'success', recipe: 'Boil the leeks.' });
  });

  test('the page is dark where the system is', async () => {
    const light = await visitor.engine.look(readColours);
    const darkEngine = await launch({ dark: true });
    try {
      await darkEngine.open(kitchen.url);
      const dark = await darkEngine.look(readColours);
      expect(light.background).toBeGreaterThan(0.6);
      expect(dark.background).toBeLessThan(0.1);
      for (const { background, ink } of [light, dark]) {
        const [low = 0, high = 0] = [background, ink].toSorted((a, b) => a - b);
        expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(4.5);
      }
      expect(await darkEngine.takeComplaints()).toEqual([]);
    } finally {
      await darkEngine.close();
    }
  });

  async function ask() {
    await add(FOUR);
    await visitor.engine.click('button', 'Get a recipe');
    const answer = await model.next();
    expect(answer.body.messages).toHaveLength(2);
    return answer;
  }
});

/** The luminance, from 0 to 1, of the page's background and text. Runs in the page. */
function readColours(): { background: number; ink: number } {
  const context = document.createElement('canvas').getContext('2d', { colorSpace: 'srgb' });
  const luminance = (colour: string) => {
    if (!context) return Number.NaN;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const parts = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const [red = 0, green = 0, blue = 0] = parts;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const welcome = document.querySelector('[data-slot="recipe-assistant"] p') ?? document.body;
  return {
    background: luminance(getComputedStyle(document.body).backgroundColor),
    ink: luminance(getComputedStyle(welcome).color),
  };
}
