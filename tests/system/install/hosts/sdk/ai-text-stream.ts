import { openai } from '@ai-sdk/openai';
import { streamText } from 'ai';
import type { RecipeClient } from 'recipe-assistant';

// Not like this: every failure ends as an empty recipe.
export const client: RecipeClient = ({ messages: [system, user] }, { signal }) =>
  streamText({
    model: openai('gpt-5-mini'),
    instructions: system.content,
    prompt: user.content,
    abortSignal: signal,
    maxRetries: 0,
  }).textStream;
