import type { Duration } from '../../recipe/servings-and-times.ts';
import { wordsFor } from '../../vocabulary/languages.ts';

/** The start of a clause about a moment of a wait, up to how long that is: `Once it has simmered for`. */
const MOMENT = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsFor('moments')})(?!\p{L})[^.,;:!?\n]*$`,
  'iu',
);

/** How many characters of such a clause are read. */
const LONGEST_CLAUSE = 80;

/**
 * The durations of a step that are worth a timer: without the moments of a wait that the same step, or the one before
 * it, has a timer for.
 */
export function timersOf(
  step: string,
  durations: readonly Duration[],
  before: readonly Duration[],
): Duration[] {
  return durations.filter(({ start, seconds }, index) => {
    const others = [...before, ...durations.slice(0, index)];
    const clause = step.slice(Math.max(0, start - LONGEST_CLAUSE), start);
    return !(others.some((other) => other.seconds === seconds) && MOMENT.test(clause));
  });
}
