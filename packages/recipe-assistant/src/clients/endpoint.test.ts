import { createEndpointClient } from 'recipe-assistant';
import { createRecipeRequest, generateRecipe } from 'recipe-assistant/core';
import { afterEach, expect, test, vi } from 'vitest';
import { ask, INGREDIENTS } from '../../test/call-client.ts';
import { everythingIn } from '../../test/deep-text.ts';
import { chunk, json, serve, stream } from '../../test/loopback.ts';

const DONE = 'data: [DONE]\n\n';
const soup = stream(chunk('Soup', 'stop'), DONE);

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the ingredients are sent, with the preferences that are set, and nothing else', async () => {
  const server = await serve(soup);
  const headers = { 'X-Session': 's' };
  const client = createEndpointClient({ url: `${server.url}/api/recipe`, headers });
  await ask(client);
  const [request] = server.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/api/recipe' });
  expect(request?.headers).toMatchObject({ 'content-type': 'application/json', 'x-session': 's' });
  const preferences = { diet: 'vegan', avoid: ['nuts'] };
  const options = { instructions: 'Be brief.', maxTokens: 7, preferences };
  await ask(client, undefined, createRecipeRequest(INGREDIENTS, options));
  expect(server.requests.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { ingredients: INGREDIENTS },
    { ingredients: INGREDIENTS, preferences },
  ]);
});

test('a relative url is left to the page, and cookies go only where the page asks for it', async () => {
  const asked: unknown[][] = [];
  const fetch: typeof globalThis.fetch = async (...args) => {
    asked.push(args);
    return new Response(chunk('Soup', 'stop'), {
      headers: { 'Content-Type': 'text/event-stream' },
    });
  };
  expect(await ask(createEndpointClient({ url: '/api', fetch }))).toMatchObject({ text: 'Soup' });
  await ask(createEndpointClient({ url: '/api', fetch, credentials: 'include' }));
  expect(asked[0]?.[0]).toBe('/api');
  expect(asked[0]?.[1]).not.toHaveProperty('credentials');
  expect(asked[1]?.[1]).toMatchObject({ credentials: 'include', redirect: 'manual' });
});

test('text, reason, model and origin arrive, past the comments that ask to wait', async () => {
  for (const [origin, expected] of [
    ['rules', 'rules'],
    ['magic', undefined],
  ]) {
    const text = chunk('# Soup').replace('{', `{"origin":"${origin}",`);
    const { url } = await serve(
      stream(': wait\n\n', text, ': wait\n\n', chunk('', 'length'), DONE),
    );
    const result = await generateRecipe(INGREDIENTS, { client: createEndpointClient({ url }) });
    expect(result).toEqual({
      recipe: '# Soup',
      finishReason: 'length',
      model: 'served',
      ...(expected && { origin: expected }),
    });
  }
});

test('a redirect that a browser hides is a network failure', async () => {
  const hidden = Object.defineProperties(new Response(null), {
    status: { value: 0 },
    type: { value: 'opaqueredirect' },
  });
  const client = createEndpointClient({ url: '/api', fetch: async () => hidden });
  expect(await ask(client)).toMatchObject({ code: 'network' });
});

