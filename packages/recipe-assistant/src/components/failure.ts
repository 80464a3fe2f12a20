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
  return {
    message: error.retryable ? failed : failedForGood,
    reason: describeRefusedInput(error, ingredients, words) ?? cause,
  };
}

export interface FailureWords {
  message: string;
  reason: string;
}
