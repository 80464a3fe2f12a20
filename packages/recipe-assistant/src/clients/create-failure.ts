import type { UpstreamFacts } from '../core/recipe-client.ts';
import {
  RecipeError,
  type RecipeErrorCode,
  type RecipeErrorOptions,
  UpstreamError,
} from '../core/recipe-error.ts';

/** A failure with a cause that is safe to log. */
export function createFailure(
  code: RecipeErrorCode,
  message: string,
  facts?: UpstreamFacts,
  options?: RecipeErrorOptions,
): RecipeError {
  return new RecipeError(code, { ...options, cause: new UpstreamError(message, facts) });
}
