import { createEndpointClient } from 'recipe-assistant';
import {
  createRecipeRequest,
  generateRecipe,
  RecipeError,
  type RecipeChunk,
  type RecipeClient,
} from 'recipe-assistant/core';
import { afterEach, expect, test, vi } from 'vitest';
import { ask, INGREDIENTS } from '../../test/call-client.ts';
import { everythingIn } from '../../test/deep-text.ts';
import { chunk, json, serve, stream, write } from '../../test/loopback.ts';

const DONE = 'data: [DONE]\n\n';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the ingredients are sent, and nothing else', async () => {
  const server = await serve(stream(chunk('Soup', 'stop'), DONE));
  await ask(createEndpointClient({ url: `${server.url}/api/recipe` }));
  const [request] = server.requests;
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/recipe',
    body: '{"ingredients":["leek","potato","cream","nutmeg"]}',
  });
  expect(request?.headers['content-type']).toBe('application/json');
});

test('preferences that are set are sent along, instructions and token limit are not', async () => {
  const server = await serve(stream(chunk('Soup', 'stop'), DONE));
  const request = createRecipeRequest(INGREDIENTS, {
    instructions: 'Be brief.',
    maxTokens: 7,
    preferences: { diet: 'vegan', avoid: ['nuts'] },
  });
  await ask(createEndpointClient({ url: server.url }), undefined, request);
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
    ingredients: INGREDIENTS,
    preferences: { diet: 'vegan', avoid: ['nuts'] },
  });
});

test('the origin of a rule-based recipe is read, and no other value counts', async () => {
  const byRules = chunk('Soup', 'stop').replace('{', '{"origin":"rules",');
  const server = await serve(stream(byRules, DONE));
  const other = await serve(stream(byRules.replace('rules', 'magic'), DONE));
  const client = createEndpointClient({ url: server.url });
  expect(await generateRecipe(INGREDIENTS, { client })).toMatchObject({ origin: 'rules' });
  const second = createEndpointClient({ url: other.url });
  expect((await generateRecipe(INGREDIENTS, { client: second })).origin).toBeUndefined();
});

test('headers are sent along', async () => {
  const server = await serve(stream(chunk('Soup', 'stop')));
  await ask(createEndpointClient({ url: server.url, headers: { 'X-Session': 's' } }));
  expect(server.requests[0]?.headers).toMatchObject({ 'x-session': 's' });
});

test('cookies go to another origin only where the page asks for it', async () => {
  const seen: (RequestInit | undefined)[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    seen.push(init);
    return new Response(chunk('Soup', 'stop'), {
      headers: { 'Content-Type': 'text/event-stream' },
    });
  };
  await ask(createEndpointClient({ url: '/api/recipe', fetch }));
  await ask(createEndpointClient({ url: '/api/recipe', fetch, credentials: 'include' }));
  expect(seen[0]).not.toHaveProperty('credentials');
  expect(seen[1]).toMatchObject({ credentials: 'include', redirect: 'manual' });
});

test('a redirect is not followed, and what a browser hides of it is one', async () => {
  const elsewhere = await serve(stream(chunk('Soup', 'stop')));
  const server = await serve((response) =>
    response.writeHead(307, { Location: elsewhere.url }).end(),
  );
  expect(await ask(createEndpointClient({ url: server.url }))).toMatchObject({ code: 'network' });
  expect(elsewhere.requests).toHaveLength(0);
  const hidden = Object.defineProperties(new Response(null), {
    status: { value: 0 },
    type: { value: 'opaqueredirect' },
  });
  const client = createEndpointClient({ url: '/api', fetch: async () => hidden });
  expect(await ask(client)).toMatchObject({ code: 'network' });
});

test('the exceeded limit is named, and no other value is accepted', async () => {
  const refused = { reason: 'too-long', index: 2 };
  for (const [body, expected] of [
    [refused, refused],
    [{ reason: 'too-many' }, { reason: 'too-many', index: undefined }],
    [{ reason: 'words', index: 2 }, undefined],
    ['too-long', undefined],
  ]) {
    const server = await serve(problem(422, { code: 'refused-input', refused: body }));
    const { error } = await ask(createEndpointClient({ url: server.url }));
    expect(error).toMatchObject({ code: 'refused-input', refused: expected });
  }
});

