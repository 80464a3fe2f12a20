import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from 'test-support/demo-server';
import { startModelServer } from 'test-support/model-server';
import { BROWSERS } from './browsers.ts';
import { startScreenReader, type ScreenReader } from './screen-reader.ts';

const SOUP =
  '# Lauchsuppe\n\n## Zutaten\n\n- 2 Stangen Lauch\n- 1 Kartoffel\n\n## Zubereitung\n\n1. Den Lauch kochen.\n2. 9 Minuten warten.';

/** What the screen reader itself says, in its own language. */
const ITS_OWN =
  /push button|entry|list with \d+ items?|leaving list\.?|heading level \d|link|alert|landmark|region/g;

const ENGLISH =
  /\b(?:add|added|and|cook|enter|for|generating|get|have|ingredients?|list|more|of|recipe|recommends|remove|removed|stop|the|this|to|try|with|you|your)\b/i;

let model: Awaited<ReturnType<typeof startModelServer>>;
let kitchen: Awaited<ReturnType<typeof startDemoServer>>;

beforeAll(async () => {
  model = await startModelServer();
  kitchen = await startDemoServer({ HF_ENDPOINT_URL: model.url });
}, 120_000);

afterAll(async () => {
  await kitchen?.stop();
  await model?.close();
});

describe.each(Object.entries(BROWSERS))('in %s', (_name, launch) => {
  let reader: ScreenReader;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    reader = await startScreenReader();
    browser = await launch(reader.environment);
    page = await browser.newPage({ viewport: null, locale: 'de-DE' });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await reader?.stop();
  });

  test('a German visitor hears German from the first ingredient to the last step', async () => {
    model.reset();
    const heard: string[] = [];
    const hear = async (deed: () => unknown, last: RegExp) => {
      const speech = await reader.listen(async () => void (await deed()), last);
      heard.push(speech);
      return speech;
    };
    await reader.listen(async () => {
      await page.goto(kitchen.url);
      await page.bringToFront();
      await page.waitForFunction(() => document.hasFocus());
    }, /Sous Chef/);
    const field = page.getByRole('textbox', { name: 'Zutat hinzufügen' });
    await hear(() => field.focus(), /Zutat hinzufügen/);
    for (const ingredient of ['Lauch', 'Kartoffel', 'Sahne', 'Muskat']) {
      await reader.listen(() => field.fill(ingredient));
      await hear(() => reader.press('Return'), new RegExp(ingredient));
    }
    await reader.listen(() => field.fill('lauch'));
    expect(await hear(() => reader.press('Return'), /Schon/)).toContain(
      'Schon auf der Liste: lauch',
    );
    const button = page.getByRole('button', { name: 'Rezept holen' });
    await hear(() => button.focus(), /Rezept holen/);
    const waiting = await hear(() => reader.press('Return'), /entsteht/);
    expect(waiting).toContain('Dein Rezept entsteht …');
    const announcer = page.locator('[data-slot="recipe-announcer"]');
    const exchange = await model.next();
    const recipe = await hear(async () => {
      exchange.sayAll(SOUP);
      await announcer.getByRole('paragraph').waitFor();
      await announcer.getByRole('paragraph').waitFor({ state: 'detached' });
    }, /warten/);
    expect(recipe).toContain('Lauchsuppe. Zutaten. 2 Stangen Lauch. 1 Kartoffel.');

    await hear(() => page.getByRole('button', { name: 'Kochen', exact: true }).focus(), /Kochen/);
    expect(await hear(() => reader.press('Return'), /Schritt:/)).toContain(
      'Schritt 1 von 2. Den Lauch kochen. Für diesen Schritt: 2 Stangen Lauch.',
    );
    expect(await hear(() => reader.press('Return'), /Timer/)).toContain(
      'Schritt 2 von 2. 9 Minuten warten. Timer starten: 9 Min.',
    );
    await hear(() => page.getByRole('button', { name: /^Timer starten/ }).focus(), /starten/);
    expect(await hear(() => reader.press('Return'), /gestartet/)).toContain(
      'Timer gestartet: 9 Min.',
    );
    await hear(() => page.getByRole('button', { name: 'Weiter' }).focus(), /Weiter/);
    expect(await hear(() => reader.press('Return'), /Appetit/)).toContain(
      'Das war der letzte Schritt. Guten Appetit!',
    );
    const spoken = heard.map((speech) => speech.replaceAll(ITS_OWN, ''));
    expect(spoken.filter((speech) => ENGLISH.test(speech))).toEqual([]);
  }, 180_000);
});
