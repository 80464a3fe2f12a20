import type { FinishReason } from '../core/recipe-client.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { failure } from './failure.ts';

/**
 * What servers call the end of a text, in lower case. Every other reason, known or not, means that
 * the model had finished. `failed` is no end: the server gave up in the middle of the text.
 */
const FINISH_REASONS: ReadonlyMap<string | undefined, FinishReason | 'failed'> = new Map([
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['model_length', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['content_filter', 'content-filter'],
  ['content_filtered', 'content-filter'],
  ['safety', 'content-filter'],
  ['recitation', 'content-filter'],
  ['blocklist', 'content-filter'],
  ['prohibited_content', 'content-filter'],
  ['spii', 'content-filter'],
  ['refusal', 'content-filter'],
  ['sensitive', 'content-filter'],
  ['error_toxic', 'content-filter'],
  ['guardrail_intervened', 'content-filter'],
  ['error', 'failed'],
  ['abort', 'failed'],
  ['cancelled', 'failed'],
  ['user_cancel', 'failed'],
  ['timeout', 'failed'],
  ['network_error', 'failed'],
  ['insufficient_system_resource', 'failed'],
]);

/**
 * Why a text ends that has ended.
 *
 * @throws {RecipeError} Where there is no text, or the server gave up.
 */
export function finishReasonOf(
  { reason, hasWords, isRefused }: TextEnd,
  response: Response,
): FinishReason {
  const meaning = meaningOf(isRefused && !hasWords ? 'refusal' : reason) ?? 'stop';
  if (meaning === 'failed') throw gaveUp(response);
  if (hasWords) return meaning;
  throw meaning === 'content-filter'
    ? failure('content-filtered', 'The whole text was withheld', { response })
    : failure('empty', 'The response has no text', { response });
}

/** Whether the server gave up, so that nothing is to be waited for. */
export function isFailing(reason: string | undefined): boolean {
  return meaningOf(reason) === 'failed';
}

export function gaveUp(response: Response): RecipeError {
  return failure('network', 'The other side gave up', { response });
}

/** Some write it in capitals, and some say more behind a colon. */
function meaningOf(reason: string | undefined): FinishReason | 'failed' | undefined {
  return FINISH_REASONS.get(reason && /^\w*/.exec(reason)![0].toLowerCase());
}

interface TextEnd {
  /** In the server's own words. */
  reason: string | undefined;
  /** Whether there is more than white space. */
  hasWords: boolean;
  /** Whether the model said that it will not write. */
  isRefused: boolean;
}
