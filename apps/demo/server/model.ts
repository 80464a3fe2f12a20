import { DEFAULT_MODEL } from 'recipe-assistant/core';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { createSampleClient } from 'recipe-assistant/sample';
import type { Settings } from './settings.ts';

/**
 * Creates the client that the settings select: the chat-completions server at `HF_ENDPOINT_URL`, else
 * Hugging Face if there is a token, else the sample kitchen, which needs neither token nor network.
 *
 * @param fetch Reaches the model's server. Default: the global one.
 * @returns The client; its name, for the log, which contains no secret; and whether it is the sample
 *   kitchen.
 */
export function chooseModel(settings: Settings, fetch?: typeof globalThis.fetch) {
  const { accessToken, model = DEFAULT_MODEL, provider, endpointUrl } = settings;
  if (endpointUrl) {
    const client = createHuggingFaceClient({ accessToken, model, endpointUrl, fetch });
    return { name: `${model} at ${new URL(endpointUrl).host}`, client, isSample: false };
  }
  if (accessToken) {
    const client = createHuggingFaceClient({ accessToken, model, provider, fetch });
    const name = `${model} on Hugging Face${provider ? `, by ${provider}` : ''}`;
    return { name, client, isSample: false };
  }
  return {
    name: 'the sample kitchen (set HF_TOKEN for a real model)',
    client: createSampleClient(),
    isSample: true,
  };
}
