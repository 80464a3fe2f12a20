import type { FinishReason, RecipeResult } from '../core/recipe-client.ts';
import type { RecipeError, RecipeErrorCode } from '../core/recipe-error.ts';
import { readUsage } from '../core/token-usage.ts';
import { failure, readText, type ResponseContext } from './response.ts';

/**
 * The finish reasons in use; some servers write them in capitals, or add more after a colon. Any other,
 * known or not, means that the model finished. `failed` means that the server gave up in mid-text.
 */
const FINISH_REASONS = [
  ['length', /^(?:length|max_tokens|model_length|model_context_window_exceeded)\b/i],
  [
    'content-filter',
    /^(?:content_filter(?:ed)?|safety|recitation|blocklist|prohibited_content|spii|refusal|sensitive|error_toxic|guardrail_intervened)\b/i,
  ],
  [
    'failed',
    /^(?:error|abort|cancelled|user_cancel|timeout|network_error|insufficient_system_resource)\b/i,
  ],
] as const;

/**
 * Reads a whole chat completion, by the same rules as a streamed one.
 *
 * @throws {RecipeError}
 */
export async function readChatCompletion(
  context: ResponseContext,
  toErrorCode: ToErrorCode,
): Promise<RecipeResult> {
  const json = await readText(context);
  if (json.trim() === '') throw failure(context, 'empty', 'There is no response');
  const value = asObject(parseJson(json));
  const { text, reason, model, origin, usage, errorPayload } = readDelta(value);
  if (errorPayload) throw reportedFailure(errorPayload, context, toErrorCode);
  if (!Array.isArray(value.choices)) {
    throw failure(context, 'malformed', 'The response is not a chat completion');
  }
  const finishReason = finishReasonOf(reason, text.trim() !== '', context);
  return { recipe: text, finishReason, model, origin, usage, upstream: context.upstream };
}

/**
 * Reads a completion or a chunk of one. One recipe was requested, so the first choice in the list
 * counts, whatever its `index`: some servers increment it with each token.
 */
export function readDelta(value: JsonObject) {
  const [choice]: unknown[] = Array.isArray(value.choices) ? value.choices : [];
  const { delta, message, finish_reason: reason, error } = asObject(choice);
  return {
    text: textOf(asObject(delta ?? message).content),
    // Some servers send an empty reason in every chunk.
    reason: typeof reason === 'string' && reason !== '' ? reason : undefined,
    model: typeof value.model === 'string' ? value.model : undefined,
    // Our own handler says so of the sample kitchen.
    origin: value.origin === 'rules' ? ('rules' as const) : undefined,
    // From servers that report it unasked, mostly at the end.
    usage: readUsage(value.usage, 'prompt_tokens', 'completion_tokens'),
    errorPayload: errorPayloadOf(value, value.error || error),
  };
}

/** A failure that the other side reports in place of text. */
export function reportedFailure(
  errorPayload: JsonObject,
  context: ResponseContext,
  toErrorCode: ToErrorCode,
): RecipeError {
  // The error itself drops a wait that isn't a number.
  const retryAfterMs = errorPayload.retryAfterMs as number | undefined;
  const code = toErrorCode(errorPayload);
  return failure(context, code, 'The other side reported a failure', { retryAfterMs });
}

/**
 * What describes a failure in a value, if anything. Some servers put it beside `error` or omit that: then
 * there are no choices, but a field that no chunk has.
 */
function errorPayloadOf(value: JsonObject, error: unknown): JsonObject | undefined {
  if (error) return { ...value, ...asObject(error) };
  if (Array.isArray(value.choices)) return undefined;
  const isError = value.object === 'error' || ERROR_FIELDS.some((name) => Boolean(value[name]));
  return isError ? value : undefined;
}

/** The fields of gateways and servers that don't use `error`. */
const ERROR_FIELDS = ['error_code', 'detail', 'message', 'errors', 'status_code'];

/** Text, or parts of which only those of type `text` are meant for the reader. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) =>
      isObject(part) && part.type === 'text' && typeof part.text === 'string' ? part.text : '',
    )
    .join('');
}

export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined for what is not JSON. */
export function parseJson(data: string): unknown {
  try {
    // An error costs forty times as much, and a stream may be a million empty events.
    return data && JSON.parse(data);
  } catch {
    return undefined;
  }
}

/**
 * Why a complete text ended.
 *
 * @param reason The server's finish reason.
 * @param hasText Whether there is more than white space.
 * @throws {RecipeError} If there is no text, or the server gave up.
 */
export function finishReasonOf(
  reason = '',
  hasText: boolean,
  context: ResponseContext,
): FinishReason {
  const [meaning] = FINISH_REASONS.find(([, names]) => names.test(reason)) ?? ['stop'];
  if (meaning === 'failed') throw failure(context, 'network', 'The other side gave up');
  if (hasText) return meaning;
  throw meaning === 'content-filter'
    ? failure(context, 'content-filtered', 'The whole text was withheld')
    : failure(context, 'empty', 'The response has no text');
}

/** Maps a reported failure to a code. */
export type ToErrorCode = (errorPayload: JsonObject) => RecipeErrorCode;

/** The parts of a completion, or of a chunk of one, that count. */
export type CompletionDelta = ReturnType<typeof readDelta>;

export type JsonObject = Record<string, unknown>;
