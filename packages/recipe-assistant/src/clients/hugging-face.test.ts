import { DEFAULT_MODEL, RecipeError } from 'recipe-assistant/core';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { expect, test, vi } from 'vitest';
import { ask } from '../../test/call-client.ts';
import { everythingIn } from '../../test/deep-text.ts';
import { chunk, json, serve, stream, write } from '../../test/loopback.ts';

vi.mock('p-retry', async () => (await import('../../test/quick-retries.ts')).quickRetries());

const DONE = 'data: [DONE]\n\n';
const TOKEN = 'hf_secret';

test.each([true, false])(
  'the request is exactly the specified one (stream: %s)',
  async (streamed) => {
    const server = await serve(
      streamed ? stream(chunk('Soup', 'stop'), DONE) : json(200, completion('Soup')),
    );
    const client = createClient(server.url, { accessToken: TOKEN, stream: streamed });
    expect(await ask(client)).toEqual({ text: 'Soup', finishReason: 'stop', model: 'served' });
    const [request] = server.requests;
    expect(server.requests).toHaveLength(1);
    expect(request).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      model: DEFAULT_MODEL,
      messages: [
        { role: 'system', content: expect.stringContaining('markdown') },
        {
          role: 'user',
          content:
            "I have leek, potato, cream, nutmeg. Please give me a recipe you'd recommend I make!",
        },
      ],
      max_tokens: 1024,
      ...(streamed && { stream: true }),
    });
  },
);

test.each([
  ['', '/v1/chat/completions'],
  ['/', '/v1/chat/completions'],
  ['/v1', '/v1/chat/completions'],
  ['/v1/', '/v1/chat/completions'],
  ['/v1/chat/completions', '/v1/chat/completions'],
  ['/models/mine', '/models/mine/v1/chat/completions'],
])('the endpoint %j is asked at %s', async (given, path) => {
  const server = await serve(stream(chunk('Soup', 'stop')));
  await ask(createHuggingFaceClient({ endpointUrl: server.url + given }));
  expect(server.requests[0]?.path).toBe(path);
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});

test('an endpoint may have any kind of token', async () => {
  const server = await serve(stream(chunk('Soup', 'stop')));
  await ask(createClient(server.url, { accessToken: 'sk-mine' }));
  expect(server.requests[0]?.headers.authorization).toBe('Bearer sk-mine');
});

test('a scheme in capitals is valid', async () => {
  const server = await serve(stream(chunk('Soup', 'stop')));
  const endpointUrl = server.url.replace('http:', 'HTTP:');
  expect(await ask(createHuggingFaceClient({ endpointUrl }))).toMatchObject({ text: 'Soup' });
});

test.each(['/api/chat', 'localhost:1234/v1', 'ftp://example.com', 'chat'])(
  'the endpoint %s is refused at once',
  (endpointUrl) => {
    expect(() => createHuggingFaceClient({ endpointUrl })).toThrow(TypeError);
  },
);

test('an endpoint with a provider is refused at once', () => {
  expect(() =>
    createHuggingFaceClient({ endpointUrl: 'http://localhost:1234/v1', provider: 'together' }),
  ).toThrow('exclude each other');
});

test.each([
  ['without a token', undefined],
  ['with an empty token', ' '],
  ['with a token that cannot be sent', 'hf_\nsecret'],
  ['with the token of somebody else', 'sk-secret'],
])('%s the router is not asked: unauthorized', async (_name, accessToken) => {
  const server = await serve(stream(chunk('Soup', 'stop')));
  const client = createHuggingFaceClient({ accessToken, fetch: redirectedTo(server.url) });
  const { code, error } = await ask(client);
  expect(code).toBe('unauthorized');
  expect(everythingIn(error)).not.toContain('secret');
  expect(server.requests).toHaveLength(0);
});

test('without a provider the router is asked once, with no look-up', async () => {
  const server = await serve(stream(chunk('Soup', 'stop')));
  const addresses: string[] = [];
  const fetch = redirectedTo(server.url, addresses);
  await ask(createHuggingFaceClient({ accessToken: TOKEN, model: 'some/model', fetch }));
  expect(addresses).toEqual(['https://router.huggingface.co/v1/chat/completions']);
  expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject({ model: 'some/model' });
});

