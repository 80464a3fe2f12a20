import { DEFAULT_MODEL, type RecipeClient } from 'recipe-assistant/core';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { createSampleClient } from 'recipe-assistant/sample';
import type { Settings } from './settings.ts';

/**
 * Who cooks: a chat-completions server of the host's own when one is named, else Hugging Face when
 * there is a token, else the sample kitchen, which needs neither a token nor a network.
 */
export function chooseKitchen(settings: Settings): Kitchen {
  const { accessToken, model = DEFAULT_MODEL, provider, endpointUrl } = settings;
  if (endpointUrl) {
    const client = createHuggingFaceClient({ accessToken, model, endpointUrl });
    return { name: `${model} at ${new URL(endpointUrl).host}`, client };
  }
  if (accessToken) {
    const client = createHuggingFaceClient({ accessToken, model, provider });
    return { name: `${model} on Hugging Face${provider ? `, by ${provider}` : ''}`, client };
  }
  return {
    name: 'the sample kitchen (set HF_TOKEN for a real model)',
    client: createSampleClient(),
  };
}

interface Kitchen {
  /** For the line that tells who answers; holds no secret. */
  name: string;
  client: RecipeClient;
}
