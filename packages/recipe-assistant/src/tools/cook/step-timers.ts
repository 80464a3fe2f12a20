import type { Duration } from '../../recipe/servings-and-times.ts';
import { wordsFor } from '../../vocabulary/languages.ts';
import { phraseIn } from './step-words.ts';

/** Before a stretch of another time: `during the final`. */
const STRETCH = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('stretches')}) $`, 'iu');

/** The start of a clause about a moment of a wait, up to how long that is: `Once it has simmered for`. */
const MOMENT = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsFor('moments')})(?!\p{L})[^.,;:!?()\n]*$`,
  'iu',
);

/**
 * The durations of a step that are worth a timer: without stretches of another time, and without the moments of a wait
 * that the same step, or the one before it, has a timer for.
 */
export function timersOf(
  step: string,
  durations: readonly Duration[],
  earlier: readonly Duration[],
): Duration[] {
  return durations.filter(({ start, seconds }, index) => {
    const { textBefore } = phraseIn(step, start, start);
    if (STRETCH.test(textBefore)) return false;
    const others = [...earlier, ...durations.slice(0, index)];
    return !(others.some((other) => other.seconds === seconds) && MOMENT.test(textBefore));
  });
}
