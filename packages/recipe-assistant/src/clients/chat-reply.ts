import type { RecipeResult } from '../core/recipe-client.ts';
import { readText } from './body-reader.ts';
import { ChatAnswer, isObject, type NameError, parseJson } from './chat-answer.ts';
import { failure } from './failure.ts';

/**
 * A whole chat completion, held to the same rules as a streamed one.
 *
 * @throws {RecipeError}
 */
export async function readChatReply(
  response: Response,
  signal: AbortSignal,
  nameError?: NameError,
): Promise<RecipeResult> {
  const text = await readText(response, signal);
  if (text.trim() === '') throw failure('empty', 'There is no answer', { response });
  const reply = parseJson(text);
  if (!isObject(reply) || !(reply.error || Array.isArray(reply.choices))) {
    throw failure('malformed', 'The answer is no chat completion', { response });
  }
  const answer = new ChatAnswer(response, nameError);
  const recipe = answer.add(reply)?.text ?? '';
  answer.done = true;
  const { finishReason = 'stop', model } = answer.end();
  return { recipe, finishReason, model };
}
