import type { RecipeChunk } from '../core/recipe-client.ts';
import { isRecipeErrorCode, type RecipeError } from '../core/recipe-error.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import { readExplanation } from './body-reader.ts';
import { isObject } from './chat-answer.ts';
import { readChatStream } from './chat-stream.ts';
import { codeOfStatus, failure, retryAfterOf } from './failure.ts';
import { send } from './send.ts';

/**
 * A client for a page whose own server answers with `createRecipeHandler`. It sends the ingredients
 * and the preferences that are set, nothing else: prompt, model and token stay on the server. It does
 * not retry; the server does.
 *
 * @throws {RecipeError} From the client: the code that the server names, else what its status means;
 * `offline` without a connection, `network` when the stream breaks off, `malformed` when the answer
 * is something else than agreed.
 * @example
 * const client = createEndpointClient({ url: '/api/recipe' });
 */
export function createEndpointClient({
  url,
  headers,
  fetch,
}: EndpointClientOptions): EndpointClient {
  return async function* ask({ ingredients, preferences }, { signal }) {
    const allHeaders = new Headers(headers);
    allHeaders.set('Content-Type', 'application/json');
    const body = JSON.stringify({ ingredients, preferences });
    const init = { method: 'POST', headers: allHeaders, body };
    const response = await send(url, init, { fetch, signal });
    if (!response.ok) throw await readProblem(response, signal);
    yield* readChatStream(response, signal);
  };
}

async function readProblem(response: Response, signal: AbortSignal): Promise<RecipeError> {
  const problem = await readExplanation(response, signal);
  const { code, retryAfterMs }: Record<string, unknown> = isObject(problem) ? problem : {};
  return failure(
    isRecipeErrorCode(code) ? code : codeOfStatus(response.status),
    'The server did not answer with a recipe',
    { response, retryAfterMs: retryAfterOf(response) ?? retryAfterMs },
  );
}

export interface EndpointClientOptions {
  /** Of a `createRecipeHandler`; may be relative to the page. */
  url: string;
  /** Sent along, such as a session's own token. Default none. */
  headers?: HeadersInit;
  /** Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

type EndpointClient = (
  request: RecipeRequest,
  options: { signal: AbortSignal },
) => AsyncGenerator<RecipeChunk, void, undefined>;