test('a relative url is left to the page', async () => {
  const asked: unknown[] = [];
  const client = createEndpointClient({
    url: '/api/recipe',
    fetch: async (input) => {
      asked.push(input);
      return new Response(chunk('Soup', 'stop'), {
        headers: { 'Content-Type': 'text/event-stream' },
      });
    },
  });
  expect(await ask(client)).toMatchObject({ text: 'Soup' });
  expect(asked).toEqual(['/api/recipe']);
});

test('text, reason and model arrive, past the comments that ask to wait', async () => {
  const server = await serve(
    stream(': wait\n\n', chunk('# Soup'), ': wait\n\n', chunk('', 'length'), DONE),
  );
  expect(await ask(createEndpointClient({ url: server.url }))).toEqual({
    text: '# Soup',
    finishReason: 'length',
    model: 'served',
  });
});

test.each([
  [422, 'too-few-ingredients', false],
  [422, 'refused-input', false],
  [429, 'rate-limited', true],
  [429, 'quota-exceeded', false],
  [502, 'unauthorized', false],
  [502, 'model-unavailable', false],
  [502, 'malformed', true],
  [504, 'network', true],
])('the problem %i %s is that failure, asked once', async (status, code, retryable) => {
  const server = await serve(problem(status, { code }));
  const { error } = await ask(createEndpointClient({ url: server.url }));
  expect(error).toMatchObject({ code, retryable, cause: { status } });
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['the header', { 'Retry-After': '20' }, 20_000],
  ['nowhere', {}, undefined],
])('the wait is read from %s', async (_name, headers, expected) => {
  const server = await serve(problem(429, { code: 'rate-limited' }, headers));
  const { error } = await ask(createEndpointClient({ url: server.url }));
  expect(error).toMatchObject({ code: 'rate-limited' });
  expect(error instanceof RecipeError && error.retryAfterMs).toBe(expected);
});

test.each([
  ['an unknown code', problem(503, { code: 'teapot' }), 'network'],
  ['a code that is not text', problem(429, { code: 7 }), 'rate-limited'],
  ['no code', json(413, {}), 'refused-input'],
  [
    'broken JSON',
    (response: ServerResponse) => {
      response.writeHead(404, { 'Content-Type': 'application/problem+json' });
      response.end('{"code":');
    },
    'model-unavailable',
  ],
  [
    'an HTML page',
    (response: ServerResponse) => {
      response.writeHead(502, { 'Content-Type': 'text/html' });
      response.end('<h1>Bad gateway</h1>');
    },
    'network',
  ],
])('with %s the status decides', async (_name, answer, code) => {
  const server = await serve(answer);
  expect(await ask(createEndpointClient({ url: server.url }))).toMatchObject({ code });
});

test.each([
  [
    '{"error":{"code":"rate-limited","retryAfterMs":2500}}',
    { code: 'rate-limited', retryAfterMs: 2500 },
  ],
  ['{"error":{"code":"timeout"}}', { code: 'timeout' }],
  ['{"error":{"code":"unknown"}}', { code: 'unknown' }],
  ['{"error":{"code":"teapot"}}', { code: 'network' }],
])('the event %s in mid-stream keeps the text', async (event, expected) => {
  const server = await serve(stream(chunk('Soup'), `data: ${event}\n\n`));
  const { text, error } = await ask(createEndpointClient({ url: server.url }));
  expect(text).toBe('Soup');
  expect(error).toMatchObject(expected);
});

test.each([
  ['a page', 'text/html', '<p>Sign in</p>', 'malformed'],
  ['a whole completion', 'application/json', '{"choices":[]}', 'malformed'],
  ['nothing', 'text/event-stream', '', 'empty'],
  ['half a stream', 'text/event-stream; charset=utf-8', chunk('Soup'), 'network'],
])('200 with %s is a failure', async (_name, type, body, code) => {
  const server = await serve((response) => {
    response.writeHead(200, { 'Content-Type': type });
    response.end(body);
  });
  expect(await ask(createEndpointClient({ url: server.url }))).toMatchObject({ code });
});

