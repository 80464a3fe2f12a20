import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['a name that fits stays whole', 'Slow-braised leek soup', 22, 'Slow-braised leek soup'],
  ['it is cut behind a word', 'Slow-braised leek soup', 20, 'Slow-braised leek…'],
  ['also where that ends just there', 'Slow-braised leek soup', 17, 'Slow-braised leek…'],
  ['and before its comma', 'Leek soup, with potatoes', 14, 'Leek soup…'],
  ['a long word is cut inside', 'Donaudampfschifffahrtssuppe', 10, 'Donaudampf…'],
  ['where a script has no spaces, too', '豆腐とわかめの味噌汁', 5, '豆腐とわか…'],
  ['an emoji stays whole', 'Suppenhuhn🍲🍲', 11, 'Suppenhuhn…'],
  ['also one that fits', 'Suppenhuhn🍲🍲', 12, 'Suppenhuhn🍲…'],
])('%s', (_what, name, maximum, short) => {
  expect(shorten(name, maximum)).toBe(short);
});
