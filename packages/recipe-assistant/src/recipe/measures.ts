import type { Row } from '../language/lexicon.ts';

/** The parts of a whole that spoons and cups have, and that the eye can tell: of two that are as near the first counts. */
const SPOONS = [0, 1, 3 / 4, 2 / 3, 1 / 2, 1 / 3, 1 / 4, 1 / 8];
const TEASPOONS = [0, 1, 3 / 4, 1 / 2, 1 / 4, 1 / 8];
const QUARTERS_AND_THIRDS = [0, 1, 3 / 4, 2 / 3, 1 / 2, 1 / 3, 1 / 4];
const HALVES = [0, 1, 1 / 2];

/** The smallest spoons. */
const SIXTEENTHS = [1 / 4, 3 / 16, 1 / 8, 1 / 16];

/** From here on a half more or less of what is counted is near enough. */
const MANY = 3;

/** How far off an amount may be, as a share of it: nobody tastes it. */
const MOST_OFF = 0.12;
const MOST_OFF_COUNTED = 0.2;

/** With the smallest measure a cook has no choice. */
const MOST_OFF_SMALLEST = 0.15;

/** The most that rounding errors of binary fractions add up to. */
export const TINY = 1e-9;

/**
 * The nearest amount that a kitchen can measure; undefined if that is too far off.
 *
 * @param hasSmaller whether there is a smaller unit, whose measures are better than sixteenths of this one
 */
export function toMeasure(
  value: number,
  row: Row | undefined,
  hasSmaller: boolean,
): number | undefined {
  if (row === 'metric') return onScale(value, hasSmaller);
  if (row !== 'measures' && row !== 'teaspoons')
    return nearest(value, value < MANY ? QUARTERS_AND_THIRDS : HALVES, MOST_OFF_COUNTED);
  const parts = row === 'teaspoons' ? TEASPOONS : SPOONS;
  if (hasSmaller) return nearest(value, parts, MOST_OFF);
  return nearest(value, value < 1 / 4 ? SIXTEENTHS : parts, MOST_OFF_SMALLEST);
}

/** What a scale or a jug shows: `1.5 kg`, `835 g`, `13 g`, `2.5 g`. */
function onScale(value: number, hasSmaller: boolean): number | undefined {
  if (hasSmaller) return isWholeNumber(value * 2) ? Math.round(value * 2) / 2 : undefined;
  const step = value >= 100 ? 5 : value >= 10 ? 1 : 1 / 2;
  const near = Math.round(value / step + TINY) * step;
  return Math.abs(near - value) <= value * MOST_OFF_SMALLEST ? near : undefined;
}

export function isWholeNumber(value: number): boolean {
  return Math.abs(value - Math.round(value)) < TINY * 1000;
}

function nearest(value: number, parts: readonly number[], mostOff: number): number | undefined {
  const whole = Math.floor(value + TINY);
  const off = (part: number) => Math.abs(whole + part - value);
  const best = parts.reduce((near, part) => (off(part) < off(near) - TINY ? part : near));
  return off(best) <= value * mostOff + TINY ? whole + best : undefined;
}
