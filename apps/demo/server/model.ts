import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { DEFAULT_MODEL } from 'recipe-assistant/core';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { createSampleClient } from 'recipe-assistant/sample';
import type { Settings } from './settings.ts';

/**
 * Creates the client that the settings select: the chat-completions server at `HF_ENDPOINT_URL`, else
 * Hugging Face if there is a token, else the sample kitchen, which needs neither token nor network.
 *
 * @param fetch Reaches the model's server. Default: the global one.
 * @returns The client, and its name for the log, which contains no secret.
 */
export function chooseModel(settings: Settings, fetch?: typeof globalThis.fetch) {
  const { HF_TOKEN: accessToken, HF_MODEL: model = DEFAULT_MODEL, HF_BODY: body } = settings;
  const { HF_PROVIDER: provider, HF_ENDPOINT_URL: endpointUrl } = settings;
  if (endpointUrl) {
    const { host, pathname } = new URL(endpointUrl);
    // A bare host is the base of a server that has its chat under `/v1`, as Hugging Face's endpoints do.
    const url = pathname === '/' ? new URL('/v1', endpointUrl).href : endpointUrl;
    const client = createChatCompletionsClient({ url, model, apiKey: accessToken, body, fetch });
    return { name: `${model} at ${host}`, client };
  }
  if (accessToken) {
    const client = createHuggingFaceClient({ accessToken, model, provider, body, fetch });
    return { name: `${model} on Hugging Face${provider ? `, by ${provider}` : ''}`, client };
  }
  const name = 'the sample kitchen (set HF_TOKEN for a real model)';
  return { name, client: createSampleClient() };
}
