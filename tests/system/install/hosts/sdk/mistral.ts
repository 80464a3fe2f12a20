import { Mistral } from '@mistralai/mistralai';
import type { RecipeClient } from 'recipe-assistant';

const mistral = new Mistral();

export const client: RecipeClient = async function* ({ messages, maxTokens }, { signal }) {
  const question = { model: 'mistral-small-latest', messages, maxTokens };
  for await (const { data } of await mistral.chat.stream(question, { signal })) {
    const { delta, finishReason } = data.choices[0] ?? {};
    if (typeof delta?.content === 'string') yield { text: delta.content, model: data.model };
    if (finishReason === 'length') yield { finishReason: 'length' };
    if (finishReason === 'error') throw new Error('The model failed');
  }
};