test.each<[number, object, object]>([
  [422, { code: 'too-few-ingredients' }, { code: 'too-few-ingredients', retryable: false }],
  [
    429,
    { code: 'rate-limited' },
    { code: 'rate-limited', retryable: true, cause: { status: 429 } },
  ],
  [502, { code: 'model-unavailable' }, { code: 'model-unavailable' }],
  [504, { code: 'network' }, { code: 'network' }],
  [403, { code: 'refused-origin' }, { code: 'refused-origin', retryable: false }],
  [503, { code: 'offline' }, { code: 'network' }],
  [503, { code: 'teapot' }, { code: 'network' }],
  [429, { code: 7 }, { code: 'rate-limited' }],
  [400, {}, { code: 'refused-input' }],
  [405, {}, { code: 'model-unavailable', retryable: false }],
  [413, {}, { code: 'refused-input' }],
  [422, {}, { code: 'refused-input' }],
  [504, {}, { code: 'network' }],
  // A filter between page and server, which another network may not have.
  [403, { message: 'This page is blocked' }, { code: 'network', retryable: true }],
  [422, refusal({ reason: 'too-long', index: 2 }), { refused: { reason: 'too-long', index: 2 } }],
  [422, refusal({ reason: 'too-many' }), { refused: { reason: 'too-many', index: undefined } }],
  [422, refusal({ reason: 'words', index: 2 }), { code: 'refused-input', refused: undefined }],
  [422, { code: 'too-few-ingredients', missing: 2 }, { missing: 2 }],
  [422, { code: 'too-few-ingredients', missing: -2 }, { missing: undefined }],
])('the problem %i %j is that failure, asked once', async (status, body, expected) => {
  const server = await serve(json(status, body, { 'Content-Type': 'application/problem+json' }));
  const { error } = await ask(createEndpointClient({ url: server.url }));
  expect(error).toMatchObject(expected);
  expect(error).toHaveProperty('retryAfterMs', undefined);
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['a page', 502, 'text/html', '<h1>Bad gateway</h1>', 'network'],
  ['half JSON', 404, 'application/problem+json', '{"code":', 'model-unavailable'],
  ['a stream without a byte', 200, 'text/event-stream', '', 'empty'],
  ['half a stream', 200, 'text/event-stream; charset=utf-8', chunk('Soup'), 'network'],
])('with %s the status or the body decides', async (_name, status, type, body, code) => {
  const { url } = await serve((response) =>
    response.writeHead(status, { 'Content-Type': type, 'Retry-After': '20' }).end(body),
  );
  const { error } = await ask(createEndpointClient({ url }));
  expect(error).toMatchObject({ code, retryAfterMs: status < 400 ? undefined : 20_000 });
});

test.each([
  [404, 'text/html', '<h1>Not found</h1>', 'model-unavailable'],
  [405, 'text/plain', 'Method not allowed', 'model-unavailable'],
  [200, 'text/html', '<div id="root"></div>', 'malformed'],
])(
  'where something else answers, %i %s, the console names the path alone',
  async (status, type, body, code) => {
    const { url } = await serve((response) =>
      response.writeHead(status, { 'Content-Type': type }).end(body),
    );
    const { error } = await ask(createEndpointClient({ url: `${url}/api/recipe?key=secret` }));
    const message: unknown = expect.stringContaining(
      'Is a recipe handler mounted at /api/recipe?,',
    );
    expect(error).toMatchObject({ code, cause: { message, status } });
    expect(everythingIn(error)).not.toMatch(/secret|127\.0\.0\.1|root/);
  },
);

test.each([
  ['{"code":"rate-limited","retryAfterMs":2500}', { code: 'rate-limited', retryAfterMs: 2500 }],
  ['{"code":"timeout"}', { code: 'timeout', retryAfterMs: undefined }],
  ['{"code":"unknown"}', { code: 'unknown' }],
  ['{"code":"teapot"}', { code: 'network' }],
])('the error %s in mid-stream keeps the text', async (error, expected) => {
  const { url } = await serve(stream(chunk('Soup'), `data: {"error":${error}}\n\n`));
  const outcome = await ask(createEndpointClient({ url }));
  expect(outcome.text).toBe('Soup');
  expect(outcome.error).toMatchObject(expected);
});

test('a broken connection is a network failure, without a connection it is offline', async () => {
  const { url } = await serve((response) => response.destroy());
  const client = createEndpointClient({ url });
  expect(await ask(client)).toMatchObject({ code: 'network' });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await ask(client)).toMatchObject({ code: 'offline' });
});

test('while the code that reads a response does not load, one request is sent and closed, and no other', async () => {
  vi.resetModules();
  vi.doMock('./handler-reply.ts', () => {
    throw new Error('404');
  });
  const { createEndpointClient: create } = await import('./endpoint.ts');
  const server = await serve(soup);
  const client = create({ url: server.url });
  expect(await ask(client)).toMatchObject({ error: { code: 'network' } });
  await server.requests[0]!.closed;
  expect(await ask(client)).toMatchObject({ error: { code: 'network' } });
  expect(server.requests).toHaveLength(1);
  vi.doUnmock('./handler-reply.ts');
  expect(await ask(client)).toMatchObject({ text: 'Soup' });
});

function refusal(refused: unknown): object {
  return { code: 'refused-input', refused };
}
