import 'recipe-assistant/styles.css';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia, REDUCED_MOTION } from '../../../test/devtools.ts';
import { renderEveryState } from '../../../test/every-state.tsx';
import { differences, looksOf, type Look } from '../../../test/rendered-styles.ts';

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

test('a page whose rem is 10 pixels changes no length', async () => {
  const before = await looksAt(1280);
  root().fontSize = '62.5%';
  expect(differences(before, looks())).toEqual([]);
});

test('text that a visitor has made twice as large makes all twice as large, and so does --recipe-size alone', async () => {
  const before = await looksAt(640);
  await page.viewport(1280, 1600);
  root().fontSize = '200%';
  expect(notTwice(before, looks())).toEqual([]);
  root().setProperty('--recipe-size', '32px');
  root().fontSize = '62.5%';
  expect(notTwice(before, looks())).toEqual([]);
});

async function looksAt(width: number): Promise<Look[]> {
  await emulateMedia({ features: [REDUCED_MOTION] });
  await page.viewport(width, 800);
  await renderEveryState();
  return looks();
}

function root(): CSSStyleDeclaration {
  return document.documentElement.style;
}

function looks(): Look[] {
  return looksOf(document.querySelectorAll('.body > *'));
}

/** The elements out of place; borders are whole pixels, so some are relatively thicker. */
function notTwice(before: readonly Look[], after: readonly Look[]): string[] {
  return before.flatMap(({ name, styles }, index) => {
    const [small, large] = [styles['place']!, after[index]!.styles['place']!];
    const numbers = large.split(' ').map(Number);
    const isTwice = small
      .split(' ')
      .every((value, at) => !(Math.abs(Number(value) * 2 - numbers[at]!) >= 4));
    return isTwice || NOT_SCALED.includes(name) ? [] : [`${name}: ${small} → ${large}`];
  });
}

/** The first is visually hidden, the second is sticky at the bottom. */
const NOT_SCALED = ['recipe-announcer', 'stop-button'];
