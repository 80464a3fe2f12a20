import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { DEFAULT_MODEL, type RecipeClient, type RecipeOrigin } from 'recipe-assistant/core';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { createSampleClient } from 'recipe-assistant/sample';
import { findLocalModel, readOllamaHost } from './local-model.ts';
import { StartError, type Settings } from './settings.ts';

/**
 * Chooses who answers: the chat-completions server at `HF_ENDPOINT_URL`, else Hugging Face if there is a token, else a
 * model of Ollama or LM Studio on this machine, else the sample kitchen, which needs neither token nor network.
 *
 * @param fetch Reaches the model's server. Default: the global one.
 * @throws {StartError} When a model is named or asked for more, and there is none.
 */
export async function chooseModel(
  settings: Settings,
  fetch?: typeof globalThis.fetch,
): Promise<ChosenModel> {
  const { HF_TOKEN: accessToken, HF_MODEL: wanted, HF_BODY: body } = settings;
  const { HF_PROVIDER: provider, HF_ENDPOINT_URL: endpointUrl } = settings;
  const model = wanted ?? DEFAULT_MODEL;
  if (endpointUrl) {
    const { host, pathname } = new URL(endpointUrl);
    // A bare host is the base of a server that has its chat under `/v1`, as Hugging Face's endpoints do.
    const url = pathname === '/' ? new URL('/v1', endpointUrl).href : endpointUrl;
    const client = createChatCompletionsClient({ url, model, apiKey: accessToken, body, fetch });
    return { origin: 'model', name: `${model} at ${host}`, client };
  }
  if (accessToken) {
    const client = createHuggingFaceClient({ accessToken, model, provider, body, fetch });
    const name = `${model} on Hugging Face${provider ? `, by ${provider}` : ''}`;
    return { origin: 'model', name, client };
  }
  const local = await searchHere(settings);
  if (!Array.isArray(local)) {
    const client = createChatCompletionsClient({ ...local, body, fetch });
    const name = `${local.model} of ${local.program} at ${new URL(local.url).host} (LOCAL_MODEL=0 for the sample instead)`;
    return { origin: 'model', name, client };
  }
  const missed = local.join('; ') || undefined;
  refuseLeftovers(settings, missed);
  const why =
    missed ?? 'set HF_TOKEN, or start Ollama or LM Studio and then this again, for a real model';
  return { origin: 'rules', name: `the sample kitchen (${why})`, client: createSampleClient() };
}

/** A model of this machine, or why there is none. */
async function searchHere({ LOCAL_MODEL, HF_MODEL: wanted, OLLAMA_HOST: host = '' }: Settings) {
  return LOCAL_MODEL === '0'
    ? ['LOCAL_MODEL=0 looks for no model on this machine']
    : findLocalModel({ wanted, ollama: readOllamaHost(host) });
}

/** Whoever sets these means a model, and would take the sample for its answer. */
function refuseLeftovers(
  { HF_MODEL: model, HF_BODY: body }: Settings,
  missed = 'neither Ollama nor LM Studio runs on this machine',
): void {
  if (model) {
    throw new StartError(
      `HF_MODEL is ${model}, which nothing here serves: ${missed}. Set HF_TOKEN or HF_ENDPOINT_URL, too, or leave HF_MODEL away.`,
    );
  }
  if (body) throw new StartError('HF_BODY goes to a model: set HF_ENDPOINT_URL or HF_TOKEN, too.');
}

interface ChosenModel {
  /** What writes. */
  origin: RecipeOrigin;
  /** For the log: it contains no secret. */
  name: string;
  client: RecipeClient;
}
