import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createEndpointClient } from 'recipe-assistant';
import { generateRecipe, type RecipeClient } from 'recipe-assistant/core';
import { createRecipeHandler, type RecipeHandlerOptions } from 'recipe-assistant/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { INGREDIENTS } from '../../test/call-client.ts';

const unlimited = { consume: async () => {} };
const soup: RecipeClient = async () => 'Soup';

afterEach(() => {
  vi.useRealTimers();
});

test('a caller who leaves while its body is awaited is let go at once', async () => {
  const onRun = vi.fn();
  const cancelled = vi.fn();
  const controller = new AbortController();
  const body = new ReadableStream({ cancel: cancelled });
  const pending = handlerFor({ onRun })(post(body, controller.signal));
  await new Promise((resolve) => setTimeout(resolve, 20));
  controller.abort();
  expect((await pending).status).toBe(499);
  expect(cancelled).toHaveBeenCalled();
  expect(onRun.mock.calls).toEqual([
    [expect.objectContaining({ status: 499, finishReason: 'aborted' })],
  ]);
});

test('a body that does not come is not awaited for ever', async () => {
  vi.useFakeTimers();
  const onRun = vi.fn();
  const cancelled = vi.fn();
  const pending = handlerFor({ onRun })(post(new ReadableStream({ cancel: cancelled })));
  await vi.advanceTimersByTimeAsync(10_000);
  const response = await pending;
  expect(response.status).toBe(408);
  expect(await response.json()).toMatchObject({
    status: 408,
    code: 'timeout',
    title: 'It took too long',
  });
  expect(cancelled).toHaveBeenCalled();
  expect(onRun.mock.calls).toEqual([[expect.objectContaining({ status: 408, code: 'timeout' })]]);
  expect(vi.getTimerCount()).toBe(0);
});

test('half a body and then silence is answered over a real connection', async () => {
  const onRun = vi.fn();
  const handle = handlerFor({ onRun });
  const server = createServer(async (incoming, outgoing) => {
    const { status } = await handle(post(Readable.toWeb(incoming) as ReadableStream));
    outgoing.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const answer = new Promise<string>((resolve) =>
    socket.once('data', (data) => resolve(`${data}`)),
  );
  const head = 'POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\n';
  socket.write(`${head}{"ingr`);
  expect(await answer).toContain('408');
  expect(onRun).toHaveBeenCalledOnce();
}, 20_000);

test('a caller who leaves while a limiter is asked costs the day nothing', async () => {
  const controller = new AbortController();
  const day = vi.fn(unlimited.consume);
  const client = vi.fn(soup);
  const onRun = vi.fn();
  const rateLimiter = { consume: () => new Promise((resolve) => setTimeout(resolve, 50)) };
  const handle = handlerFor({ rateLimiter, dailyBudget: { consume: day }, client, onRun });
  const pending = handle(post(JSON.stringify({ ingredients: INGREDIENTS }), controller.signal));
  await new Promise((resolve) => setTimeout(resolve, 20));
  controller.abort();
  expect((await pending).status).toBe(499);
  expect(day).not.toHaveBeenCalled();
  expect(client).not.toHaveBeenCalled();
  expect(onRun).toHaveBeenCalledOnce();
});

test("a model that thinks in mid-stream keeps the page's run alive", async () => {
  vi.useFakeTimers();
  const handle = handlerFor({
    streamTimeout: 0,
    client: async function* () {
      yield 'Leek';
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      yield ' soup';
    },
  });
  const client = createEndpointClient({
    url: 'http://h.test/',
    fetch: async (url, init) => handle(new Request(url, init)),
  });
  const recipe = generateRecipe(INGREDIENTS, { client, streamTimeout: 30_000 });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await recipe).toMatchObject({ recipe: 'Leek soup', finishReason: 'stop' });
});

test.each([
  ['https://h.test', 'H.test', 200],
  ['https://h.test', 'h.test:443', 200],
  ['http://h.test', 'h.test:80', 200],
  ['https://h.test:8443', 'H.TEST:8443', 200],
  ['https://h.test', 'h.test', 200],
  ['https://h.test', 'h.test:8443', 403],
  ['http://h.test', 'h.test:443', 403],
  ['https://h.test', 'g.test:443', 403],
  ['https://h.test', '', 403],
])('a page of %s that asks the host %j gets %i', async (origin, host, status) => {
  const request = post(JSON.stringify({ ingredients: INGREDIENTS }));
  // As a server receives it; a page's `Request` has no such header.
  request.headers.set('Origin', origin);
  request.headers.set('Host', host);
  expect((await handlerFor()(request)).status).toBe(status);
});

test.each([
  { servings: 1e9 },
  { time: 987_654 },
  { servings: -5 },
  { time: { secret: 987_654 } },
  { servings: [987_654] },
  { diet: 987_654 },
  { diet: 'secret'.repeat(20) },
  { secret: 987_654 },
  { avoid: 'secret' },
  { avoid: [987_654] },
  { onlyThese: 'secret' },
  'secret',
  null,
])('a refusal does not quote the preferences %j', async (preferences) => {
  const response = await handlerFor()(
    post(JSON.stringify({ ingredients: INGREDIENTS, preferences })),
  );
  expect(response.status).toBe(422);
  const { detail } = (await response.json()) as { detail: string };
  expect(detail).toMatch(/\w/);
  expect(detail).not.toMatch(/secret|987|1000000000|-5|received|null/i);
});

function handlerFor(options: Partial<RecipeHandlerOptions> = {}) {
  return createRecipeHandler({ client: soup, rateLimiter: unlimited, ...options });
}

function post(body: BodyInit, signal?: AbortSignal): Request {
  return new Request('http://kitchen.example/api/recipe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    duplex: 'half',
    ...(signal && { signal }),
  } as RequestInit);
}
