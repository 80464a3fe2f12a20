import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startModelServer, type ModelExchange, type ModelServer } from 'test-support/model-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDocumented } from './documented.ts';
import { PATIENCE, prepareHost } from './host.ts';

const INGREDIENTS = ['leek', 'potato', 'cream', 'nutmeg'];

/** How many recipes a visitor gets in a minute, as the documents set it up. */
const LIMIT = 10;

const host = prepareHost({
  sources: ['servers'],
  files: () => readDocumented('docs/servers.md'),
  needs: [
    '@hono/node-server',
    '@types/compression',
    '@types/express',
    '@types/node',
    'bun',
    'compression',
    'deno',
    'esbuild',
    'express',
    'fastify',
    'hono',
    'miniflare',
    'next',
    'rate-limiter-flexible',
    'react',
    'react-dom',
    'typescript',
  ],
  settings: { type: 'module' },
});

describe.each<[string, Start, string?]>([
  ['Node', ['node', 'node.js']],
  ['Express, with compression,', ['node', 'express.js']],
  ['Express, behind a parser that keeps the bytes,', ['node', 'express-parsed.js']],
  ['Fastify', ['node', 'fastify.js']],
  ['Bun', ['node_modules/.bin/bun', 'bun.js']],
  ['Deno', ['node_modules/.bin/deno', 'run', '--allow-net', '--allow-env', 'deno.js']],
  ['workerd', ['node', 'serve-worker.js']],
  ['Next.js with the app router', ['npx', 'next', 'start']],
  ['Next.js with the pages router', ['npx', 'next', 'start'], '/api/kitchen'],
  ['Next.js while one develops', ['npx', 'next', 'dev'], '/api/kitchen'],
])('%s', (_name, [command, ...options], path = '/api/recipe') => {
  let model: ModelServer;
  let url: string;

  beforeAll(async () => {
    model = await startModelServer();
    const port = await findFreePort();
    if (options.includes('start')) await buildOnce();
    host.start({ PORT: String(port), MODEL_URL: model.url }, command, ...options);
    url = `http://localhost:${port}${path}`;
    await waitUntilServed(url);
  }, PATIENCE);

  afterAll(() => model?.close());

  test(
    'passes each piece of text on before the next one is there',
    async () => {
      const visit = post(url);
      const exchange = await model.next();
      exchange.say('Leek ');
      const response = await visit;
      expect(response.status).toBe(200);
      const text = readText(response);
      expect(await text('Leek')).not.toContain('soup');
      exchange.say('soup');
      expect(await text('soup')).not.toContain('[DONE]');
      exchange.finish();
      expect(await text('[DONE]')).toContain('"finish_reason":"stop"');
    },
    PATIENCE,
  );

  test(
    'closes the connection to the model when the visitor leaves, also before the first text',
    async () => {
      for (const words of ['Leek ', '']) {
        const visit = new AbortController();
        const visited = post(url, { signal: visit.signal });
        const exchange = await model.next();
        if (words) {
          exchange.say(words);
          await readText(await visited)('Leek');
        }
        visit.abort();
        await Promise.allSettled([visited]);
        if (words) await talkUntilAbandoned(exchange);
        await exchange.abandoned;
      }
    },
    PATIENCE,
  );

  test(
    'gives failures, refusals and the limit their status',
    async () => {
      const visit = post(url, { headers: { Origin: new URL(url).origin } });
      (await model.next()).reply(401, '{}');
      expect(await codeOf(visit)).toBe('502 unauthorized');
      const elsewhere = { Origin: 'https://elsewhere.example' };
      expect(await codeOf(post(url, { headers: elsewhere }))).toBe('403 refused-origin');
      expect(await codeOf(post(url, { body: '{}' }))).toBe('422 refused-input');
      expect((await fetch(url, { method: 'OPTIONS' })).status).toBe(204);
      const preflight = await fetch(url, { method: 'OPTIONS', headers: elsewhere });
      expect(preflight.status).toBe(403);

      model.answer = (exchange) => exchange.reply(401, '{}');
      let refusal = await post(url);
      while (refusal.status !== 429) refusal = await post(url);
      expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(refusal.headers.get('Cache-Control')).toBe('no-store, no-transform');
      expect(model.exchanges).toHaveLength(LIMIT);
    },
    PATIENCE,
  );
});

test(
  'a handler behind a body parser says what to do',
  async () => {
    const port = String(await findFreePort());
    host.start({ PORT: port, MODEL_URL: 'http://localhost:9/v1' }, 'node', 'express-parsed.js');
    const url = `http://localhost:${port}/api/parsed`;
    await waitUntilServed(url);
    const response = await post(url);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      detail: expect.stringContaining('mount the handler before what parses bodies'),
    });
  },
  PATIENCE,
);

test(
  'Bun keeps a stream in which the model pauses for longer than it waits by itself',
  async () => {
    const model = await startModelServer();
    const port = String(await findFreePort());
    host.start({ PORT: port, MODEL_URL: model.url }, 'node_modules/.bin/bun', 'bun.js');
    const url = `http://localhost:${port}/api/recipe`;
    await waitUntilServed(url);
    const visit = post(url);
    const exchange = await model.next();
    exchange.say('Leek ');
    const text = readText(await visit);
    await text('Leek');
    await pause(13_000);
    exchange.say('soup');
    await text('soup');
    await model.close();
  },
  PATIENCE,
);

test(
  'the handler, and the files of the documents, fit the types of the servers',
  async () => {
    const strict =
      '--noEmit --strict --skipLibCheck --target es2022 --module nodenext --types node';
    const files = ['mounts.ts', 'node.js', 'express.js', 'fastify.js', 'pages/api/kitchen.js'];
    const options = [...strict.split(' '), '--allowJs', '--checkJs'];
    expect(await host.run('node_modules/.bin/tsc', ...options, ...files)).toBe('');
  },
  PATIENCE,
);

let built: Promise<string> | undefined;

function buildOnce(): Promise<string> {
  return (built ??= host.run('npx', 'next', 'build'));
}

function post(url: string, { headers, body, signal }: RequestInit = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip, br', ...headers },
    body: body ?? JSON.stringify({ ingredients: INGREDIENTS }),
    signal,
  });
}

async function codeOf(visit: Promise<Response>): Promise<string> {
  const response = await visit;
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}

/** Reads on until a word has come, and tells all that has come with it. */
function readText(response: Response): (word: string) => Promise<string> {
  const reader = (response.body ?? new ReadableStream()).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return async (word) => {
    while (!text.includes(word)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`The stream ended without ${word}: ${text}`);
      text += decoder.decode(value, { stream: true });
    }
    return text;
  };
}

/** Some servers notice that nobody listens only when they say something. */
async function talkUntilAbandoned(exchange: ModelExchange): Promise<void> {
  while (!exchange.isAbandoned) {
    exchange.say('and more ');
    await pause(50);
  }
}

async function waitUntilServed(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(url, { method: 'OPTIONS' });
      return;
    } catch {
      await pause(100);
    }
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A command, and its options. */
type Start = [command: string, ...options: string[]];
