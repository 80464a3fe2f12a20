import { codeOfStatus } from '../core/foreign-error.ts';
import type { RecipeChunk } from '../core/recipe-client.ts';
import type { isRecipeErrorCode, RecipeErrorCode, RefusedInput } from '../core/recipe-error.ts';
import { asObject, type JsonObject } from './read-completion.ts';
import { readChatStream } from './chat-stream.ts';
import { failure, readExplanation, type ResponseContext, retryAfterOf } from './response.ts';

/** Reads the response of a `createRecipeHandler`: an event stream, or a problem with a code. */
export async function* readEndpointResponse(
  response: Response,
  sent: Omit<ResponseContext, 'response'>,
  isCode: typeof isRecipeErrorCode,
): AsyncGenerator<RecipeChunk, void, undefined> {
  const context = { ...sent, response };
  /** The server's code. It can't know whether the page is online. */
  const namedCode = ({ code }: JsonObject) =>
    isCode(code) && code !== 'offline' ? code : undefined;
  if (response.ok) {
    yield* readChatStream(context, (payload) => namedCode(payload) ?? 'network');
    return;
  }
  const problem = asObject(await readExplanation(context));
  const code = namedCode(problem) ?? REFUSALS[response.status] ?? codeOfStatus(response.status);
  throw failure(context, code, 'The server did not answer with a recipe', {
    retryAfterMs: retryAfterOf(response),
    refused: readRefused(problem.refused),
  });
}

function readRefused(value: unknown): RefusedInput | undefined {
  const { reason, index } = asObject(value);
  if (reason !== 'too-many' && reason !== 'too-long') return undefined;
  return { reason, index: Number.isSafeInteger(index) ? Number(index) : undefined };
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
