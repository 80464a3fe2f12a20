import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { CLOSED_PORT } from 'test-support/free-port';
import type { ModelExchange } from 'test-support/model-server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetFailures, startKitchen } from '../system/kitchen.ts';
import { postRecipe } from '../system/recipe-request.ts';
import { recordLog } from '../system/recorded-log.ts';
import { createUpstreamFetch } from './circuit-breaker.ts';

const VISITORS = 200;
const WAIT = { 'Retry-After': '30' };

/** Each visitor has an address of their own. */
const EACH = { TRUST_PROXY: '1' };

afterEach(forgetFailures);

test.each<[string, (exchange: ModelExchange) => void, number, string, number]>([
  ['429 and for how long', (to) => to.reply(429, '', WAIT), 503, 'rate-limited', 30],
  ['nothing, and hangs up', (to) => to.cut(), 502, 'network', 5],
])(
  'a model’s server that says %s to two hundred visitors is left alone, and visitors are told at once',
  async (_says, say, status, code, pause) => {
    const { url, model, lines } = await startKitchen(EACH, say);
    const visits = await Promise.all(visitors().map((address) => ask(url, address)));
    expect(visits.every((visit) => visit.status === status && visit.code === code)).toBe(true);
    expect(model.exchanges.length).toBeLessThanOrEqual(250);
    expect(lines.filter(({ pauseMs }) => pauseMs !== undefined)).toHaveLength(1);
    // On a slow machine the pause may be over: that was then the next try, after which another begins.
    await vi.waitFor(
      async () => {
        const before = model.exchanges.length;
        const visit = await ask(url, '198.18.1.2');
        expect(visit).toMatchObject({ status, code });
        expect(visit.wait).toBeLessThanOrEqual(pause);
        expect(model.exchanges.length).toBe(before);
      },
      { timeout: 20_000 },
    );
    // Their lines blame no server.
    await vi.waitFor(() => {
      const line = lines.findLast(({ msg }) => msg === 'recipe');
      expect(line).toMatchObject({ status, code });
      expect(line).not.toHaveProperty('upstream');
    });
  },
);

test.each([
  [401, 'unauthorized'],
  [402, 'quota-exceeded'],
  [429, 'rate-limited'],
  [500, 'network'],
  [503, 'network'],
])('ten failures within a second open it, and fewer nothing: %i, then %s', async (status, code) => {
  const send = async () => new Response(null, { status });
  const { fetch, isCircuitOpen } = createUpstreamFetch(recordLog().log, () => {}, send);
  const url = 'http://recipes.example/v1';
  await Promise.all(Array.from({ length: 9 }, () => fetch(url)));
  expect(isCircuitOpen()).toBe(false);
  expect((await fetch(url)).status).toBe(status);
  expect(isCircuitOpen()).toBe(true);
  expect(await (await fetch(url)).json()).toEqual({ error: { code } });
});

test.each([
  ['seconds', '30', 30_000],
  ['seconds of two headers', '30, 30', 30_000],
  ['a date', 'Mon, 05 Jan 2026 00:00:30 GMT', 30_000],
  ['nothing that can be read', 'soon', 5000],
  ['a day', '86400', 3_600_000],
])('it pauses for as long as the server asks in %s, an hour at most', async (_what, wait, ms) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) });
  onTestFinished(() => void vi.useRealTimers());
  const headers = { 'Retry-After': wait };
  const send = async () => new Response(null, { status: 503, headers });
  const { fetch, isCircuitOpen } = createUpstreamFetch(recordLog().log, () => {}, send);
  await Promise.all(Array.from({ length: 10 }, () => fetch('http://recipes.example/v1')));
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(isCircuitOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isCircuitOpen()).toBe(false);
});

test('after the pause one request goes out at a time, until one succeeds, and the log says so', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answers: ((response: Response) => void)[] = [];
  const send = () => new Promise<Response>((resolve) => answers.push(resolve));
  const { log, lines } = recordLog();
  const { fetch, isCircuitOpen } = createUpstreamFetch(log, () => {}, send);
  const askTimes = (count: number) => {
    for (let asked = 0; asked < count; asked += 1) void fetch('http://recipes.example/v1');
    return vi.advanceTimersByTimeAsync(0);
  };
  const answer = (status: number, count = 1) => {
    for (const each of answers.splice(0, count)) each(new Response(null, { status }));
    return vi.advanceTimersByTimeAsync(0);
  };
  await askTimes(22);
  await answer(503, 9);
  // A success in between: not all visitors fail.
  await answer(200);
  await answer(503, 9);
  expect(isCircuitOpen()).toBe(false);
  await answer(503);
  expect(isCircuitOpen()).toBe(true);
  // It was sent before that.
  await answer(200);
  expect(isCircuitOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  await answer(503);
  expect(isCircuitOpen()).toBe(false);
  await askTimes(3);
  expect(answers).toHaveLength(1);
  await answer(200);
  expect(answers).toHaveLength(2);
  expect(lines.filter(({ msg }) => msg === 'The model’s server answers again.')).toHaveLength(1);
});

