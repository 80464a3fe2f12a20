import { isIPv6 } from 'node:net';
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
 * @param wanted The only model that is looked for. Default: the first that chats.
 * @returns The base of its chat-completions server, or undefined if there is none.
 */
export async function findLocalModel({
  wanted,
  ollama = readOllamaHost(''),
  lmStudio = LM_STUDIO,
}: LocalModelOptions): Promise<LocalModel | undefined> {
  const signal = AbortSignal.timeout(SEARCH_MS);
  const searches = [
    searchOllama(ollama, wanted, signal).catch(nothing),
    searchLmStudio(lmStudio, wanted, signal).catch(nothing),
  ];
  // Both have been asked by now; the second is waited for only where the first has none.
  for (const search of searches) {
    const found = await search;
    if (found) return found;
  }
  return undefined;
}

/** https://github.com/ollama/ollama/blob/main/docs/api.md */
async function searchOllama(base: string, wanted: string | undefined, signal: AbortSignal) {
  const { models } = await read(`${base}/api/tags`, OLLAMA_MODELS, { signal });
  const candidates = models.filter(({ name, remote_host }) =>
    // One of another machine's, Ollama's cloud, is not taken unasked: what visitors type would leave this one.
    wanted ? [wanted, `${wanted}:latest`].includes(name) : !remote_host,
  );
  const details = candidates.map(({ name }) => {
    const init = { signal, method: 'POST', body: JSON.stringify({ model: name }) };
    // One that is broken hides no other.
    return read(`${base}/api/show`, OLLAMA_DETAILS, init).catch(nothing);
  });
  const known = await Promise.all(details);
  const found = candidates.find((_model, index) =>
    known[index]?.capabilities.includes('completion'),
  );
  return found && { model: found.name, program: 'Ollama', url: `${base}/v1` };
}

const OLLAMA_MODELS = v.object({
  models: v.array(v.object({ name: v.string(), remote_host: v.optional(v.string()) })),
});

/** Ollama before 0.6.4 doesn't say what a model can do; then it isn't taken. */
const OLLAMA_DETAILS = v.object({ capabilities: v.optional(v.array(v.string()), []) });

/** https://lmstudio.ai/docs/developer/rest/endpoints */
async function searchLmStudio(base: string, wanted: string | undefined, signal: AbortSignal) {
  const { data } = await read(`${base}/api/v0/models`, LM_STUDIO_MODELS, { signal });
  const found = data.find(({ id, type }) => CHATS.includes(type) && (!wanted || id === wanted));
  return found && { model: found.id, program: 'LM Studio', url: `${base}/v1` };
}

const LM_STUDIO_MODELS = v.object({
  data: v.array(v.object({ id: v.string(), type: v.string() })),
});

/** Language models, and those that see, too; not `embeddings`. */
const CHATS = ['llm', 'vlm'];

const nothing = () => undefined;

async function read<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  init: RequestInit,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  return v.parse(schema, await response.json());
}

/**
 * The address that `OLLAMA_HOST` names, read as Ollama's own client does: a host, a port or both, with or without a
 * scheme, whose port is then the default, in quotes or not. An address to listen on, such as `0.0.0.0`, is called at
 * this machine: https://github.com/ollama/ollama/blob/main/envconfig/config.go
 */
export function readOllamaHost(text: string): string {
  const [, scheme = '', address = ''] = /^(?:(\w+):\/\/)?(.*)$/s.exec(unquote(text)) ?? [];
  const slash = `${address}/`.indexOf('/');
  const path = address.slice(slash).replace(/\/+$/, '');
  const { host, port } = splitAddress(address.slice(0, slash), SCHEME_PORTS[scheme] ?? '11434');
  return `${scheme || 'http'}://${isIPv6(host) ? `[${host}]` : host}:${port}${path}`;
}

/** A port that is none counts as not given, and an address to listen on as this machine's. */
function splitAddress(address: string, defaultPort: string) {
  const both = HOST_AND_PORT.exec(address);
  const given = (both?.[1] ?? address).replace(/^\[|\]$/g, '');
  const port = both?.[2] ?? '';
  const isPort = /^\d+$/.test(port) && Number(port) <= 65_535;
  return { host: LISTENED[given] ?? given, port: isPort ? port : defaultPort };
}

function unquote(text: string): string {
  return text
    .trim()
    .replace(/^["']+|(?<!["'])["']+$/g, '')
    .trim();
}

const SCHEME_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** One colon outside of brackets: `localhost:8080`, `[::1]:8080`, but not `::1`. */
const HOST_AND_PORT = /^(\[[^\]]*\]|[^:]*):([^:]*)$/;

/** What stands for every address of this machine, and the one to call it at. */
const LISTENED: Readonly<Record<string, string>> = {
  '': '127.0.0.1',
  '0.0.0.0': '127.0.0.1',
  '::': '::1',
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
