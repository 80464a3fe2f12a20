import { codeOfStatus } from '../core/foreign-error.ts';
import { type RecipeError, type RecipeErrorCode, isRecipeErrorCode } from '../core/recipe-error.ts';
import { isObject } from './chat-completion.ts';
import { failure, retryAfterOf } from './failure.ts';
import { readExplanation } from './response-body.ts';

/** What providers call their failures, where the name says more than the status. */
const NAMES: Readonly<Record<string, RecipeErrorCode>> = {
  authentication_error: 'unauthorized',
  billing_hard_limit_reached: 'quota-exceeded',
  content_filter: 'content-filtered',
  content_policy_violation: 'content-filtered',
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
  timeout: 'timeout',
  timeout_error: 'timeout',
};

/** A response that is no recipe, as an error that holds none of its words. */
export async function readFailure(response: Response, signal: AbortSignal): Promise<RecipeError> {
  const body = await readExplanation(response, signal);
  const code =
    knownCode(body) ??
    knownCode(isObject(body) ? body.error : undefined) ??
    STATUS_CODES[response.status] ??
    codeOfStatus(response.status);
  return failure(code, 'The provider refused', { response, retryAfterMs: retryAfterOf(response) });
}

/** The code of a failure that a provider reports in mid-stream. */
export function nameProviderError(error: unknown): RecipeErrorCode {
  const status = isObject(error) && typeof error.code === 'number' ? error.code : 500;
  return knownCode(error) ?? (status >= 400 ? codeOfStatus(status) : 'network');
}

/** The code that a provider's error object stands for, if it is a known one. */
function knownCode(error: unknown): RecipeErrorCode | undefined {
  if (!isObject(error)) return undefined;
  // Another recipe handler names its codes.
  if (isRecipeErrorCode(error.code) && !OURS.has(error.code)) return error.code;
  for (const name of [error.code, error.type, error.error_type]) {
    if (typeof name === 'string' && Object.hasOwn(NAMES, name)) return NAMES[name];
  }
  return undefined;
}

/** What a model's server cannot know, or say: it has not seen the visitor. */
const OURS: ReadonlySet<RecipeErrorCode> = new Set([
  'too-few-ingredients',
  'refused-input',
  'refused-origin',
  'offline',
]);

/** What a status means from a model's server and not in general. */
const STATUS_CODES: Readonly<Record<number, RecipeErrorCode>> = {
  // What Hugging Face says of a model that its provider has given up.
  410: 'model-unavailable',
  // A proxy before it, and not the model, has waited too long.
  504: 'network',
};
