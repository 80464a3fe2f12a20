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
  await show(1280);
  const before = looks();
  root().fontSize = '62.5%';
  expect(differences(before, looks())).toEqual([]);
});

test('text that a visitor has made twice as large makes all twice as large, and so does --recipe-size alone', async () => {
  await show(640);
  const before = places();
  await page.viewport(1280, 1600);
  root().fontSize = '200%';
  expect(notTwice(before, places())).toEqual([]);
  root().setProperty('--recipe-size', '32px');
  root().fontSize = '62.5%';
  expect(notTwice(before, places())).toEqual([]);
});

async function show(width: number): Promise<void> {
  await emulateMedia({ features: [REDUCED_MOTION] });
  await page.viewport(width, 800);
  await renderEveryState();
}

function root(): CSSStyleDeclaration {
  return document.documentElement.style;
}

function looks(): Look[] {
  return looksOf(document.querySelectorAll('.body > *'));
}

/** Where each element stands in its part, and how large it is. */
function places(): Place[] {
  return [...document.querySelectorAll('.body > *')].flatMap((part) => {
    const origin = part.getBoundingClientRect();
    return [part, ...part.querySelectorAll(SCALED)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isShown = element.getClientRects().length > 0;
      return {
        name: element.getAttribute('data-slot') ?? element.localName,
        place: isShown ? [x - origin.x, y - origin.y, width, height] : [],
      };
    });
  });
}

/** The elements out of place; borders are whole pixels, so some are relatively thicker. */
function notTwice(before: readonly Place[], after: readonly Place[]): string[] {
  return before.flatMap(({ name, place }, index) => {
    const large = after[index]!.place;
    const isTwice = place.every((value, at) => Math.abs(value * 2 - large[at]!) < 4);
    return isTwice ? [] : [`${name}: ${place.join(' ')} → ${large.join(' ')}`];
  });
}

/** All but what is visually hidden, and what is sticky at the bottom. */
const SCALED =
  ':not([data-slot="recipe-announcer"], [data-slot="recipe-announcer"] *, [data-slot="stop-button"])';

interface Place {
  name: string;
  place: readonly number[];
}
