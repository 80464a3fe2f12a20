import type { FinishReason } from '../core/recipe-client.ts';
import { readUsage } from '../core/token-usage.ts';
import { asObject, isObject, type JsonObject } from './response.ts';

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
    reason: typeof reason === 'string' && reason !== '' ? meaningOf(reason) : undefined,
    model: typeof value.model === 'string' ? value.model : undefined,
    // Our own handler says so of the sample kitchen.
    origin: value.origin === 'rules' ? ('rules' as const) : undefined,
    // From servers that report it unasked, mostly at the end.
    usage: readUsage(value.usage, 'prompt_tokens', 'completion_tokens'),
    errorPayload: errorPayloadOf(value, value.error || error || asObject(value.x_groq).error),
  };
}

function meaningOf(reason: string): FinishReason | 'failed' {
  return FINISH_REASONS.find(([, names]) => names.test(reason))?.[0] ?? 'stop';
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
