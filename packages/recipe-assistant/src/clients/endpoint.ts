import { requireOption } from '../core/caller-options.ts';
import type { RecipeChunk, RecipeClientOptions } from '../core/recipe-client.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import { createFailure } from './create-failure.ts';
import { send } from './send.ts';

/**
 * A client for a page whose own server answers with `createRecipeHandler`. It sends the ingredients and
 * the preferences that are set, nothing else: prompt, model and token stay on the server. It doesn't
 * retry, since the server does.
 *
 * @throws {TypeError} At creation, without a `url`.
 * @throws {RecipeError} From the client: the server's code, or that of its status; `offline` without a
 *   connection, `network` when the stream breaks off, `malformed` for an unexpected response.
 * @example
 * const client = createEndpointClient({ url: '/api/recipe' });
 */
export function createEndpointClient(options: EndpointClientOptions) {
  const url = requireOption('createEndpointClient', options, 'url');
  const { headers, credentials, fetch } = options;
  return async function* ask(
    { ingredients, preferences }: RecipeRequest,
    { signal }: RecipeClientOptions,
  ): AsyncGenerator<RecipeChunk, void, undefined> {
    const allHeaders = new Headers(headers);
    allHeaders.set('Content-Type', 'application/json');
    const body = JSON.stringify({ ingredients, preferences });
    const init = { method: 'POST', headers: allHeaders, body, ...(credentials && { credentials }) };
    // Without its reader, a response is a recipe that is paid for and lost.
    if (isReaderLost) await loadReader();
    const response = await send(url, init, { fetch, signal });
    const { readHandlerReply } = await loadReader();
    yield* readHandlerReply({ response, ingredients, signal }, url);
  };
}

let isReaderLost = false;

/** Fetched when there is something to read, and so a connection. */
function loadReader() {
  return import('./handler-reply.ts').catch(() => {
    isReaderLost = true;
    throw createFailure('network', 'The reader of responses did not load');
  });
}

/** The options of `createEndpointClient`: where the page's server is, and how to reach it. */
export interface EndpointClientOptions {
  /** The address of a `createRecipeHandler`; may be relative to the page. */
  url: string;
  /** Extra request headers, such as a session token. Default none. */
  headers?: ConstructorParameters<typeof Headers>[0];
  /** Whether cookies are sent to another origin: `include`, as for `fetch`. Default `same-origin`. */
  credentials?: RequestCredentials | undefined;
  /** The `fetch` to use. Default: the global one. */
  fetch?: typeof globalThis.fetch | undefined;
}
