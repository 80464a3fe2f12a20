import { requireOption } from '../core/caller-options.ts';
import type { RecipeClient } from '../core/recipe-client.ts';
import { createFailure } from './create-failure.ts';
import { isFetchable, type ModelClientOptions, usableToken } from './client-options.ts';
import { createUpstreamClient } from './upstream.ts';

/**
 * A client for any server that speaks OpenAI's chat completions: Ollama, vLLM, LM Studio, OpenAI and
 * many others. Use it on servers; a page talks to its own server through `createEndpointClient`.
 *
 * A transient failure (429, 502, 503, 504, no connection) is retried before the first byte, never after
 * it. A `Retry-After` of more than 5 s is reported instead of waited for.
 *
 * @throws {TypeError} At creation, without a `url` or a `model`, when `url` is not an http or https URL
 *   or contains a password.
 * @throws {Error} At creation, for an `apiKey` in a browser without `dangerouslyAllowBrowser`.
 * @throws {RecipeError} From the client, with the code for what went wrong.
 * @example
 * const client = createChatCompletionsClient({
 *   url: 'http://localhost:11434/v1',
 *   model: 'mixtral:8x7b',
 * });
 */
export function createChatCompletionsClient(options: ChatCompletionsClientOptions): RecipeClient {
  const url = completionsUrl(requireOption('createChatCompletionsClient', options, 'url'));
  const model = requireOption('createChatCompletionsClient', options, 'model');
  const { apiKey, stream = true } = options;
  const token = usableToken(apiKey);
  const headers = new Headers(options.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  headers.set('Content-Type', 'application/json');

  const authorization = headers.get('Authorization');
  return createUpstreamClient(options, authorization, async ({ messages, maxTokens }) => {
    if (apiKey && !token) {
      throw createFailure('unauthorized', 'The API key cannot be sent in a header');
    }
    const fields = { model, messages, max_tokens: maxTokens, ...(stream && { stream }) };
    return { url, init: { method: 'POST', headers, body: JSON.stringify(fields) } };
  });
}

/** Accepts the base that ends in `/v1` and the full address; keeps a query. */
function completionsUrl(given: string): string {
  const [, base = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(given.trim()) ?? [];
  // `localhost:11434` is a valid URL too, with the scheme `localhost`.
  if (!isFetchable(base, globalThis.location?.href)) {
    throw new TypeError(
      'The url of a chat-completions server must be an http(s) URL without a password, such as http://localhost:11434/v1',
    );
  }
  const path = base.replace(/\/+$/, '');
  return `${path.endsWith('/chat/completions') ? path : `${path}/chat/completions`}${query}`;
}

/** The options of `createChatCompletionsClient`. `url` and `model` are required. */
export interface ChatCompletionsClientOptions extends ModelClientOptions {
  /** The base that ends in `/v1`, or the full address that ends in `/chat/completions`. */
  url: string;
  /** The model's name on that server. */
  model: string;
  /** Sent as a bearer token. Default none. */
  apiKey?: string | undefined;
  /** Extra request headers. Default none. */
  headers?: ConstructorParameters<typeof Headers>[0];
}
