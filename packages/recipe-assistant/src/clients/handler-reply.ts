import { codeOfStatus } from '../core/foreign-error.ts';
import type { RecipeChunk } from '../core/recipe-client.ts';
import {
  isRecipeErrorCode,
  type RecipeErrorCode,
  type RefusedInput,
} from '../core/recipe-error.ts';
import { readCount } from '../core/token-usage.ts';
import { readChatReply } from './chat-reply.ts';
import {
  asObject,
  failure,
  type JsonObject,
  readExplanation,
  type ResponseContext,
  retryAfterOf,
} from './response.ts';

/** What a `createRecipeHandler` answers: a recipe, or a problem, which is thrown. */
export async function* readHandlerReply(context: ResponseContext): AsyncGenerator<RecipeChunk> {
  if (!context.response.ok) throw await readProblem(context);
  yield* readChatReply(context, (payload) => namedCode(payload) ?? 'network');
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
  // A server of files, at a wrong address.
  405: 'model-unavailable',
  413: 'refused-input',
  415: 'refused-input',
  422: 'refused-input',
  // A proxy's status when its server is slow or gone.
  504: 'network',
};
