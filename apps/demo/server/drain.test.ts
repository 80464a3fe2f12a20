import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { linesOf, startDemoServer } from 'test-support/demo-server';
import { startModelServer, type ModelServer } from 'test-support/model-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postRecipe } from '../system/recipe-request.ts';

let model: ModelServer;

beforeEach(async () => {
  model = await startModelServer();
});

afterEach(async () => {
  await model.close();
});

test('after a SIGTERM an open recipe is finished, and then the process ends well', async () => {
  const demo = await startDemoServer({ HF_ENDPOINT_URL: model.url });
  const { reader, exchange } = await askAndRead(demo.url);
  const stopped = demo.stop('SIGTERM');
  await untilRefused(demo.url);
  exchange.sayAll(' soup');
  const rest = await readToEnd(reader);
  expect(rest).toContain('" soup"');
  expect(rest).toMatch(/data: \[DONE\]\n\n$/);
  expect(await stopped).toBe(0);
  const line = {
    signal: 'SIGTERM',
    graceMs: 10_000,
    msg: 'Sous Chef stops when nobody is served.',
  };
  expect(linesOf(demo)).toContainEqual(expect.objectContaining(line));
  expect(linesOf(demo)).toContainEqual(
    expect.objectContaining({ path: '/api/recipe', finishReason: 'stop' }),
  );
  expect(linesOf(demo).at(-1)).toMatchObject({ msg: 'Sous Chef has stopped.' });
});

test('a recipe that outlasts the grace period ends with an error that the page understands, with a text and without', async () => {
  const demo = await startDemoServer({ HF_ENDPOINT_URL: model.url, SHUTDOWN_GRACE_MS: '300' });
  const { reader, exchange } = await askAndRead(demo.url);
  const asked = postRecipe(demo.url);
  await model.next();
  const stopped = demo.stop();
  expect(await readToEnd(reader)).toBe('data: {"error":{"code":"network"}}\n\n');
  const response = await asked;
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ code: 'network' });
  await exchange.abandoned;
  expect(await stopped).toBe(0);
  for (const end of [
    { status: 200, characters: 4 },
    { status: 502, characters: 0 },
  ]) {
    const line = { level: 'warn', code: 'stopped', ...end };
    expect(linesOf(demo)).toContainEqual(expect.objectContaining(line));
  }
});

test('connections made before the signal are answered, in any order', async () => {
  const demo = await startDemoServer({});
  // While the process is stopped the kernel accepts connections for it, as for a busy one.
  demo.signal('SIGSTOP');
  const visits = await Promise.all(Array.from({ length: 100 }, () => connectAndAsk(demo.url)));
  const stopped = demo.stop();
  demo.signal('SIGCONT');
  const responses = await Promise.all(visits.map(({ response }) => response));
  expect(responses.map((text) => text.split(' ', 2)[1])).toEqual(visits.map(() => '200'));
  expect(await stopped).toBe(0);
});

test('while it drains it says so, and closes the connection', async () => {
  const demo = await startDemoServer({ HF_ENDPOINT_URL: model.url });
  const checks = ['/healthz', '/readyz', '/livez'].map((path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return () => get(demo.url + path, agent);
  });
  for (const check of checks) expect(await check()).toMatchObject({ status: 200 });
  const { reader, exchange } = await askAndRead(demo.url);
  const stopped = demo.stop();
  await untilSaid(demo, 'Sous Chef stops when nobody is served.');
  const draining = { status: 503, connection: 'close', body: '{"status":"draining"}' };
  const alive = { status: 200, connection: 'close' };
  expect(await Promise.all(checks.map((check) => check()))).toMatchObject([
    draining,
    draining,
    alive,
  ]);
  exchange.finish();
  await readToEnd(reader);
  expect(await stopped).toBe(0);
});

test('the same signal twice, as a group and a shell send it, ends nothing early; a later one ends all', async () => {
  const demo = await startDemoServer({ HF_ENDPOINT_URL: model.url });
  const { reader } = await askAndRead(demo.url);
  void demo.stop('SIGINT');
  void demo.stop('SIGINT');
  await untilRefused(demo.url);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await demo.stop('SIGINT')).toBe(130);
  await expect(reader.read()).rejects.toThrow();
});

test('a process whose parent is gone stops as on a signal', async () => {
  const demo = await startDemoServer({});
  expect(await demo.disconnect()).toBe(0);
  expect(linesOf(demo).at(-1)).toMatchObject({ msg: 'Sous Chef has stopped.' });
});

/** Sends a request, and reads the first chunk of an unfinished recipe. */
async function askAndRead(url: string) {
  const asked = postRecipe(url);
  const exchange = await model.next();
  exchange.say('Leek');
  const reader = (await asked).body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain('"Leek"');
  return { reader, exchange };
}

async function get(url: string, agent: Agent) {
  const visit = request(url, { agent });
  visit.end();
  const [response] = (await once(visit, 'response')) as [IncomingMessage];
  let body = '';
  for await (const part of response.setEncoding('utf8')) body += part;
  return { status: response.statusCode, connection: response.headers.connection, body };
}

/** Requests the page on a connection of its own; resolves when the other side has accepted it. */
async function connectAndAsk(url: string) {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const read = async () => {
    let text = '';
    for await (const part of socket) text += part;
    return text;
  };
  return { response: read().catch(String) };
}

async function untilSaid(demo: Parameters<typeof linesOf>[0], words: string): Promise<void> {
  await vi.waitFor(() =>
    expect(linesOf(demo)).toContainEqual(expect.objectContaining({ msg: words })),
  );
}

/** Resolves when the port accepts no new connections. */
async function untilRefused(url: string): Promise<void> {
  const { port } = new URL(url);
  for (;;) {
    const socket = connect(Number(port), '127.0.0.1');
    const failure = await once(socket, 'connect').catch((error: NodeJS.ErrnoException) => error);
    socket.destroy();
    if (failure instanceof Error && failure.code === 'ECONNREFUSED') return;
  }
}

async function readToEnd(reader: ReadableStreamDefaultReader<string>): Promise<string> {
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
}
