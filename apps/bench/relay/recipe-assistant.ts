import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { createRecipeHandler } from 'recipe-assistant/server';
import { QUESTION, webRelay } from './relay.ts';

export default webRelay((url) => {
  const client = createChatCompletionsClient({ url, model: QUESTION.model });
  return createRecipeHandler({ client, rateLimiter: { consume: async () => {} } });
});