test('204 is empty', async () => {
  const server = await serve((response) => response.writeHead(204).end());
  expect(await ask(createEndpointClient({ url: server.url }))).toMatchObject({ code: 'empty' });
});

test.each([503, 429])('%i is not retried, since the server has done so', async (status) => {
  const server = await serve(json(status, {}));
  await ask(createEndpointClient({ url: server.url }));
  expect(server.requests).toHaveLength(1);
});

test('a broken connection is a network failure, without a connection it is offline', async () => {
  const server = await serve((response) => response.destroy());
  const client = createEndpointClient({ url: server.url });
  expect(await ask(client)).toMatchObject({ code: 'network' });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await ask(client)).toMatchObject({ code: 'offline' });
});

test('an abort closes the connection', async () => {
  const server = await serve((response) => write(response, chunk('Soup')));
  const controller = new AbortController();
  const reason = new Error('left');
  const client = createEndpointClient({ url: server.url });
  const answer = ask(abortingClient(client, controller, reason), controller.signal);
  expect(await answer).toMatchObject({ text: 'Soup', error: reason });
  await server.requests[0]?.closed;
});

test('an abort ends the reading of a body that does not hear of it', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(chunk('Soup'))),
  });
  const fetch = async () =>
    new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  const controller = new AbortController();
  const client = createEndpointClient({ url: '/api', fetch });
  const reason = new Error('left');
  const answer = ask(abortingClient(client, controller, reason), controller.signal);
  expect(await answer).toMatchObject({ text: 'Soup', error: { message: 'left' } });
});

test("no failure contains the ingredients, the address or the server's text", async () => {
  const words = 'heard: leek, potato';
  for (const answer of [
    problem(422, { code: 'refused-input', detail: words, title: words }),
    stream(chunk('Soup'), `data: ${JSON.stringify({ error: { code: 'x', message: words } })}\n\n`),
  ]) {
    const server = await serve(answer);
    const { error } = await ask(createEndpointClient({ url: `${server.url}/api?key=secret` }));
    expect(error).toBeInstanceOf(RecipeError);
    expect(everythingIn(error)).not.toMatch(/leek|heard|secret|127\.0\.0\.1/);
  }
});

test('an event stream that a filter calls plain text is read', async () => {
  const server = await serve(async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
    await stream(chunk('Soup', 'stop'), DONE)(response);
  });
  const outcome = await ask(createEndpointClient({ url: server.url }));
  expect(outcome).toMatchObject({ text: 'Soup', finishReason: 'stop' });
});

test.each(['text/html', 'application/json'])(
  'a 403 of %s that names no code is a filter’s, and another network may help',
  async (type) => {
    const server = await serve((response) => {
      response.writeHead(403, { 'Content-Type': type });
      response.end('{"message":"This page is blocked"}');
    });
    const { error } = await ask(createEndpointClient({ url: server.url }));
    expect(error).toMatchObject({ code: 'network', retryable: true });
  },
);

test('a 403 that names its code keeps it', async () => {
  const server = await serve(problem(403, { code: 'refused-origin' }));
  const { code } = await ask(createEndpointClient({ url: server.url }));
  expect(code).toBe('refused-origin');
});

test('the words of a failure are read where signals cannot be joined', async () => {
  vi.stubGlobal(
    'AbortSignal',
    class extends AbortSignal {
      static override any = undefined as never;
    },
  );
  const server = await serve(problem(429, { code: 'quota-exceeded' }));
  const { code } = await ask(createEndpointClient({ url: server.url }));
  expect(code).toBe('quota-exceeded');
});

function problem(status: number, body: object, headers: Record<string, string> = {}) {
  return json(status, body, { 'Content-Type': 'application/problem+json', ...headers });
}

type ServerResponse = Parameters<Parameters<typeof serve>[0]>[0];

/** Aborts when the first text is there. */
function abortingClient(
  client: RecipeClient,
  controller: AbortController,
  reason: Error,
): RecipeClient {
  return async function* (request, options) {
    for await (const part of client(request, options) as AsyncIterable<RecipeChunk>) {
      yield part;
      controller.abort(reason);
    }
  };
}
