import type { RecipeChunk } from '../core/recipe-client.ts';
import { ChatReply } from './chat-reply.ts';
import { refuseRedirect } from './redirect.ts';
import { readFailure } from './reply-failure.ts';
import type { OtherSide, ResponseContext } from './response.ts';

/** What a `createRecipeHandler` answers: a recipe, or a problem, which is thrown. */
export async function* readHandlerReply(
  reply: Pick<ResponseContext, 'response' | 'signal' | 'ingredients'>,
  url: string,
): AsyncGenerator<RecipeChunk> {
  refuseRedirect(reply.response);
  // Without the host, and without the query, which may hold a secret.
  const path = url.replace(/^(?:\w+:)?\/\/[^/]*|[?#].*/g, '');
  const context = { ...reply, ...HANDLER, hint: `Is a recipe handler mounted at ${path}?` };
  if (!context.response.ok) throw await readFailure(context);
  yield* new ChatReply(context).read();
}

const HANDLER: Omit<OtherSide, 'hint'> = {
  // It can't know whether the page is online.
  unknownCodes: ['offline'],
  // Given that the request itself was well-formed.
  statusCodes: {
    400: 'refused-input',
    // A filter in between, which another network may not have: a handler sends its own code.
    403: 'network',
    // A server of files, at a wrong address.
    405: 'model-unavailable',
    // A proxy's, for too large a body.
    413: 'refused-input',
    422: 'refused-input',
    // A proxy's status when its server is slow or gone.
    504: 'network',
  },
};
