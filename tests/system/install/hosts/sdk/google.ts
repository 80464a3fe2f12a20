import { GoogleGenAI } from '@google/genai';
import type { FinishReason, RecipeClient } from 'recipe-assistant';

const google = new GoogleGenAI({});
const ends: Record<string, FinishReason> = { MAX_TOKENS: 'length', SAFETY: 'content-filter' };

export const client: RecipeClient = async function* ({ messages, maxTokens }, { signal }) {
  const [{ content: systemInstruction }, { content: contents }] = messages;
  const config = { systemInstruction, maxOutputTokens: maxTokens, abortSignal: signal };
  const question = { model: 'gemini-2.5-flash', contents, config };
  for await (const chunk of await google.models.generateContentStream(question)) {
    const finishReason = ends[chunk.candidates?.[0]?.finishReason ?? ''];
    yield { text: chunk.text ?? '', finishReason, model: chunk.modelVersion };
  }
};
