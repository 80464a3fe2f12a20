import type { FinishReason } from '../core/recipe-client.ts';
import { readUsage } from '../core/token-usage.ts';
import { asObject, failure, isObject, type JsonObject, type ResponseContext } from './response.ts';

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
 * Reads a completion or a chunk of one. One recipe was requested, so the first choice in the list
 * counts, whatever its `index`: some servers increment it with each token.
 */
export function readDelta(value: JsonObject) {
  const [choice]: unknown[] = Array.isArray(value.choices) ? value.choices : [];
  const { delta, message, text, finish_reason: reason, error } = asObject(choice);
  const { content, refusal } = asObject(delta ?? message);
  return {
    // Older servers know completions without a chat only.
    text: textOf(content ?? text),
    // A model's own words of why it won't answer, in place of the text.
    isRefused: typeof refusal === 'string' && refusal !== '',
    // Some servers send an empty reason in every chunk.
    reason: typeof reason === 'string' && reason !== '' ? reason : undefined,
    model: typeof value.model === 'string' ? value.model : undefined,
    // Our own handler says so of the sample kitchen.
    origin: value.origin === 'rules' ? ('rules' as const) : undefined,
    // From servers that report it unasked, mostly at the end.
    usage: readUsage(value.usage, 'prompt_tokens', 'completion_tokens'),
    errorPayload: errorPayloadOf(value, value.error || error || asObject(value.x_groq).error),
  };
}

/**
 * What describes a failure in a value, if anything. Some servers put it beside `error` or omit that: then
 * there are no choices, but a field that no chunk has.
 */
function errorPayloadOf(value: JsonObject, error: unknown): JsonObject | undefined {
  if (error) return { ...value, ...asObject(error) };
  if (Array.isArray(value.choices)) return undefined;
  const isError =
    value.object === 'error' ||
    // An object is the answer of another dialect.
    typeof value.message === 'string' ||
    ERROR_FIELDS.some((name) => Boolean(value[name]));
  return isError ? value : undefined;
}

/** The fields of gateways and servers that don't use `error`. */
const ERROR_FIELDS = [
  'error_code',
  'error_message',
  'error_type',
  'detail',
  'errors',
  'status_code',
];

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

/**
 * Why a complete text ended.
 *
 * @throws {RecipeError} If there is no text, or the server gave up.
 */
export function finishReasonOf(
  { reason = '', hasText, isRefused }: End,
  context: ResponseContext,
): FinishReason {
  const [meaning] = FINISH_REASONS.find(([, names]) => names.test(reason)) ?? ['stop'];
  if (meaning === 'failed') throw failure(context, 'network', 'The other side gave up');
  if (hasText) return meaning;
  if (isRefused || meaning === 'content-filter') {
    throw failure(context, 'content-filtered', 'The whole text was withheld');
  }
  throw failure(context, 'empty', meaning === 'length' ? SPENT : 'The response has no text');
}

/** A reasoning model may think until nothing is left. */
const SPENT = 'The tokens were spent before any text. Raise maxTokens, or let the model think less';

interface End {
  /** The server's finish reason. */
  reason?: string | undefined;
  /** Whether there is more than white space. */
  hasText: boolean;
  isRefused: boolean;
}
