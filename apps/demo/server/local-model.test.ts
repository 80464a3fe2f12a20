import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startKitchen } from '../system/kitchen.ts';
import { postRecipe } from '../system/recipe-request.ts';
import { findLocalModel, readOllamaHost } from './local-model.ts';
import { StartError } from './settings.ts';

/** No server listens there. */
const NOWHERE = 'http://127.0.0.1:1';

const timeout = AbortSignal.timeout.bind(AbortSignal);

// A busy machine may take half a second for what takes milliseconds.
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20_000));
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('the first model of Ollama that chats is found, not one for embeddings', async () => {
  const ollama = await serve(answerAsOllama());
  expect(await findLocalModel({ ollama, lmStudio: NOWHERE })).toEqual({
    model: 'llama3.2:latest',
    program: 'Ollama',
    url: `${ollama}/v1`,
  });
});

test('a model that Ollama cannot describe hides no other', async () => {
  const ollama = await serve(answerAsOllama(['broken:latest', 'mistral:latest']));
  const found = await findLocalModel({ ollama, lmStudio: NOWHERE });
  expect(found).toMatchObject({ model: 'mistral:latest' });
});

test('of LM Studio it is one that chats, too', async () => {
  const lmStudio = await serve(answerAsLmStudio());
  expect(await findLocalModel({ ollama: NOWHERE, lmStudio })).toEqual({
    model: 'qwen2-vl-7b-instruct',
    program: 'LM Studio',
    url: `${lmStudio}/v1`,
  });
});

test('Ollama comes first, and nobody waits for an LM Studio that hangs', async () => {
  const [ollama, lmStudio] = await Promise.all([serve(answerAsOllama()), serve(() => {})]);
  const found = await findLocalModel({ ollama, lmStudio });
  expect(found).toMatchObject({ program: 'Ollama' });
});

test.each([
  ['mistral', 'mistral:latest', 'Ollama'],
  ['mistral:latest', 'mistral:latest', 'Ollama'],
  ['gpt-oss:120b-cloud', 'gpt-oss:120b-cloud', 'Ollama'],
  ['meta-llama-3.1-8b-instruct', 'meta-llama-3.1-8b-instruct', 'LM Studio'],
])('the model %s is found as %s of %s', async (wanted, model, program) => {
  const ollama = await serve(answerAsOllama());
  const lmStudio = await serve(answerAsLmStudio());
  expect(await findLocalModel({ wanted, ollama, lmStudio })).toMatchObject({ model, program });
});

test.each(['llama', 'llama3.2:1b', 'nomic-embed-text', 'text-embedding-nomic-embed-text-v1.5'])(
  'in place of %s, which is not there or does not chat, no other is taken',
  async (wanted) => {
    const ollama = await serve(answerAsOllama());
    const lmStudio = await serve(answerAsLmStudio());
    expect(await findLocalModel({ wanted, ollama, lmStudio })).toEqual([
      `Ollama at ${ollama} has llama3.2:latest, mistral:latest`,
      `LM Studio at ${lmStudio} has qwen2-vl-7b-instruct, meta-llama-3.1-8b-instruct`,
    ]);
  },
);

const NO_MODEL = 'has no model that chats';
const OTHER_ANSWER = 'gave another answer than its documented one';

test.each<[string, RequestListener]>([
  ['', () => {}],
  [' in the middle of its answer', (_asked, to) => to.write('{"models":[')],
  [
    ' where it describes a model',
    (asked, to) => asked.url === '/api/show' || answerAsOllama()(asked, to),
  ],
])(
  'a server that hangs%s is no model, is left after half a second, and told of',
  async (...row) => {
    vi.mocked(AbortSignal.timeout).mockImplementation(timeout);
    const ollama = await serve(row[1]);
    expect(await findLocalModel({ ollama, lmStudio: NOWHERE })).toEqual([
      `Ollama at ${ollama} did not answer within 500 ms`,
    ]);
    expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(500);
  },
);

