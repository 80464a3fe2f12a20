import { requireOption } from '../core/caller-options.ts';
import { codeOfStatus } from '../core/foreign-error.ts';
import { loadModule } from '../core/load-module.ts';
import type { RecipeClient } from '../core/recipe-client.ts';
import {
  isRecipeErrorCode,
  type RecipeErrorCode,
  type RefusedInput,
} from '../core/recipe-error.ts';
import { readCount } from '../core/token-usage.ts';
import {
  asObject,
  createFailure,
  failure,
  type JsonObject,
  readExplanation,
  type ResponseContext,
  retryAfterOf,
} from './response.ts';
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
export function createEndpointClient(options: EndpointClientOptions): RecipeClient {
  const url = requireOption('createEndpointClient', options, 'url');
  const { headers, credentials, fetch } = options;
  return async function* ask({ ingredients, preferences }, { signal }) {
    const allHeaders = new Headers(headers);
    allHeaders.set('Content-Type', 'application/json');
    const body = JSON.stringify({ ingredients, preferences });
    const init = { method: 'POST', headers: allHeaders, body, ...(credentials && { credentials }) };
    // Without its reader, a response is a recipe that is paid for and lost.
    if (isReaderLost) await loadReader();
    const response = await send(url, init, { fetch, signal });
    const { readChatReply } = await loadReader();
    // Without the host, and without the query, which may hold a secret.
    const path = url.replace(/^(?:\w+:)?\/\/[^/]*|[?#].*/g, '');
    const hint = `Is a recipe handler mounted at ${path}?`;
    const context = { response, ingredients, signal, hint };
    if (!response.ok) throw await readProblem(context);
    yield* readChatReply(context, (payload) => namedCode(payload) ?? 'network');
  };
}

let isReaderLost = false;

/** Fetched when there is something to read, and so a connection. */
function loadReader() {
  return loadModule(() => import('./chat-reply.ts'), 'readChatReply').catch(() => {
    isReaderLost = true;
    throw createFailure('network', 'The reader of responses did not load');
  });
}

/** A problem of a `createRecipeHandler`, or what something else answers in its place. */
async function readProblem(context: ResponseContext) {
  const { response, hint } = context;
  const problem = await readExplanation(context);
  const named = namedCode(problem);
  const code = named ?? REFUSALS[response.status] ?? codeOfStatus(response.status);
  const summary = `The server did not answer with a recipe${named ? '' : `. ${hint}`}`;
  return failure(context, code, summary, {
    retryAfterMs: retryAfterOf(response),
    refused: readRefused(problem.refused),
    missing: readCount(problem.missing),
  });
}

/** The server's code. It can't know whether the page is online. */
function namedCode({ code }: JsonObject): RecipeErrorCode | undefined {
  return isRecipeErrorCode(code) && code !== 'offline' ? code : undefined;
}

function readRefused(value: unknown): RefusedInput | undefined {
  const { reason, index } = asObject(value);
  if (reason !== 'too-many' && reason !== 'too-long') return undefined;
  return { reason, index: readCount(index) };
}

/** Codes for a server that names none, given that the request itself was well-formed. */
const REFUSALS: Readonly<Record<number, RecipeErrorCode>> = {
  400: 'refused-input',
  // A filter in between, which another network may not have: a handler sends its own code.
  403: 'network',
  405: 'refused-input',
  413: 'refused-input',
  415: 'refused-input',
  422: 'refused-input',
  // A proxy's status when its server is slow or gone.
  504: 'network',
};

/** The options of `createEndpointClient`: where the page's server is, and how to reach it. */
export interface EndpointClientOptions {
  /** The address of a `createRecipeHandler`; may be relative to the page. */
  url: string;
  /** Extra request headers, such as a session token. Default none. */
  headers?: HeadersInit | undefined;
  /** Whether cookies are sent to another origin: `include`, as for `fetch`. Default `same-origin`. */
  credentials?: RequestCredentials | undefined;
  /** The `fetch` to use. Default: the global one. */
  fetch?: typeof globalThis.fetch | undefined;
}
