import type { FinishReason } from '../core/recipe-client.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import type { RecipeLabels } from './labels.ts';

/** What the page says of a run that did not end as it should. */
export function describeEnd(run: EndedRun, labels: RecipeLabels): RecipeEnd {
  const { error, finishReason, wasLeft, hasText } = run;
  // Ingredients that are missing are no alarm.
  if (error?.code === 'too-few-ingredients') {
    return { notice: labels[`error-${error.code}`], isSaidAlone: true };
  }
  if (error) return { failure: error };
  switch (finishReason) {
    case 'length':
      return { notice: labels.cutShort, mayRetry: true };
    case 'content-filter':
      return { notice: labels.filtered, mayRetry: true };
    case 'aborted':
      if (wasLeft) return { notice: labels.leftPage, mayRetry: true, isSaidAlone: true };
      // Who has stopped a recipe does not want it again, and not to have it read out either.
      return hasText ? { notice: labels.stopped, isSaidAlone: true } : {};
    default:
      return {};
  }
}

export interface EndedRun {
  error: RecipeError | undefined;
  finishReason: FinishReason | undefined;
  wasLeft: boolean;
  hasText: boolean;
}

/** At most one of notice and failure; none for a recipe that is whole, and before the end. */
export interface RecipeEnd {
  /** Said plainly beside the recipe. */
  notice?: string;
  /** Whether the notice comes with Try again. */
  mayRetry?: boolean;
  /** Whether the notice is spoken without the text before it. */
  isSaidAlone?: boolean;
  /** Said by an alert. */
  failure?: RecipeError;
}
