import OpenAI from 'openai';
import type { FinishReason, RecipeClient } from 'recipe-assistant';

const openai = new OpenAI({ maxRetries: 0 });
const ends: Record<string, FinishReason> = { length: 'length', content_filter: 'content-filter' };

export const client: RecipeClient = async function* ({ messages, maxTokens }, { signal }) {
  const question = { model: 'gpt-5-mini', messages, max_completion_tokens: maxTokens };
  const stream = await openai.chat.completions.create({ ...question, stream: true }, { signal });
  for await (const { choices, model } of stream) {
    const finishReason = ends[choices[0]?.finish_reason ?? ''];
    yield { text: choices[0]?.delta.content ?? '', finishReason, model };
  }
};
