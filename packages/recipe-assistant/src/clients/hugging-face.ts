import {
  getProviderHelper,
  type InferenceProviderOrPolicy,
  makeRequestOptions,
} from '@huggingface/inference';
import type { RecipeClient } from '../core/recipe-client.ts';
import { RecipeError } from '../core/recipe-error.ts';
import { DEFAULT_MODEL } from '../core/recipe-request.ts';
import { createFailure } from './create-failure.ts';
import { isFetchable, type ModelClientOptions, usableToken } from './client-options.ts';
import { createUpstreamClient, fetchUpstream } from './upstream.ts';

/** Chooses the provider; asked like an endpoint of one's own. */
const ROUTER = 'https://router.huggingface.co/v1';

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
  const { accessToken, model = DEFAULT_MODEL, stream = true } = options;
  const { provider, endpointUrl } = addressOf(options);
  return createUpstreamClient(options, accessToken, async ({ messages, maxTokens }, upstream) => {
    const token = usableToken(accessToken);
    // The router takes tokens of Hugging Face alone; an endpoint may need none.
    const isUsable =
      endpointUrl === ROUTER ? token?.startsWith('hf_') : token || !(accessToken || provider);
    if (!isUsable) {
      throw createFailure('unauthorized', 'There is no usable access token of Hugging Face');
    }
    try {
      // Only the library knows the addresses of providers, and their names of a model. It doesn't send the request:
      // it loses `Retry-After`, takes a broken stream for a finished one, and keeps the prompt in its errors.
      const { url, info } = await makeRequestOptions(
        {
          accessToken: token,
          model,
          endpointUrl,
          messages,
          max_tokens: maxTokens,
          ...(stream && { stream }),
        },
        getProviderHelper(provider ?? 'hf-inference', 'conversational'),
        {
          task: 'conversational',
          // Looks up the provider's name of the model, at an address that is a string.
          fetch: async (address, init = {}) =>
            (await fetchUpstream(address as string, init, upstream)).response,
        },
      );
      return { url, init: info };
    } catch (error) {
      upstream.signal.throwIfAborted();
      if (error instanceof RecipeError) throw error;
      // The library's own words may name the model's owner.
      throw createFailure('model-unavailable', 'No provider was found for the model');
    }
  });
}

/** A named provider, or the address of an endpoint. */
function addressOf({ provider, endpointUrl }: HuggingFaceClientOptions) {
  if (!endpointUrl) {
    const isNamed = provider && provider !== 'auto';
    return isNamed ? { provider: provider as InferenceProviderOrPolicy } : { endpointUrl: ROUTER };
  }
  if (provider)
    throw new TypeError('endpointUrl and provider exclude each other: give one of them');
  if (!isFetchable(endpointUrl)) {
    throw new TypeError(
      'endpointUrl must be absolute and without a password, such as http://localhost:11434/v1',
    );
  }
  return { endpointUrl: new URL(endpointUrl).href };
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