test.each<[string, RequestListener, string | undefined]>([
  ['answers HTML', (_asked, to) => to.end('<!doctype html><title>Shop</title>'), OTHER_ANSWER],
  ['answers another JSON', (_asked, to) => to.end('{"models":"none","data":[{}]}'), OTHER_ANSWER],
  ['has no models', (_asked, to) => to.end('{"models":[],"data":[]}'), NO_MODEL],
  ['breaks off', (_asked, to) => to.destroy(), undefined],
  ['sends elsewhere', (_asked, to) => to.writeHead(302, { location: '/' }).end(), undefined],
])('a server that %s is no model, and it is said why', async (...row) => {
  const [, listener, why] = row;
  const [ollama, lmStudio] = await Promise.all([serve(listener), serve(listener)]);
  const places = [`Ollama at ${ollama}`, `LM Studio at ${lmStudio}`];
  const missed = why ? places.map((place) => `${place} ${why}`) : [];
  expect(await findLocalModel({ ollama, lmStudio })).toEqual(missed);
});

test.each<[string, string[]]>([
  ['that only embeds', ['nomic-embed-text:latest']],
  ['of another machine', ['gpt-oss:120b-cloud']],
  ['of an Ollama that is too old to say what it can do', ['of-before:latest']],
])('a model %s is not taken', async (_kind, names) => {
  const ollama = await serve(answerAsOllama(names));
  const missed = [`Ollama at ${ollama} ${NO_MODEL}`];
  expect(await findLocalModel({ ollama, lmStudio: NOWHERE })).toEqual(missed);
});

test('where nothing listens there is no model, and no word of it', async () => {
  expect(await findLocalModel({ ollama: NOWHERE, lmStudio: NOWHERE })).toEqual([]);
});

/** As Ollama's own tests have them, of the server's address and of the one to call. */
test.each([
  ['', 'http://127.0.0.1:11434'],
  ['1.2.3.4', 'http://1.2.3.4:11434'],
  [':1234', 'http://127.0.0.1:1234'],
  ['example.com:1234', 'http://example.com:1234'],
  ['[::1]:1337', 'http://[::1]:1337'],
  ['http://1.2.3.4', 'http://1.2.3.4'],
  ['http://localhost:11434/', 'http://localhost:11434'],
  ['https://example.com/ollama', 'https://example.com/ollama'],
  ['0.0.0.0', 'http://127.0.0.1:11434'],
  ['0.0.0.0:1234', 'http://127.0.0.1:1234'],
  ['[::]:1234', 'http://[::1]:1234'],
  ['https://0.0.0.0:4321', 'https://127.0.0.1:4321'],
])('OLLAMA_HOST=%s is called at %s', (host, url) => {
  expect(readOllamaHost(host)).toBe(url);
});

test('a server without a token takes the model of Ollama, and says so with the way not to', async () => {
  const asked = vi.fn<(body: unknown) => void>();
  const OLLAMA_HOST = await serve(answerAsOllama(undefined, asked));
  const { url, name } = await startKitchen({ ...FREE, OLLAMA_HOST });
  const { host } = new URL(OLLAMA_HOST);
  expect(name).toBe(`llama3.2:latest of Ollama at ${host} (LOCAL_MODEL=0 for the sample instead)`);
  expect(await (await postRecipe(url)).text()).toContain('Leek soup');
  expect(asked.mock.calls).toMatchObject([[{ model: 'llama3.2:latest', stream: true }]]);
  expect(await (await fetch(`${url}/api/origin`)).json()).toEqual({ origin: 'model' });
});

test('a model that is named and that nothing here serves is one clear line', async () => {
  const OLLAMA_HOST = await serve(answerAsOllama());
  await expect(startKitchen({ ...FREE, OLLAMA_HOST, HF_MODEL: 'llama9' })).rejects.toThrow(
    new StartError(
      `HF_MODEL is llama9, which nothing here serves: Ollama at ${OLLAMA_HOST} has llama3.2:latest, mistral:latest. Set HF_TOKEN or HF_ENDPOINT_URL, too, or leave HF_MODEL away.`,
    ),
  );
});

