import Anthropic from '@anthropic-ai/sdk';
import type { FinishReason, RecipeClient } from 'recipe-assistant';

const anthropic = new Anthropic({ maxRetries: 0 });
const ends: Record<string, FinishReason> = { max_tokens: 'length', refusal: 'content-filter' };

export const client: RecipeClient = async function* ({ messages, maxTokens }, { signal }) {
  const [{ content: system }, user] = messages;
  const question = { model: 'claude-sonnet-4-5', system, messages: [user], max_tokens: maxTokens };
  for await (const event of anthropic.messages.stream(question, { signal })) {
    if (event.type === 'message_start') yield { model: event.message.model };
    if (event.type === 'content_block_delta' && 'text' in event.delta) yield event.delta.text;
    if (event.type === 'message_delta') yield { finishReason: ends[event.delta.stop_reason ?? ''] };
  }
};
