import type { RecipeErrorCode } from '../core/recipe-error-code.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { readExplanation } from './body-reader.ts';
import { isObject } from './chat-answer.ts';
import { codeOfStatus, failure, retryAfterOf } from './failure.ts';

/** What providers call their failures, where the name says more than the status. */
const NAMES: Readonly<Record<string, RecipeErrorCode>> = {
  authentication_error: 'unauthorized',
  billing_hard_limit_reached: 'quota-exceeded',
  content_filter: 'content-filtered',
  content_policy_violation: 'content-filtered',
  context_length_exceeded: 'refused-input',
  insufficient_credits: 'quota-exceeded',
  insufficient_quota: 'quota-exceeded',
  invalid_api_key: 'unauthorized',
  model_decommissioned: 'model-unavailable',
  model_not_available: 'model-unavailable',
  model_not_found: 'model-unavailable',
  model_not_supported: 'model-unavailable',
  permission_error: 'unauthorized',
  quota_exceeded: 'quota-exceeded',
  rate_limit_error: 'rate-limited',
  rate_limit_exceeded: 'rate-limited',
  timeout_error: 'timeout',
};

/** An answer that is none, as an error that holds none of its words. */
export async function readFailure(response: Response, signal: AbortSignal): Promise<RecipeError> {
  const body = await readExplanation(response, signal);
  const name =
    nameProviderError(body) ?? nameProviderError(isObject(body) ? body.error : undefined);
  return failure(name ?? codeOfStatus(response.status), 'The provider refused', {
    response,
    retryAfterMs: retryAfterOf(response),
  });
}

/** The code that a provider's error object stands for, if it is a known one. */
export function nameProviderError(error: unknown): RecipeErrorCode | undefined {
  if (!isObject(error)) return undefined;
  for (const name of [error.code, error.type, error.error_type]) {
    if (typeof name === 'string' && Object.hasOwn(NAMES, name)) return NAMES[name];
  }
  return undefined;
}