test('why there is none is said in the line of the start', async () => {
  const OLLAMA_HOST = await serve(answerAsOllama([]));
  const { name } = await startKitchen({ ...FREE, OLLAMA_HOST });
  expect(name).toBe(`the sample kitchen (Ollama at ${OLLAMA_HOST} has no model that chats)`);
});

test('of LM Studio one that is in memory comes first', async () => {
  const data = [
    { id: 'gemma-3-4b', type: 'llm', state: 'not-loaded' },
    { id: 'qwen2.5-7b-instruct', type: 'llm', state: 'loaded' },
  ];
  const lmStudio = await serve((_request, response) => response.end(JSON.stringify({ data })));
  expect(await findLocalModel({ ollama: NOWHERE, lmStudio })).toMatchObject({
    model: 'qwen2.5-7b-instruct',
  });
});

test.each([{ HF_TOKEN: 'hf_1' }, { HF_ENDPOINT_URL: NOWHERE }, { LOCAL_MODEL: '0' }])(
  'with %j nobody looks for one',
  async (environment) => {
    const listener = vi.fn<RequestListener>(answerAsOllama());
    const OLLAMA_HOST = await serve(listener);
    const { url, name } = await startKitchen({ ...FREE, OLLAMA_HOST, ...environment });
    expect(name).not.toContain('Ollama at');
    expect(listener).not.toHaveBeenCalled();
    const origin = 'LOCAL_MODEL' in environment ? 'rules' : 'model';
    expect(await (await fetch(`${url}/api/origin`)).json()).toEqual({ origin });
  },
);

/** A kitchen that has no model but what it finds. */
const FREE = { HF_ENDPOINT_URL: '', LOCAL_MODEL: '1' };

/** The shapes of https://github.com/ollama/ollama/blob/main/docs/api.md */
function answerAsOllama(
  names = ['nomic-embed-text:latest', 'gpt-oss:120b-cloud', 'llama3.2:latest', 'mistral:latest'],
  onChat: (body: unknown) => void = () => {},
): RequestListener {
  return async (request, response) => {
    if (request.url === '/api/tags') {
      const models = names.map((name) => ({
        name,
        model: name,
        ...(name.endsWith('cloud') && { remote_host: 'https://ollama.com:443' }),
        details: { format: 'gguf', family: 'llama' },
      }));
      response.end(JSON.stringify({ models }));
      return;
    }
    if (request.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    const body = JSON.parse(await text(request)) as { model: string };
    if (request.url === '/api/show') {
      if (body.model.startsWith('broken')) {
        response.writeHead(500).end('{"error":"unexpected EOF"}');
        return;
      }
      const capabilities = body.model.startsWith('nomic') ? ['embedding'] : ['completion', 'tools'];
      const isOld = body.model.startsWith('of-before');
      response.end(JSON.stringify({ details: {}, ...(!isOld && { capabilities }) }));
      return;
    }
    onChat(body);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const choices = [{ delta: { content: 'Leek soup' }, finish_reason: 'stop' }];
    response.end(`data: ${JSON.stringify({ model: body.model, choices })}\n\ndata: [DONE]\n\n`);
  };
}

/** The answer in https://lmstudio.ai/docs/developer/rest/endpoints */
function answerAsLmStudio(): RequestListener {
  const data = [
    { id: 'text-embedding-nomic-embed-text-v1.5', object: 'model', type: 'embeddings' },
    { id: 'qwen2-vl-7b-instruct', object: 'model', type: 'vlm', state: 'not-loaded' },
    { id: 'meta-llama-3.1-8b-instruct', object: 'model', type: 'llm', state: 'not-loaded' },
  ];
  return (request, response) => {
    response.writeHead(request.url === '/api/v0/models' ? 200 : 404);
    response.end(JSON.stringify({ object: 'list', data }));
  };
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
