import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createEndpointClient } from 'recipe-assistant';
import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { generateRecipe, RecipeError } from 'recipe-assistant/core';
import { describe, expect, test, vi } from 'vitest';
import { INGREDIENTS } from '../../test/call-client.ts';
import { createHandler } from '../../test/call-handler.ts';
import { chunk, json, serve, stream, write } from '../../test/loopback.ts';

/** What the model's server says about its failures, and nobody else may. */
const SECRET = 'the-upstream-secret';
const TOKEN = 'hf_0123456789abcdef';
const DONE = 'data: [DONE]\n\n';

/** A page, this server, and a faulty model's server: three programs and two connections. */
describe('a page', () => {
  test('gets a good answer whole, in pieces that end within a character', async () => {
    const bytes = Buffer.from(`${chunk('Crème ')}${chunk('🍲', 'stop')}${DONE}`);
    const pieces = Array.from({ length: bytes.length / 3 + 1 }, (_, index) =>
      bytes.subarray(index * 3, index * 3 + 3),
    );
    const { page } = await kitchen(stream(...pieces));
    expect(await page()).toMatchObject({ recipe: 'Crème 🍲', finishReason: 'stop' });
  });

  test.each<[string, (response: ServerResponse) => unknown, object, number]>([
    ['a reset before the answer', (response) => response.destroy(), { code: 'network' }, 502],
    ['no content', (response) => response.writeHead(204).end(), { code: 'empty' }, 502],
    ['401', json(401, { error: { message: SECRET } }), { code: 'unauthorized' }, 502],
    [
      'a wait',
      json(429, {}, { 'Retry-After': '42' }),
      { code: 'rate-limited', retryAfterMs: 42_000 },
      503,
    ],
    [
      'a lie in a problem',
      json(422, { code: 'refused-input', message: SECRET }),
      { code: 'unknown' },
      500,
    ],
    [
      'a lie in a stream',
      stream(`data: {"error":{"code":"offline"}}\n\n`),
      { code: 'network' },
      502,
    ],
    ['a reset in the text', afterText((response) => response.destroy()), { code: 'network' }, 200],
    ['an event that is no JSON', afterText(`data: {"${SECRET}\n\n`), { code: 'malformed' }, 200],
    [
      'an error in the text',
      afterText(`data: {"error":{"code":"rate_limit_exceeded","message":"${SECRET}"}}\n\n`),
      { code: 'rate-limited' },
      200,
    ],
  ])('is told of %s, and keeps its text', async (_fault, misbehave, failure, status) => {
    const { url, page, requests } = await kitchen(misbehave);
    const text = status === 200 ? 'Leek' : '';
    expect(await page()).toMatchObject({ ...failure, text });
    const response = await ask(url);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/secret|refused-input|offline/);
    await Promise.all(requests.map(({ closed }) => closed));
    expectLines(3);
  });

  test.each<[string, (response: ServerResponse) => unknown, string]>([
    ['before the answer', () => {}, ''],
    ['before the first text', (response) => response.flushHeaders(), ''],
    ['in mid-stream', (response) => write(response, chunk('Leek')), 'Leek'],
  ])(
    'waits for a stall %s as long as the handler does, which then hangs up',
    async (_when, stall, text) => {
      const limits = { timeout: text ? 0 : 100, streamTimeout: 100 };
      const { page, requests } = await kitchen(stall, limits);
      expect(await page()).toMatchObject({ code: 'timeout', text });
      await requests[0]!.closed;
      expectLines(2);
    },
  );
});

/** A faulty model's server, with this server in front of it. */
async function kitchen(misbehave: (response: ServerResponse) => unknown, limits = {}) {
  const upstream = await serve(misbehave);
  const client = createChatCompletionsClient({
    url: `${upstream.url}/v1`,
    model: 'test',
    apiKey: TOKEN,
    maxRetries: 0,
  });
  const handle = createHandler({ client, ...limits });
  const { url } = await serve(async (response, { method, headers, body, closed }) => {
    const left = new AbortController();
    void closed.then(() => left.abort());
    const init = { method, headers: headers as Record<string, string>, body, signal: left.signal };
    const answer = await handle(new Request('http://kitchen.example/', init));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    for await (const part of answer.body ?? []) response.write(part);
    response.end();
  });
  return { url, requests: upstream.requests, page: () => cook(url) };
}

/** The recipe, or its failure with the text before it. */
async function cook(url: string) {
  let text = '';
  const client = createEndpointClient({ url });
  const onText = (sofar: string) => (text = sofar);
  return generateRecipe(INGREDIENTS, { client, onText }).catch((error: RecipeError) => {
    expect(error).toBeInstanceOf(RecipeError);
    return { code: error.code, retryAfterMs: error.retryAfterMs, text };
  });
}

function ask(url: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ ingredients: INGREDIENTS });
  return fetch(url, { method: 'POST', headers, body });
}

/** Goes wrong once a text is through. */
function afterText(then: string | ((response: ServerResponse) => unknown)) {
  return async (response: ServerResponse) => {
    await write(response, chunk('Leek'));
    if (typeof then !== 'string') return then(response);
    response.write(then);
    // It is the other side that closes the connection.
    await once(response, 'close');
  };
}

/** One log line of the server and one of the page per failure, without anything private. */
function expectLines(count: number): void {
  const calls = vi.mocked(console.error).mock.calls;
  expect(calls.map(([line]) => line)).toEqual(Array(count).fill('Recipe generation failed'));
  const logged = calls
    .flat()
    .map((part) => (part instanceof Error ? `${part.stack}${part}` : part));
  expect(logged.join()).not.toMatch(/secret|hf_|leek|127\.0\.0\.1/i);
  vi.mocked(console.error).mockClear();
}
