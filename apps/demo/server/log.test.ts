import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { UNSET } from 'test-support/demo-server';
import { findFreePort } from 'test-support/free-port';
import { startModelServer } from 'test-support/model-server';
import { expect, onTestFinished, test } from 'vitest';
import { postRecipe } from '../system/recipe-request.ts';

test.each([
  ['on a full disk', '/dev/full', 20],
  ['whose reader is gone', 'gone', 20],
  // More than a pipe's buffer, so that the server has lines it can't write.
  ['whose reader has stopped reading', 'stopped', 400],
])('a log %s costs its lines, and no request', async (_name, reader, times) => {
  const model = await startModelServer();
  onTestFinished(() => model.close());
  model.answer = (exchange) => exchange.reply(401, '');
  const port = String(await findFreePort());
  const output = reader === '/dev/full' ? openSync(reader, 'w') : 'pipe';
  const settings = { PORT: port, HF_ENDPOINT_URL: model.url, RATE_LIMIT: '100000' };
  const demo = spawn(process.execPath, ['server.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, ...UNSET, ...settings },
    stdio: ['ignore', output, reader === 'stopped' ? 'ignore' : output],
  });
  const exited = once(demo, 'exit');
  if (output !== 'pipe') closeSync(output);
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) expect(demo.exitCode).toBeNull();
  if (reader === 'gone') for (const stream of [demo.stdout, demo.stderr]) stream?.destroy();
  for (let count = 0; count < times; count += 1) {
    const response = await postRecipe(url);
    await response.text();
    expect(response.status).toBe(502);
  }
  demo.kill();
  expect(await exited).toEqual([0, null]);
});

async function answers(url: string): Promise<boolean> {
  const { ok } = await fetch(`${url}/healthz`).catch(() => ({ ok: false }));
  return ok;
}
