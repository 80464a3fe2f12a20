import * as v from 'valibot';

/** How long the search may take in all, in milliseconds. A server on this machine answers in a few. */
const SEARCH_MS = 500;

/** Where LM Studio's server is, unless its user chose another port: https://lmstudio.ai/docs/developer/rest/endpoints */
const LM_STUDIO = 'http://localhost:1234';

/**
 * Looks once for a model that chats in the programs that people run models with, Ollama and LM Studio. Each is asked by
 * its own API: `/v1/models`, which both have, doesn't tell a model that chats from one for embeddings. Whatever isn't
 * an answer, such as another program's page at that port, counts as no model.
 *
 * @param wanted The only model that is looked for. Default: the first that chats; of LM Studio one that is loaded.
 * @returns The model; or of each program that runs why it has none, in words for its user.
 */
export async function findLocalModel({
  wanted,
  ollama = readOllamaHost(''),
  lmStudio = LM_STUDIO,
}: LocalModelOptions): Promise<LocalModel | string[]> {
  const signal = AbortSignal.timeout(SEARCH_MS);
  const programs = [
    { program: 'Ollama', base: ollama, list: listOfOllama(ollama, wanted, signal) },
    { program: 'LM Studio', base: lmStudio, list: listOfLmStudio(lmStudio, signal) },
  ].map((each) => ({ ...each, list: each.list.catch((error: unknown) => whyNot(error)) }));
  const missed: string[] = [];
  // Both have been asked by now; the second is waited for only where the first has none.
  for (const { program, base, list } of programs) {
    const models = await list;
    if (models === undefined) continue;
    const isList = typeof models !== 'string';
    const model = isList && models.find((name) => !wanted || isNamed(name, wanted));
    if (model) return { model, program, url: `${base}/v1` };
    const why = isList ? `has ${models.join(', ') || 'no model that chats'}` : models;
    missed.push(`${program} at ${base} ${why}`);
  }
  return missed;
}

/** Ollama's models that chat: https://github.com/ollama/ollama/blob/main/docs/api.md */
async function listOfOllama(base: string, wanted: string | undefined, signal: AbortSignal) {
  const { models } = await read(`${base}/api/tags`, OLLAMA_MODELS, { signal });
  // One of another machine's, Ollama's cloud, is not taken unasked: what visitors type would leave this one.
  const names = models
    .filter(({ name, remote_host }) => !remote_host || (wanted && isNamed(name, wanted)))
    .map(({ name }) => name);
  const details = names.map((name) => {
    const init = { signal, method: 'POST', body: JSON.stringify({ model: name }) };
    // One that is broken hides no other. What is late is: nothing is known of it.
    return read(`${base}/api/show`, OLLAMA_DETAILS, init).catch(() => signal.throwIfAborted());
  });
  const known = await Promise.all(details);
  return names.filter((_name, index) => known[index]?.capabilities.includes('completion'));
}

function isNamed(name: string, wanted: string): boolean {
  return name === wanted || name === `${wanted}:latest`;
}

const OLLAMA_MODELS = v.object({
  models: v.array(v.object({ name: v.string(), remote_host: v.optional(v.string()) })),
});

/** Ollama before 0.6.4 doesn't say what a model can do; then it isn't taken. */
const OLLAMA_DETAILS = v.object({ capabilities: v.optional(v.array(v.string()), []) });

/** LM Studio's models that chat, those in memory first: https://lmstudio.ai/docs/developer/rest/endpoints */
async function listOfLmStudio(base: string, signal: AbortSignal) {
  const { data } = await read(`${base}/api/v0/models`, LM_STUDIO_MODELS, { signal });
  const chatting = data.filter(({ type }) => CHATS.includes(type));
  const loaded = chatting.filter(({ state }) => state === 'loaded');
  return [...new Set([...loaded, ...chatting])].map(({ id }) => id);
}

const LM_STUDIO_MODELS = v.object({
  data: v.array(v.object({ id: v.string(), type: v.string(), state: v.optional(v.string()) })),
});

/** Language models, and those that see, too; not `embeddings`. */
const CHATS = ['llm', 'vlm'];

/** Why a program told of no models; undefined where nothing listens, which needs no word. */
function whyNot(error: unknown): string | undefined {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return `did not answer within ${SEARCH_MS} ms`;
  return cause === undefined ? 'gave another answer than its documented one' : undefined;
}

async function read<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  init: RequestInit,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  return v.parse(schema, await response.json());
}

/**
 * The address that `OLLAMA_HOST` names, as Ollama's own client reads it: a host, a port or both; behind a scheme the
 * port is that scheme's. An address to listen on, such as `0.0.0.0`, is called at this machine:
 * https://github.com/ollama/ollama/blob/main/envconfig/config.go
 */
export function readOllamaHost(text: string): string {
  const [, scheme, host = '', port, path = ''] = OLLAMA_HOST.exec(text) ?? [];
  const defaultPort = scheme ? '' : ':11434';
  return `${scheme ?? 'http://'}${LISTENED[host] ?? host}${port ?? defaultPort}${path}`;
}

/** `localhost:8080`, `:8080`, `[::1]`, `https://example.com/ollama/`. */
const OLLAMA_HOST = /^(https?:\/\/)?(\[.*\]|[^:/]*)(:\d+)?(\/.*[^/])?\/*$/;

/** What stands for every address of this machine, and the one to call it at. */
const LISTENED: Readonly<Record<string, string>> = {
  '': '127.0.0.1',
  '0.0.0.0': '127.0.0.1',
  '[::]': '[::1]',
};

interface LocalModelOptions {
  wanted?: string | undefined;
  /** The base of Ollama's API. Default: this machine's. */
  ollama?: string | undefined;
  /** The base of LM Studio's. Default: this machine's. */
  lmStudio?: string | undefined;
}

/** A model that a program on this machine serves. */
export interface LocalModel {
  model: string;
  program: string;
  /** The base that ends in `/v1`. */
  url: string;
}
