import { ChatOpenAI } from '@langchain/openai';
import type { FinishReason, RecipeClient } from 'recipe-assistant';

const ends: Record<string, FinishReason> = { length: 'length', content_filter: 'content-filter' };

export const client: RecipeClient = async function* ({ messages, maxTokens }, { signal }) {
  const model = new ChatOpenAI({ model: 'gpt-5-mini', maxTokens, maxRetries: 0 });
  for await (const { text, response_metadata } of await model.stream(messages, { signal })) {
    yield { text, finishReason: ends[String(response_metadata.finish_reason)], model: model.model };
  }
};
