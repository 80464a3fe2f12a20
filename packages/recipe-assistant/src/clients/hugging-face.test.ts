import { createRecipeRequest, DEFAULT_MODEL } from 'recipe-assistant/core';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { expect, test, vi } from 'vitest';
import { ask, INGREDIENTS } from '../../test/call-client.ts';
import { everythingIn } from '../../test/deep-text.ts';
import { chunk, json, serve, stream } from '../../test/loopback.ts';
import { until } from '../../test/until.ts';

vi.mock('p-retry', async () => (await import('../../test/quick-retries.ts')).quickRetries());

const TOKEN = 'hf_secret';
const SOUP = { text: 'Soup', finishReason: 'stop', model: 'served' };
const soup = stream(chunk('Soup', 'stop'), 'data: [DONE]\n\n');
const completion = { model: 'served', choices: [{ message: { content: 'Soup' } }] };

test.each<[string, string, Options]>([
  ['', '/v1/chat/completions', {}],
  ['/v1/', '/v1/chat/completions', { accessToken: TOKEN }],
  ['/v1/chat/completions', '/v1/chat/completions', { accessToken: 'sk-mine', stream: false }],
  ['/models/mine', '/models/mine/v1/chat/completions', { stream: false }],
])(
  'the endpoint %j is asked at %s, with exactly the specified request',
  async (path, at, options) => {
    const isStreamed = options.stream ?? true;
    const server = await serve(isStreamed ? soup : json(200, completion));
    // A scheme in capitals is valid.
    const endpointUrl = server.url.replace('http:', 'HTTP:') + path;
    expect(await ask(createHuggingFaceClient({ endpointUrl, ...options }))).toEqual(SOUP);
    const [request] = server.requests;
    expect(server.requests).toHaveLength(1);
    const authorization = options.accessToken && `Bearer ${options.accessToken}`;
    expect(request).toMatchObject({ method: 'POST', path: at });
    expect(request?.headers['content-type']).toBe('application/json');
    expect(request?.headers.authorization).toBe(authorization);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      model: DEFAULT_MODEL,
      messages: createRecipeRequest(INGREDIENTS).messages,
      max_tokens: 1024,
      ...(isStreamed && { stream: true }),
    });
  },
);

test('an endpoint and a provider exclude each other', () => {
  const create = () =>
    createHuggingFaceClient({ endpointUrl: 'http://localhost:1234/v1', provider: 'together' });
  expect(create).toThrow(TypeError);
  expect(create).toThrow('exclude each other');
});

test.each([undefined, ' ', 'hf_\nsecret', 'sk-secret'])(
  'with the token %j the router is not asked: unauthorized',
  async (accessToken) => {
    const server = await serve(soup);
    const client = createHuggingFaceClient({ accessToken, fetch: redirectedTo(server.url) });
    const { code, error } = await ask(client);
    expect(code).toBe('unauthorized');
    expect(everythingIn(error)).not.toContain('secret');
    expect(server.requests).toHaveLength(0);
  },
);

test.each([undefined, '', 'auto'])(
  'with the provider %j the router is asked once, with no look-up',
  async (provider) => {
    const server = await serve(soup);
    const addresses: string[] = [];
    const fetch = redirectedTo(server.url, addresses);
    const options = { accessToken: TOKEN, model: 'some/model', provider, fetch };
    await ask(createHuggingFaceClient(options));
    expect(addresses).toEqual(['https://router.huggingface.co/v1/chat/completions']);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject({ model: 'some/model' });
  },
);

test('a named provider is looked up, again after a transient failure, and gets the model by its own name', async () => {
  const found = json(200, { inferenceProviderMapping: mapping('together', 'theirs/name') });
  const server = await serve((response, { method }) => {
    if (method === 'POST') return soup(response);
    return (server.requests.length < 2 ? json(503, {}) : found)(response);
  });
  const addresses: string[] = [];
  const fetch = redirectedTo(server.url, addresses);
  const client = providerClient('some/looked-up-model', fetch);
  expect(await ask(client)).toEqual(SOUP);
  const lookUp =
    'https://huggingface.co/api/models/some/looked-up-model?expand[]=inferenceProviderMapping';
  const router = 'https://router.huggingface.co/together/v1/chat/completions';
  expect(addresses).toEqual([lookUp, lookUp, router]);
  const body: object = JSON.parse(server.requests.at(-1)?.body ?? '');
  expect(body).toMatchObject({ model: 'theirs/name' });
  expect(Object.keys(body).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'stream']);
});

test.each([
  ['that does not serve the model', 200, { inferenceProviderMapping: mapping('groq', 'x') }],
  ['that is asked for an unknown model', 404, { error: 'no leek' }],
  ['that is looked up in vain', 200, 'leek'],
  ['that is looked up with a wrong token', 401, { error: 'no leek' }],
])('a provider %s is not asked', async (name, status, body) => {
  const server = await serve(json(status, body));
  const client = providerClient(`some/model-${name.length}`, redirectedTo(server.url));
  const { code, error } = await ask(client);
  expect(code).toBe(status === 401 ? 'unauthorized' : 'model-unavailable');
  expect(everythingIn(error)).not.toMatch(/leek|hf_secret|some\/model/);
  expect(server.requests.map(({ method }) => method)).toEqual(['GET']);
});

test('an abort while a look-up stalls closes the connection', async () => {
  const server = await serve(() => {});
  const controller = new AbortController();
  const reason = new Error('left');
  const client = providerClient('some/stalled', redirectedTo(server.url));
  const answer = ask(client, controller.signal);
  await until(() => expect(server.requests).toHaveLength(1));
  controller.abort(reason);
  expect((await answer).error).toBe(reason);
  await server.requests[0]?.closed;
});

/** The library keeps what it looked up, by the model. */
function providerClient(model: string, fetch: typeof globalThis.fetch) {
  return createHuggingFaceClient({ accessToken: TOKEN, model, provider: 'together', fetch });
}

/** Hugging Face's own addresses, answered on loopback. */
function redirectedTo(url: string, addresses: string[] = []): typeof fetch {
  return (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    addresses.push(address);
    return fetch(address.replace(/^https:\/\/[^/]+/, url), init);
  };
}

function mapping(provider: string, providerId: string) {
  return { [provider]: { providerId, status: 'live', task: 'conversational' } };
}

type Options = Parameters<typeof createHuggingFaceClient>[0] & object;
