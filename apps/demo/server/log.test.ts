import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { UNSET } from 'test-support/demo-server';
import { findFreePort } from 'test-support/free-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postRecipe } from '../system/recipe-request.ts';

/** More than a pipe's buffer, so that the server has lines it can't write. */
const REQUESTS = 400;

let failing: Server;
let endpoint: string;

beforeAll(async () => {
  failing = createServer((_incoming, outgoing) => outgoing.writeHead(401).end());
  failing.listen(0, '127.0.0.1');
  await once(failing, 'listening');
  endpoint = `http://127.0.0.1:${(failing.address() as AddressInfo).port}/v1`;
});

afterAll(() => {
  failing.closeAllConnections();
  failing.close();
});

test('a log on a full disk costs its lines, and no request', async () => {
  const full = openSync('/dev/full', 'w');
  const demo = await start(full, full);
  closeSync(full);
  expect(await askOften(demo.url, 20)).toEqual(new Set([502]));
  expect(await demo.stop()).toBe(0);
});

test('a log whose reader is gone costs its lines, and no request', async () => {
  const demo = await start('pipe', 'pipe');
  demo.stdout?.destroy();
  demo.stderr?.destroy();
  expect(await askOften(demo.url, 20)).toEqual(new Set([502]));
  expect(await demo.stop()).toBe(0);
});

test('a log whose reader has stopped reading blocks no request', async () => {
  const demo = await start('pipe', 'ignore');
  expect(await askOften(demo.url, REQUESTS)).toEqual(new Set([502]));
  expect(await demo.stop()).toBe(0);
});

/** The server with its outputs on something that doesn't accept them. */
async function start(stdout: number | 'pipe', stderr: number | 'pipe' | 'ignore') {
  const port = await findFreePort();
  const demo = spawn(process.execPath, ['server.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH,
      ...UNSET,
      PORT: String(port),
      HF_ENDPOINT_URL: endpoint,
      RATE_LIMIT: '100000',
    },
    stdio: ['ignore', stdout, stderr],
  });
  const exited = once(demo, 'exit') as Promise<[number | null]>;
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (demo.exitCode !== null) throw new Error('The server did not start.');
  }
  return {
    url,
    stdout: demo.stdout,
    stderr: demo.stderr,
    async stop() {
      demo.kill();
      return (await exited)[0];
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function askOften(url: string, times: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let count = 0; count < times; count += 1) {
    const response = await postRecipe(url);
    await response.text();
    statuses.add(response.status);
  }
  return statuses;
}
