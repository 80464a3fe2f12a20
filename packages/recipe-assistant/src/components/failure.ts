import type { RecipeError } from '../core/recipe-error.ts';
import { describeRefusedInput } from './ingredients/refusal.ts';
import type { Words } from './labels/words.ts';

/** What the page says of a failure: that there is no recipe, and why. */
export function describeFailure(
  error: RecipeError,
  ingredients: readonly string[],
  words: Words,
): FailureWords {
  const { failed, failedForGood, [`error-${error.code}` as const]: cause } = words.labels;
  // A server may need more than the page.
  const { missing } = error;
  const counted = missing ? words.format(words.labels.missing, { count: missing }) : undefined;
  return {
    message: error.retryable ? failed : failedForGood,
    reason: counted ?? describeRefusedInput(error, ingredients, words) ?? cause,
  };
}

export interface FailureWords {
  message: string;
  reason: string;
}
