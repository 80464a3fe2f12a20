import type { FinishReason, RecipeResult, TokenUsage } from '../core/recipe-client.ts';
import type { RecipeError, RecipeErrorCode } from '../core/recipe-error.ts';
import { failure } from './failure.ts';
import { readText } from './response-body.ts';

/** Every other reason, known or not, means that the model had finished. */
const FINISH_REASONS: ReadonlyMap<string | undefined, FinishReason> = new Map([
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['content_filter', 'content-filter'],
]);

/**
 * A whole chat completion, held to the same rules as a streamed one.
 *
 * @throws {RecipeError}
 */
export async function readChatCompletion(
  response: Response,
  signal: AbortSignal,
  nameError: NameError,
): Promise<RecipeResult> {
  const json = await readText(response, signal);
  if (json.trim() === '') throw failure('empty', 'There is no response', { response });
  const value = parseJson(json);
  if (!isObject(value) || !(value.error || Array.isArray(value.choices))) {
    throw failure('malformed', 'The response is no chat completion', { response });
  }
  const { text, reason, model, usage, error } = readPiece(value);
  if (error) throw reportedFailure(error, response, nameError);
  const finishReason = finishReasonOf(reason, text.trim() !== '', response);
  return { recipe: text, finishReason, model, usage };
}

/**
 * What a completion, or a piece of a streamed one, says. One recipe was asked for, so the first choice
 * in the list counts.
 *
 * Its `index` names it only in a list of several: some servers count it up with each token.
 *
 * @param choiceIndex The choice that counts, once a list of several has named it.
 */
export function readPiece(value: Record<string, unknown>, choiceIndex?: number): CompletionPiece {
  const choices: unknown[] = Array.isArray(value.choices) ? value.choices : [];
  const named = choices.length > 1 ? (choiceIndex ?? indexOf(choices[0])) : choiceIndex;
  const choice = choices.find(
    (candidate) => named === undefined || (indexOf(candidate) ?? named) === named,
  );
  const { delta, message, finish_reason: reason } = isObject(choice) ? choice : {};
  const content = delta ?? message;
  return {
    text: isObject(content) ? textOf(content.content) : '',
    // Some servers write an empty one into every piece.
    reason: typeof reason === 'string' && reason !== '' ? reason : undefined,
    model: typeof value.model === 'string' ? value.model : undefined,
    usage: usageOf(value.usage),
    error: value.error || undefined,
    choice: named,
  };
}

/**
 * Why a text ends that has ended.
 *
 * @throws {RecipeError} Where there is no text.
 */
export function finishReasonOf(
  reason: string | undefined,
  hasWords: boolean,
  response: Response,
): FinishReason {
  const finishReason = FINISH_REASONS.get(reason) ?? 'stop';
  if (hasWords) return finishReason;
  throw finishReason === 'content-filter'
    ? failure('content-filtered', 'The whole text was withheld', { response })
    : failure('empty', 'The response has no text', { response });
}

/** A failure that the other side reports where a text was to be. */
export function reportedFailure(
  error: unknown,
  response: Response,
  nameError: NameError,
): RecipeError {
  const { retryAfterMs } = isObject(error) ? error : { retryAfterMs: undefined };
  const summary = 'The other side reported a failure';
  return failure(nameError(error), summary, { response, retryAfterMs });
}

/** Text as such, or in parts of which only those of type `text` are meant for the reader. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) =>
      isObject(part) && part.type === 'text' && typeof part.text === 'string' ? part.text : '',
    )
    .join('');
}

/** As servers count it that report it by themselves, most of them at the end. */
function usageOf(usage: unknown): TokenUsage | undefined {
  if (!isObject(usage)) return undefined;
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = usage;
  return { inputTokens, outputTokens } as TokenUsage;
}

function indexOf(choice: unknown): number | undefined {
  return isObject(choice) && typeof choice.index === 'number' ? choice.index : undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined for what is not JSON. */
export function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** The code that an error object of the other side's stands for. */
export type NameError = (error: unknown) => RecipeErrorCode;

interface CompletionPiece {
  text: string;
  /** Why the text ends, in the server's own words. */
  reason: string | undefined;
  model: string | undefined;
  usage: TokenUsage | undefined;
  /** What the server reports in place of a text. */
  error: unknown;
  /** The choice that counts from here on. */
  choice: number | undefined;
}
