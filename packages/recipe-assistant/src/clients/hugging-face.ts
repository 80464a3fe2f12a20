import { InferenceClient, type InferenceProviderOrPolicy } from '@huggingface/inference';
import { usableNumber } from '../core/caller-options.ts';
import type { RecipeClient, RecipeClientOptions } from '../core/recipe-client.ts';
import { RecipeError } from '../core/recipe-error.ts';
import { DEFAULT_MODEL, type RecipeRequest } from '../core/recipe-request.ts';
import { createFailure } from './create-failure.ts';
import type { ResponseContext } from './response.ts';
import {
  isFetchable,
  type ModelClientOptions,
  refuseTokenInBrowser,
  usableToken,
} from './client-options.ts';
import {
  createUpstreamClient,
  fetchUpstream,
  MAX_RETRIES,
  type UpstreamOptions,
} from './upstream.ts';

/**
 * A client for Hugging Face: its router, one named provider, or your own endpoint. Use it on servers; a
 * page talks to its own server through `createEndpointClient`.
 *
 * A transient failure (429, 502, 503, 504, no connection) is retried before the first byte, never after
 * it. A `Retry-After` of more than 5 s is reported instead of waited for.
 *
 * @throws {TypeError} At creation, for an `endpointUrl` that is relative, contains a password or comes
 *   with a `provider`.
 * @throws {Error} At creation, for an `accessToken` in a browser without `dangerouslyAllowBrowser`.
 * @throws {RecipeError} From the client, with the code for what went wrong: `unauthorized` without a
 *   token, `model-unavailable` when no provider serves the model.
 * @example
 * const client = createHuggingFaceClient({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'mistralai/Mistral-7B-Instruct-v0.3',
 * });
 */
export function createHuggingFaceClient(options: HuggingFaceClientOptions = {}): RecipeClient {
  const { accessToken, fetch, stream = true } = options;
  const address = addressOf(options);
  const maxRetries = usableNumber(options, 'maxRetries', MAX_RETRIES);
  refuseTokenInBrowser(accessToken, options.dangerouslyAllowBrowser ?? false);

  async function ask(
    request: RecipeRequest,
    caller: RecipeClientOptions,
  ): Promise<ResponseContext> {
    const token = usableToken(accessToken);
    if (!token && (accessToken || !address.endpointUrl)) {
      throw createFailure('unauthorized', 'There is no usable access token');
    }
    const { ingredients } = request;
    const upstream = { ...caller, ingredients, fetch, maxRetries };
    const args = {
      ...address,
      messages: request.messages.map((message) => ({ ...message })),
      max_tokens: request.maxTokens,
    };
    const { url, init } = await writeRequest(new InferenceClient(token), args, stream, upstream);
    return fetchUpstream(url, init, upstream);
  }

  return createUpstreamClient(ask, stream);
}

/**
 * Lets the library route the model and write the request, then intercepts it. If the library sent it,
 * it would also read the response: it loses `Retry-After`, takes a broken stream for a finished one,
 * doesn't check a whole reply, and keeps the prompt in its errors.
 */
async function writeRequest(
  inference: InferenceClient,
  args: Parameters<InferenceClient['chatCompletion']>[0],
  stream: boolean,
  upstream: UpstreamOptions,
): Promise<WrittenRequest> {
  let written: WrittenRequest | undefined;
  const takeOver: typeof globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    // For a named provider, the library first looks up the provider's name of the model.
    if (init.method !== 'POST') return (await fetchUpstream(url, init, upstream)).response;
    written = { url, init };
    throw new Error('Taken over');
  };
  const options = { fetch: takeOver, retry_on_error: false, signal: upstream.signal };
  try {
    if (stream) await inference.chatCompletionStream(args, options).next();
    else await inference.chatCompletion(args, options);
  } catch (error) {
    if (!written) throw toRoutingFailure(error, upstream.signal);
  }
  return written!;
}

/** The library's routing errors may name the model's owner, so they are dropped. */
function toRoutingFailure(error: unknown, signal: AbortSignal): RecipeError {
  signal.throwIfAborted();
  if (error instanceof RecipeError) return error;
  return error instanceof Error && error.name === 'RoutingError'
    ? createFailure('unauthorized', 'The access token is not a Hugging Face token')
    : createFailure('model-unavailable', 'No provider was found for the model');
}

function addressOf({ model = DEFAULT_MODEL, provider, endpointUrl }: HuggingFaceClientOptions) {
  if (!endpointUrl)
    return { model, provider: (provider || undefined) as InferenceProviderOrPolicy };
  if (provider)
    throw new TypeError('endpointUrl and provider exclude each other: give one of them');
  // The library would send a relative URL to Hugging Face.
  if (!isFetchable(endpointUrl)) {
    throw new TypeError(
      'endpointUrl must be absolute and without a password, such as http://localhost:11434/v1',
    );
  }
  return { model, endpointUrl: new URL(endpointUrl).href };
}

interface WrittenRequest {
  url: string;
  init: RequestInit;
}

/** The options of `createHuggingFaceClient`. */
export interface HuggingFaceClientOptions extends ModelClientOptions {
  /** Starts with `hf_`. Required unless there is an `endpointUrl`, which gets it as a bearer token. */
  accessToken?: string | undefined;
  /** Default `mistralai/Mixtral-8x7B-Instruct-v0.1`, which few providers still serve. */
  model?: string | undefined;
  /** For example `together`. Default: the router chooses. */
  provider?: string | undefined;
  /** An absolute URL of a chat-completions server, used instead of the router. */
  endpointUrl?: string | undefined;
}
