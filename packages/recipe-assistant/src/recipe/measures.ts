import type { MeasuredAs } from './units.ts';

/** The parts of a whole that spoons and cups have, and that the eye can tell. */
const SPOONS = [0, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const QUARTERS_AND_THIRDS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const HALVES = [0, 1 / 2, 1];

/** From here on a half more or less of what is counted is near enough. */
const MANY = 3;

/** Below, the smallest spoons are a sixteenth. */
const FEW = 1 / 4;

const SIXTEENTH = 1 / 16;

/** How far off an amount may be, as a share of it: nobody tastes it. Below the smallest spoon a cook has no choice. */
const MOST_OFF = { metric: 0.05, piece: 0.2, spoon: 0.12, smallestSpoon: 0.15 } as const;

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
  measuredAs: MeasuredAs,
  hasSmaller = false,
): number | undefined {
  const measure = nearest(value, measuredAs, hasSmaller);
  const isSmallest = measuredAs === 'spoon' && !hasSmaller;
  const mostOff = MOST_OFF[isSmallest ? 'smallestSpoon' : measuredAs];
  return Math.abs(measure - value) <= value * (mostOff + TINY) ? measure : undefined;
}

function nearest(value: number, measuredAs: MeasuredAs, hasSmaller: boolean): number {
  if (measuredAs === 'metric') {
    return hasSmaller && value < 1 ? 0 : Number(value.toPrecision(FIGURES));
  }
  if (measuredAs === 'piece') {
    return nearestPart(value, value >= MANY ? HALVES : QUARTERS_AND_THIRDS);
  }
  if (value < FEW && !hasSmaller) return Math.round(value / SIXTEENTH) * SIXTEENTH;
  return nearestPart(value, SPOONS);
}

/** Of two that are as near a whole one, else the larger. */
function nearestPart(value: number, parts: readonly number[]): number {
  const whole = Math.floor(value + TINY);
  const near = parts.map((part) => whole + part);
  const off = (part: number) => Math.abs(part - value) - (Number.isInteger(part) ? TINY * 2 : 0);
  return near.reduce((best, part) => (off(part) <= off(best) + TINY ? part : best));
}
