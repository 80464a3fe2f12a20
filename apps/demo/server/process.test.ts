import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { linesOf, startDemoServer, UNSET } from 'test-support/demo-server';
import { expect, test } from 'vitest';

test('the process logs its URL and its model, and no secret', async () => {
  const demo = await startDemoServer({ HF_TOKEN: 'hf_secret', HF_MODEL: 'example/model' });
  expect(linesOf(demo)).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      url: demo.url,
      model: 'example/model on Hugging Face',
      msg: `Sous Chef is at ${demo.url}. Recipes come from example/model on Hugging Face.`,
    },
  ]);
  expect(demo.output()).not.toContain('hf_secret');
  expect((await fetch(demo.url)).status).toBe(200);
  expect(await demo.stop()).toBe(0);
});

test('a mistake in the environment is told in its own words', async () => {
  const output = 'PORT must be a port: a whole number from 0 to 65535.\n';
  expect(await run({ PORT: 'eighty' })).toEqual({ code: 1, output });
});

test('a port that is taken is one line, also with a connection to Redis', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const output: unknown = expect.stringContaining(
    `Port ${port} is in use. Set PORT to another one.\n`,
  );
  const redis = { PORT: String(port), REDIS_URL: 'redis://127.0.0.1:1' };
  expect(await run(redis)).toEqual({ code: 1, output });
  other.close();
});

/** Starts the server, expecting a failure. */
async function run(environment: Record<string, string>) {
  const demo = spawn(process.execPath, ['server.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, ...UNSET, ...environment },
  });
  let output = '';
  for (const stream of [demo.stdout, demo.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(demo, 'close')) as [number | null];
  return { code, output };
}
