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
  if (!endpointUrl && !accessToken) {
    const name = 'the sample kitchen (set HF_TOKEN for a real model)';
    return { name, client: createSampleClient(), isSample: true };
  }
  const client = createHuggingFaceClient({ accessToken, model, provider, endpointUrl, fetch });
  const onHub = `on Hugging Face${provider ? `, by ${provider}` : ''}`;
  const place = endpointUrl ? `at ${new URL(endpointUrl).host}` : onHub;
  return { name: `${model} ${place}`, client, isSample: false };
}
