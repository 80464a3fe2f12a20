import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '../system/demo-process.ts';
import { recordLog } from '../system/recorded-log.ts';
import { createSharedFetch } from './upstream-pause.ts';

test('a model’s server that is not reached is a line that says why, once however many ask', async () => {
  const { log, lines } = recordLog();
  const { fetch } = createSharedFetch(log);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/v1?key=secret`;
  await Promise.all(Array.from({ length: 5 }, () => expect(fetch(url)).rejects.toThrow()));
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      msg: 'The model’s server was not reached.',
      upstream: { error: 'ECONNREFUSED', host: `127.0.0.1:${port}` },
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|v1/);
});

test('what is no address is not named', async () => {
  const { log, lines } = recordLog();
  const { fetch } = createSharedFetch(log);
  await expect(fetch('secret')).rejects.toThrow();
  await expect(fetch('http://user:secret@recipes.example/')).rejects.toThrow();
  expect(lines.map(({ upstream }) => upstream)).toEqual([
    { error: 'ERR_INVALID_URL' },
    { error: 'TypeError', host: 'recipes.example' },
  ]);
});

test('each reason has its own line', async () => {
  const plain = createServer((socket) => {
    socket.on('error', () => {});
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  plain.listen(0, '127.0.0.1');
  await once(plain, 'listening');
  onTestFinished(() => void plain.close());
  const { port } = plain.address() as AddressInfo;
  const { log, lines } = recordLog();
  const { fetch } = createSharedFetch(log);
  await expect(fetch(`https://127.0.0.1:${port}/v1`)).rejects.toThrow();
  await expect(fetch(`http://127.0.0.1:${await findFreePort()}/v1`)).rejects.toThrow();
  expect(lines.map(({ upstream }) => upstream)).toEqual([
    { error: expect.stringMatching(/^ERR_SSL_/), host: `127.0.0.1:${port}` },
    { error: 'ECONNREFUSED', host: expect.stringMatching(/^127\.0\.0\.1:\d+$/) },
  ]);
});

test('past a hundred requests without a response the others wait, and are counted', async () => {
  const answers: ((response: Response) => void)[] = [];
  const send = () => new Promise<Response>((resolve) => answers.push(resolve));
  const { fetch, waiting } = createSharedFetch(recordLog().log, send);
  const asked = Array.from({ length: 130 }, () => fetch('http://recipes.example/v1'));
  await vi.waitFor(() => expect(answers).toHaveLength(100));
  expect(waiting()).toBe(30);
  for (const answer of answers.splice(0)) answer(new Response());
  await vi.waitFor(() => expect(answers).toHaveLength(30));
  expect(waiting()).toBe(0);
  for (const answer of answers) answer(new Response());
  await Promise.all(asked);
});

test('a visitor who leaves is no failure of the model’s server', async () => {
  const silent = createServer(() => {});
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const { log, lines } = recordLog();
  const leave = new AbortController();
  const asked = createSharedFetch(log).fetch(`http://127.0.0.1:${port}/v1`, {
    signal: leave.signal,
  });
  await once(silent, 'connection');
  leave.abort();
  await expect(asked).rejects.toThrow('abort');
  expect(lines).toEqual([]);
});