test('a named provider is looked up, and gets the model by its own name', async () => {
  const server = await serve((response, { method }) =>
    method === 'GET'
      ? json(200, { inferenceProviderMapping: mapping('together', 'theirs/name') })(response)
      : stream(chunk('Soup', 'stop'))(response),
  );
  const addresses: string[] = [];
  const fetch = redirectedTo(server.url, addresses);
  const model = 'some/looked-up-model';
  const client = createHuggingFaceClient({
    accessToken: TOKEN,
    model,
    provider: 'together',
    fetch,
  });
  expect(await ask(client)).toMatchObject({ text: 'Soup', finishReason: 'stop' });
  expect(addresses).toEqual([
    `https://huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`,
    'https://router.huggingface.co/together/v1/chat/completions',
  ]);
  const body: object = JSON.parse(server.requests[1]?.body ?? '');
  expect(body).toMatchObject({ model: 'theirs/name' });
  expect(Object.keys(body).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'stream']);
});

test.each([
  [
    'does not serve the model',
    'together',
    json(200, { inferenceProviderMapping: mapping('groq', 'x') }),
    'model-unavailable',
  ],
  ['does not exist', 'nobody', json(200, {}), 'model-unavailable'],
  [
    'is asked for an unknown model',
    'together',
    json(404, { error: 'no leek' }),
    'model-unavailable',
  ],
  ['is looked up with a wrong token', 'together', json(401, { error: 'no leek' }), 'unauthorized'],
  ['is looked up in vain', 'together', json(200, 'leek'), 'model-unavailable'],
])('a provider that %s', async (name, provider, answer, code) => {
  const server = await serve(answer);
  const client = createHuggingFaceClient({
    accessToken: TOKEN,
    model: `some/model-${name.length}-${code}`,
    provider,
    fetch: redirectedTo(server.url),
  });
  const { error, ...outcome } = await ask(client);
  expect(outcome).toMatchObject({ code });
  expect(everythingIn(error)).not.toMatch(/leek|hf_secret|some\/model/);
});

test('a look-up is tried again after a transient failure', async () => {
  const server = await serve((response, { method }) => {
    if (method === 'POST') return stream(chunk('Soup', 'stop'))(response);
    if (server.requests.length < 2) return json(503, {})(response);
    return json(200, { inferenceProviderMapping: mapping('together', 'x') })(response);
  });
  const client = createHuggingFaceClient({
    accessToken: TOKEN,
    model: 'some/retried',
    provider: 'together',
    fetch: redirectedTo(server.url),
  });
  expect(await ask(client)).toMatchObject({ text: 'Soup' });
});

test('503 is tried three times and no more', async () => {
  const server = await serve(json(503, { error: 'Service Unavailable' }));
  expect(await ask(createClient(server.url))).toMatchObject({ code: 'network' });
  expect(server.requests).toHaveLength(3);
});

test('429 with a long Retry-After is reported at once', async () => {
  const server = await serve(
    json(429, { error: 'slow' }, { 'Retry-After': '30', 'X-Request-Id': 'r1' }),
  );
  const { error } = await ask(createClient(server.url));
  expect(error).toMatchObject({
    code: 'rate-limited',
    retryAfterMs: 30_000,
    cause: { status: 429, requestId: 'r1' },
  });
  expect(server.requests).toHaveLength(1);
});

test.each([
  [
    400,
    { error: { message: 'm', type: 'invalid_request_error', code: 'model_not_supported' } },
    'model-unavailable',
  ],
  [401, { error: 'Invalid username or password.' }, 'unauthorized'],
  [402, { error: 'You have exceeded your monthly included credits' }, 'quota-exceeded'],
  [403, { error: 'forbidden' }, 'unauthorized'],
  [404, { message: 'no Route matched with those values' }, 'model-unavailable'],
  [410, { error: 'The model is deprecated' }, 'model-unavailable'],
  [422, { error: 'Template error', error_type: 'template_error' }, 'unknown'],
  [500, { error: 'boom' }, 'network'],
])('%i with %j is %s, streamed and whole', async (status, body, code) => {
  const server = await serve(json(status, body));
  expect(await ask(createClient(server.url))).toMatchObject({ code });
  expect(await ask(createClient(server.url, { stream: false }))).toMatchObject({ code });
});

