import { openai } from '@ai-sdk/openai';
import { streamText } from 'ai';
import type { FinishReason, RecipeClient } from 'recipe-assistant';

const model = openai('gpt-5-mini');
const ends: Record<string, FinishReason> = { length: 'length', 'content-filter': 'content-filter' };

export const client: RecipeClient = async function* ({ messages, maxTokens }, { signal }) {
  const [{ content: instructions }, { content: prompt }] = messages;
  const limits = { maxOutputTokens: maxTokens, maxRetries: 0, abortSignal: signal, onError() {} };
  const { stream } = streamText({ model, instructions, prompt, ...limits });
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') yield { text: part.text, model: model.modelId };
    if (part.type === 'finish') yield { finishReason: ends[part.finishReason] };
  }
};
