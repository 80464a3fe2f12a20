import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings, type Environment } from './settings.ts';
import { startServer, StartError, type RunningServer } from './start.ts';

let pageRoot: string;
let started: RunningServer[] = [];

beforeEach(async () => {
  pageRoot = await mkdtemp(join(tmpdir(), 'sous-chef-'));
  await writeFile(join(pageRoot, 'index.html'), '<!doctype html><title>Kitchen</title>');
});

afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()));
  started = [];
  await rm(pageRoot, { recursive: true });
});

test('without a token the sample kitchen answers', async () => {
  const { url, kitchen } = await start({});
  expect(kitchen).toMatch(/^the sample kitchen/);
  const response = await ask(url);
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^data: \{"choices":\[\{"delta":\{"content":"/);
  await reader?.cancel();
});

test('with a token Hugging Face answers', async () => {
  const { kitchen } = await start({
    HF_TOKEN: 'hf_secret',
    HF_MODEL: 'a/b',
    HF_PROVIDER: 'together',
  });
  expect(kitchen).toBe('a/b on Hugging Face, by together');
});

test('an endpoint wins over Hugging Face, and the token is its bearer', async () => {
  const seen = vi.fn();
  const model = createServer((request, response) => {
    seen(request.method, request.url, request.headers.authorization);
    answerWith(response, 'Leek soup');
  });
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  const { port } = model.address() as AddressInfo;
  const { url, kitchen } = await start({
    HF_TOKEN: 'hf_secret',
    HF_MODEL: 'test/kitchen',
    HF_ENDPOINT_URL: `http://127.0.0.1:${port}/v1`,
  });
  expect(kitchen).toBe(`test/kitchen at 127.0.0.1:${port}`);
  expect(await (await ask(url)).text()).toContain('Leek soup');
  expect(seen.mock.calls).toEqual([['POST', '/v1/chat/completions', 'Bearer hf_secret']]);
  model.closeAllConnections();
  model.close();
});

test('an endpoint needs no token', async () => {
  const { kitchen } = await start({ HF_ENDPOINT_URL: 'http://localhost:11434/v1', HF_MODEL: 'm' });
  expect(kitchen).toBe('m at localhost:11434');
});

test('a port that is taken is one clear line', async () => {
  const { url } = await start({});
  const { port } = new URL(url);
  await expect(start({ PORT: port })).rejects.toThrow(StartError);
  await expect(start({ PORT: port })).rejects.toThrow(`Port ${port} is in use.`);
});

test('a page that is not built is one clear line', async () => {
  const settings = readSettings({ PORT: '0' });
  const options = { pageRoot: join(pageRoot, 'missing'), log: () => {} };
  await expect(startServer(settings, options)).rejects.toThrow(/^The page is not built/);
});

test('a stop ends the streams, aborts their model and frees the port', async () => {
  const aborted = vi.fn();
  const model = createServer((_request, response) => {
    response.once('close', aborted);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(chunk('Leek'));
  });
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  const { port } = model.address() as AddressInfo;
  const { url, stop } = await start({ HF_ENDPOINT_URL: `http://127.0.0.1:${port}/v1` });
  const reader = (await ask(url)).body?.getReader();
  await reader?.read();
  started = [];
  await stop();
  await expect(reader?.read()).rejects.toThrow();
  await vi.waitFor(() => expect(aborted).toHaveBeenCalledTimes(1));
  await expect(fetch(url)).rejects.toThrow();
  model.closeAllConnections();
  model.close();
});

async function start(environment: Environment): Promise<RunningServer> {
  const settings = readSettings({ PORT: '0', ...environment });
  const server = await startServer(settings, { pageRoot, log: () => {} });
  started.push(server);
  return server;
}

function ask(url: string): Promise<Response> {
  return fetch(`${url}/api/recipe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ingredients: ['leek', 'potato', 'cream', 'nutmeg'] }),
  });
}

function answerWith(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.end(
    `${chunk(text)}data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n`,
  );
}

function chunk(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`;
}
