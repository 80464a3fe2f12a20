import type { FinishReason } from '../core/recipe-client.ts';
import { readUsage } from '../core/token-usage.ts';
import { asObject, isObject, type JsonObject } from './response.ts';

/**
 * The finish reasons in use; any other, known or not, means that the model finished. `failed` means that the server gave
 * up in mid-text. Gateways pass on the names of other dialects, which LiteLLM lists by their origin, from Anthropic to
 * Zhipu:
 * https://github.com/BerriAI/litellm/blob/004c2c4385d43636e92b6b06005c3729fdd1d035/litellm/litellm_core_utils/core_helpers.py
 */
const FINISH_REASONS: ReadonlyMap<string, FinishReason | 'failed'> = new Map([
  ['length', 'length'],
  ['max_tokens', 'length'],
  // Mistral: https://docs.rs/crate/mistral-openapi-client/latest/source/src/models/chat_completion_choice.rs
  ['model_length', 'length'],
  // Zhipu: https://github.com/anomalyco/opencode/pull/18918
  ['model_context_window_exceeded', 'length'],
  ['content_filter', 'content-filter'],
  ['content_filtered', 'content-filter'],
  ['refusal', 'content-filter'],
  ['error_toxic', 'content-filter'],
  ['guardrail_intervened', 'content-filter'],
  ['sensitive', 'content-filter'],
  // Gemini, in capitals: https://github.com/HKUDS/Vibe-Trading/pull/308
  ['safety', 'content-filter'],
  ['recitation', 'content-filter'],
  ['blocklist', 'content-filter'],
  ['prohibited_content', 'content-filter'],
  ['spii', 'content-filter'],
  ['error', 'failed'],
  ['network_error', 'failed'],
  // vLLM: https://github.com/vllm-project/vllm/issues/57082
  ['abort', 'failed'],
  // DeepSeek.
  ['insufficient_system_resource', 'failed'],
]);

/**
 * Reads a completion or a chunk of one. One recipe was requested, so the first choice in the list
 * counts, whatever its `index`: text-generation-inference counted it up with each token
 * (https://github.com/huggingface/text-generation-inference/pull/1648).
 */
export function readDelta(value: JsonObject) {
  const [choice]: unknown[] = Array.isArray(value.choices) ? value.choices : [];
  const { delta, message, text, finish_reason: reason, error } = asObject(choice);
  const { content, refusal } = asObject(delta ?? message);
  return {
    // Servers of completions that are older than chats have only `text`, under the address of a chat, too.
    text: textOf(content ?? text),
    // A model's own words of why it won't answer, in place of the text.
    isRefused: typeof refusal === 'string' && refusal !== '',
    // Ollama sent an empty reason in every chunk: https://github.com/ollama/ollama/issues/4357
    reason: typeof reason === 'string' && reason !== '' ? meaningOf(reason) : undefined,
    model: typeof value.model === 'string' ? value.model : undefined,
    // Our own handler says so of the sample kitchen.
    origin: value.origin === 'rules' ? ('rules' as const) : undefined,
    // From servers that report it unasked, mostly at the end.
    usage: readUsage(value.usage, 'prompt_tokens', 'completion_tokens'),
    errorPayload: errorPayloadOf(value, error),
  };
}

function meaningOf(reason: string): FinishReason | 'failed' {
  // Gemini says why behind a colon: `content_filter: RECITATION`.
  const [name = ''] = reason.toLowerCase().split(':');
  return FINISH_REASONS.get(name) ?? 'stop';
}

/** What describes a failure, if anything: mostly `error`. */
function errorPayloadOf(value: JsonObject, errorOfChoice: unknown): JsonObject | undefined {
  // OpenRouter may put it into the choice (https://openrouter.ai/docs/api/reference/streaming), Groq into its own field
  // (`XGroq.error` of https://github.com/groq/groq-python, "why a stream was stopped early").
  const error = value.error || errorOfChoice || asObject(value.x_groq).error;
  if (error) return { ...value, ...asObject(error) };
  return !Array.isArray(value.choices) && isErrorItself(value) ? value : undefined;
}

/**
 * Servers that do not put it into `error`. What else has no choices may be harmless, such as the counts that Venice sends
 * alone (https://github.com/openclaw/openclaw/issues/15819).
 */
function isErrorItself(value: JsonObject): boolean {
  return (
    // vLLM: https://github.com/vllm-project/vllm/issues/12886
    value.object === 'error' ||
    // FastChat, in mid-stream: https://github.com/lm-sys/FastChat/issues/3367
    value.error_code !== undefined ||
    // Cloudflare: https://github.com/cloudflare/cloudflare-docs/issues/15116
    value.success === false
  );
}

/**
 * Text, or parts of which only those of type `text` are meant for the reader: Mistral's reasoning models send their
 * thoughts beside them (https://github.com/mistralai/client-python/issues/252).
 */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) =>
      isObject(part) && part.type === 'text' && typeof part.text === 'string' ? part.text : '',
    )
    .join('');
}
