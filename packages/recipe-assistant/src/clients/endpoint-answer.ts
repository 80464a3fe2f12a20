import type { RecipeChunk } from '../core/recipe-client.ts';
import { isRecipeErrorCode } from '../core/recipe-error-code.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { readExplanation } from './body-reader.ts';
import { isObject } from './chat-answer.ts';
import { readChatStream } from './chat-stream.ts';
import { codeOfStatus, failure, retryAfterOf } from './failure.ts';

/** What a `createRecipeHandler` answers: an event stream, or a problem that names its code. */
export async function* readEndpointAnswer(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<RecipeChunk, void, undefined> {
  if (!response.ok) throw await readProblem(response, signal);
  yield* readChatStream(response, signal);
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
