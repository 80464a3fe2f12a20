import type { Unit } from './units.ts';

/** The parts of a whole that spoons and cups have, and that the eye can tell: of two that are as near the first counts. */
const SPOONS = [0, 1, 3 / 4, 2 / 3, 1 / 2, 1 / 3, 1 / 4, 1 / 8];
const QUARTERS_AND_THIRDS = [0, 1, 3 / 4, 2 / 3, 1 / 2, 1 / 3, 1 / 4];
const HALVES = [0, 1, 1 / 2];

/** The smallest spoons. */
const SIXTEENTHS = [1 / 4, 3 / 16, 1 / 8, 1 / 16];

/** From here on a half more or less of what is counted is near enough. */
const MANY = 3;

/** How far off an amount may be, as a share of it: nobody tastes it. */
const MOST_OFF = 0.12;
const MOST_OFF_COUNTED = 0.2;

/** With the smallest spoon a cook has no choice. */
const MOST_OFF_SMALLEST = 0.15;

/** The most that rounding errors of binary fractions add up to. */
export const TINY = 1e-9;

/** Figures that a kitchen scale is read to. */
const FIGURES = 2;

/**
 * The nearest amount that a kitchen can measure; undefined if that is too far off.
 *
 * @param hasSmaller whether there is a smaller unit, whose measures are better than sixteenths of this one
 */
export function toMeasure(
  value: number,
  field: Unit['field'] | undefined,
  hasSmaller: boolean,
): number | undefined {
  if (field === 'metric')
    return hasSmaller && value < 1 ? undefined : Number(value.toPrecision(FIGURES));
  if (field !== 'measures')
    return nearest(value, value < MANY ? QUARTERS_AND_THIRDS : HALVES, MOST_OFF_COUNTED);
  if (hasSmaller) return nearest(value, SPOONS, MOST_OFF);
  return nearest(value, value < 1 / 4 ? SIXTEENTHS : SPOONS, MOST_OFF_SMALLEST);
}

function nearest(value: number, parts: readonly number[], mostOff: number): number | undefined {
  const whole = Math.floor(value + TINY);
  const off = (part: number) => Math.abs(whole + part - value);
  const best = parts.reduce((near, part) => (off(part) < off(near) - TINY ? part : near));
  return off(best) <= value * mostOff + TINY ? whole + best : undefined;
}