test('while the circuit is open nobody queues behind pending requests', async () => {
  let count = 0;
  const send = () => {
    count += 1;
    const response = new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
    return count > 10 ? new Promise<Response>(() => {}) : Promise.resolve(response);
  };
  const { fetch, isCircuitOpen, waiting } = createUpstreamFetch(recordLog().log, () => {}, send);
  const url = 'http://recipes.example/v1';
  for (let request = 0; request < 100; request += 1) void fetch(url);
  await vi.waitFor(() => expect(isCircuitOpen()).toBe(true));
  const { status, headers } = await fetch(url);
  expect(status).toBe(599);
  expect(headers.get('Retry-After')).toBe('30');
  expect(waiting()).toBe(0);
});

test('each try says how it ended and at which host, and no more of the URL', async () => {
  const plain = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  plain.listen(0, '127.0.0.1');
  await once(plain, 'listening');
  onTestFinished(() => void plain.close());
  const host = `127.0.0.1:${(plain.address() as AddressInfo).port}`;
  const closed = `127.0.0.1:${CLOSED_PORT}`;
  const onTry = vi.fn();
  const { fetch } = createUpstreamFetch(recordLog().log, onTry);
  await fetch(`http://${host}/v1`);
  await expect(fetch(`https://${host}/v1`)).rejects.toThrow();
  await expect(fetch(`http://${closed}/v1?key=secret`)).rejects.toThrow();
  await expect(fetch('secret')).rejects.toThrow();
  await expect(fetch('http://user:secret@recipes.example/')).rejects.toThrow();
  expect(onTry.mock.calls).toEqual([
    [400, host],
    [expect.stringMatching(/^ERR_SSL_/), host],
    ['ECONNREFUSED', closed],
    ['ERR_INVALID_URL', undefined],
    ['TypeError', 'recipes.example'],
  ]);
});

test('beyond a hundred pending requests the others are queued, and counted', async () => {
  const answers: ((response: Response) => void)[] = [];
  const send = () => new Promise<Response>((resolve) => answers.push(resolve));
  const { fetch, waiting } = createUpstreamFetch(recordLog().log, () => {}, send);
  const asked = Array.from({ length: 130 }, () => fetch('http://recipes.example/v1'));
  await vi.waitFor(() => expect(answers).toHaveLength(100));
  expect(waiting()).toBe(30);
  for (const answer of answers.splice(0)) answer(new Response());
  await vi.waitFor(() => expect(answers).toHaveLength(30));
  expect(waiting()).toBe(0);
  for (const answer of answers) answer(new Response());
  await Promise.all(asked);
});

test('a visitor who leaves does not count as a failure of the model’s server', async () => {
  const silent = createTcpServer(() => {});
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const onTry = vi.fn();
  const leave = new AbortController();
  const host = `127.0.0.1:${port}`;
  const { fetch, isCircuitOpen } = createUpstreamFetch(recordLog().log, onTry);
  const asked = Array.from({ length: 10 }, () =>
    fetch(`http://${host}/v1`, { signal: leave.signal }),
  );
  await once(silent, 'connection');
  leave.abort();
  await Promise.all(asked.map((each) => expect(each).rejects.toThrow('abort')));
  expect(onTry.mock.calls).toEqual(asked.map(() => ['aborted', host]));
  expect(isCircuitOpen()).toBe(false);
});

function visitors(): string[] {
  return Array.from({ length: VISITORS }, (_, visitor) => `198.18.0.${visitor}`);
}

async function ask(url: string, address: string) {
  const response = await postRecipe(url, { 'X-Forwarded-For': address });
  const { status, headers, ok } = response;
  const text = await response.text();
  const code = ok ? undefined : (JSON.parse(text) as { code: string }).code;
  return { status, code, wait: Number(headers.get('Retry-After')) };
}
