import { expect, test } from 'vitest';
import { withStop } from './spoken-text.ts';

test.each([
  ['2 leeks', '2 leeks.'],
  ['1 bag spinach (about 200 g)', '1 bag spinach (about 200 g).'],
  ['flour “00”', 'flour “00”.'],
  ['100%', '100%.'],
  ['Stir.', 'Stir.'],
  ['混ぜる。', '混ぜる。'],
  ['For this step:', 'For this step:'],
])('a voice pauses after %j', (line, spoken) => {
  expect(withStop(line)).toBe(spoken);
});
