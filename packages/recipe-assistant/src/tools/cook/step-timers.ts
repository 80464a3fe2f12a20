import type { Duration } from '../../recipe/servings-and-times.ts';
import { wordsFor } from '../../vocabulary/languages.ts';
import { isInMoment } from './step-clauses.ts';

/** Before a stretch of another time: `during the final`. */
const STRETCH = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('stretches')}) $`, 'iu');

/** How many characters those words have at most. */
const LONGEST_STRETCH = 40;

/**
 * The durations of a step that are worth a timer: without stretches of another time, and without the moments of a wait
 * that the same step, or the one before it, has a timer for.
 */
export function timersOf(
  step: string,
  durations: readonly Duration[],
  before: readonly Duration[],
): Duration[] {
  return durations.filter(({ start, seconds }, index) => {
    const others = [...before, ...durations.slice(0, index)];
    if (STRETCH.test(step.slice(Math.max(0, start - LONGEST_STRETCH), start))) return false;
    return !(others.some((other) => other.seconds === seconds) && isInMoment(step, start));
  });
}
