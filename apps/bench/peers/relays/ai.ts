import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';
import { QUESTION, webRelay } from '../../relay/relay.ts';

export default webRelay((baseURL) => {
  const kitchen = createOpenAICompatible({ name: 'bench', baseURL });
  const { model, messages } = QUESTION;
  return () => streamText({ model: kitchen(model), messages }).toUIMessageStreamResponse();
});