test('a stream that breaks off is a network failure and keeps its text', async () => {
  const server = await serve(stream(chunk('Soup')));
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', code: 'network' });
});

test('a stream that says only that it is done has finished', async () => {
  const server = await serve(stream(chunk('Soup'), DONE));
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', finishReason: 'stop' });
});

test('a failure in mid-stream keeps the text and none of its words', async () => {
  const event = {
    error: { message: 'leek hf_secret', http_status_code: 422, type: 'server_error' },
  };
  const server = await serve(stream(chunk('Soup'), `data: ${JSON.stringify(event)}\n\n`));
  const { error, ...outcome } = await ask(createClient(server.url));
  expect(outcome).toMatchObject({ text: 'Soup', code: 'network' });
  expect(everythingIn(error)).not.toMatch(/leek|secret/);
});

test.each([
  ['a text that is not JSON', 'text/html', '<p>Sign in</p>', 'malformed'],
  ['JSON that is not a completion', 'application/json', '{"ok":true}', 'malformed'],
  ['nothing', 'application/json', '', 'empty'],
])('a whole reply with %s is a failure', async (_name, type, body, code) => {
  const server = await serve((response) => {
    response.writeHead(200, { 'Content-Type': type });
    response.end(body);
  });
  expect(await ask(createClient(server.url, { stream: false }))).toMatchObject({ code });
});

test('a whole reply is cut or withheld like a streamed one', async () => {
  const cut = await serve(json(200, completion('Soup', 'length')));
  const withheld = await serve(json(200, completion('', 'content_filter')));
  expect(await ask(createClient(cut.url, { stream: false }))).toMatchObject({
    finishReason: 'length',
  });
  expect(await ask(createClient(withheld.url, { stream: false }))).toMatchObject({
    code: 'content-filtered',
  });
});

test.each([true, false])('an abort closes the connection (stream: %s)', async (streamed) => {
  const server = await serve((response) => write(response, chunk('Soup')));
  const controller = new AbortController();
  const reason = new Error('left');
  const answer = ask(createClient(server.url, { stream: streamed }), controller.signal);
  await expect.poll(() => server.requests.length).toBe(1);
  setTimeout(() => controller.abort(reason), 20);
  expect((await answer).error).toBe(reason);
  await server.requests[0]?.closed;
});

test('an abort ends a look-up that stalls', async () => {
  const server = await serve(() => {});
  const controller = new AbortController();
  const reason = new Error('left');
  const client = createHuggingFaceClient({
    accessToken: TOKEN,
    model: 'some/stalled',
    provider: 'together',
    fetch: redirectedTo(server.url),
  });
  const answer = ask(client, controller.signal);
  await expect.poll(() => server.requests.length).toBe(1);
  controller.abort(reason);
  expect((await answer).error).toBe(reason);
  await server.requests[0]?.closed;
});

test("no failure contains the token, the prompt, the address or the response's text", async () => {
  const words = `${TOKEN} heard: I have leek, potato`;
  const answers = [
    json(401, { error: words }, { 'X-Request-Id': words }),
    json(422, { error: { message: words, code: words } }),
    json(200, { surprise: words }),
    stream(chunk('Soup'), `data: {"error":${JSON.stringify(words)}}\n\n`),
    stream(chunk('Soup'), `data: ${words}\n\n`),
    stream(chunk('Soup')),
  ];
  for (const answer of answers) {
    const server = await serve(answer);
    const { error } = await ask(createClient(server.url, { accessToken: TOKEN }));
    expect(error).toBeInstanceOf(RecipeError);
    const all = everythingIn(error);
    for (const secret of [TOKEN, 'leek', 'heard', new URL(server.url).host]) {
      expect(all).not.toContain(secret);
    }
  }
});

/** Tries again without the usual wait. */
function createClient(
  url: string,
  options: Partial<Parameters<typeof createHuggingFaceClient>[0]> = {},
) {
  return createHuggingFaceClient({ endpointUrl: `${url}/v1`, ...options });
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

function completion(content: string, finishReason = 'stop') {
  return { model: 'served', choices: [{ message: { content }, finish_reason: finishReason }] };
}
