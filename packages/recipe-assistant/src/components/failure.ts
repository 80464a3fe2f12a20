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
    reason:
      describeMissing(error, words) ?? describeRefusedInput(error, ingredients, words) ?? cause,
  };
}

/** How many ingredients a server misses, which may need more than the page; undefined if it doesn't say. */
export function describeMissing(
  { missing }: RecipeError,
  { labels, format }: Pick<Words, 'labels' | 'format'>,
): string | undefined {
  return missing ? format(labels.missing, { count: missing }) : undefined;
}

export interface FailureWords {
  message: string;
  reason: string;
}
