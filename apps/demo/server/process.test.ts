import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startDemo, UNSET } from '../system/demo-process.ts';

test('the process says where it is and who cooks, and no secret', async () => {
  const demo = await startDemo({ HF_TOKEN: 'hf_secret', HF_MODEL: 'example/model' });
  expect(demo.output()).toBe(
    `Sous Chef is at ${demo.url}\nRecipes come from example/model on Hugging Face.\n`,
  );
  expect((await fetch(demo.url)).status).toBe(200);
  expect(await demo.stop()).toBe(0);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a %s ends the recipes that are being written, and the process',
  async (signal) => {
    const demo = await startDemo({});
    const response = await fetch(`${demo.url}/api/recipe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ingredients: ['leek', 'potato', 'cream', 'nutmeg'] }),
    });
    const reader = response.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    const stopped = demo.stop(signal);
    await expect(readToEnd(reader)).rejects.toThrow();
    expect(await stopped).toBe(0);
    expect(demo.output().split('\n')).toHaveLength(3);
  },
);

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a port: a whole number from 0 to 65535.\n'],
  [
    {
      HF_ENDPOINT_URL: 'http://localhost:11434/v1',
      HF_PROVIDER: 'together',
      HF_TOKEN: 'hf_secret',
    },
    'HF_ENDPOINT_URL and HF_PROVIDER exclude each other: set one of them.\n',
  ],
])('a mistake in the environment is told in its own words: %j', async (environment, output) => {
  expect(await run(environment)).toEqual({ code: 1, output });
});

test('a port that is taken is one line', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const output = `Port ${port} is in use. Set PORT to another one.\n`;
  expect(await run({ PORT: String(port) })).toEqual({ code: 1, output });
  const redis = { PORT: String(port), REDIS_URL: 'redis://127.0.0.1:1' };
  expect(await run(redis)).toMatchObject({ code: 1, output: expect.stringContaining(output) });
  other.close();
});

async function readToEnd(reader?: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader?.read())?.done);
}

/** A start that fails. */
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
