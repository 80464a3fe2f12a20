import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from 'test-support/free-port';
import { startModelServer, type ModelServer } from 'test-support/model-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Program } from '../desktop/program.ts';
import { readDocumented } from './documented.ts';
import { PATIENCE, prepareHost } from './host.ts';
import { failureOf } from './output.ts';
import { BUN_PROGRAM, DENO_PROGRAM, RUNTIMES } from './versions.ts';

const BODY = JSON.stringify({ ingredients: ['leek', 'potato', 'cream', 'nutmeg'] });

/** Recipes per visitor and minute in the documented setup. */
const LIMIT = 10;

const BUN: Start = [BUN_PROGRAM, 'bun.js'];

const host = prepareHost({
  sources: ['servers'],
  files: () => readDocumented('packages/recipe-assistant/docs/servers.md'),
  needs: [
    '@hono/node-server',
    '@types/compression',
    '@types/express',
    '@types/node',
    'compression',
    'esbuild',
    'express',
    'fastify',
    'h3',
    'hono',
    'ioredis',
    'miniflare',
    'next',
    'rate-limiter-flexible',
    'react',
    'react-dom',
    'typescript',
  ],
  versions: RUNTIMES,
  settings: { type: 'module' },
});

describe.each<Server>([
  { name: 'Node', start: ['node', 'node.js'] },
  { name: 'Express, with compression,', start: ['node', 'express.js'] },
  { name: 'Express, behind a parser that keeps the bytes,', start: ['node', 'express-parsed.js'] },
  { name: 'Fastify', start: ['node', 'fastify.js'] },
  { name: 'Hono, with compression,', start: ['node', 'hono.js'] },
  { name: 'Bun', start: BUN },
  { name: 'Deno', start: [DENO_PROGRAM, 'run', '--allow-net', '--allow-env', 'deno.js'] },
  // Without the network in front of it, it doesn't notice a half-closed connection.
  { name: 'workerd', start: ['node', 'serve-worker.js'], leave: 'reset' },
  { name: 'the server of Nuxt', start: ['node', 'serve-nuxt.js'] },
  {
    name: 'Next.js with the pages router',
    start: ['npx', 'next', 'start'],
    path: '/api/kitchen',
  },
  {
    name: 'a function of Next.js, with its limits in Redis,',
    start: ['npx', 'next', 'start'],
    path: '/api/functions',
  },
])('$name', ({ start, path, leave = 'close' }) => {
  let site: Site;

  beforeAll(async () => {
    if (start.includes('start')) await buildOnce();
    site = await serve(start, path);
  }, PATIENCE);

  afterAll(() => site?.close());

  test(
    'passes each piece of text on before the next one is there',
    async () => {
      const visit = post(site.url);
      const exchange = await site.model.next();
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

  test.each([
    ['before the first text', ''],
    ['after it', 'Leek '],
  ])(
    'closes the connection to the model when the visitor leaves, %s',
    async (_when, words) => {
      const visit = startVisit(site.url);
      const exchange = await site.model.next();
      if (words) {
        exchange.say(words);
        await visit.text('Leek');
      }
      visit[leave]();
      await exchange.abandoned;
    },
    PATIENCE,
  );

  test(
    'gives failures, refusals and the limit their status',
    async () => {
      const visit = post(site.url, { headers: { Origin: new URL(site.url).origin } });
      (await site.model.next()).reply(401, '{}');
      expect(await codeOf(visit)).toBe('502 unauthorized');
      const elsewhere = { Origin: 'https://elsewhere.example' };
      expect(await codeOf(post(site.url, { headers: elsewhere }))).toBe('403 refused-origin');
      expect(await codeOf(post(site.url, { body: '{}' }))).toBe('422 refused-input');
      expect((await fetch(site.url, { method: 'OPTIONS' })).status).toBe(204);
      const preflight = await fetch(site.url, { method: 'OPTIONS', headers: elsewhere });
      expect(preflight.status).toBe(403);

      site.model.answer = (exchange) => exchange.reply(401, '{}');
      let refusal = await post(site.url);
      while (refusal.status !== 429) refusal = await post(site.url);
      expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(refusal.headers.get('Cache-Control')).toBe('no-store, no-transform');
      expect(site.model.exchanges).toHaveLength(LIMIT);
    },
    PATIENCE,
  );
});

test.each([
  ['a body whose length is known', BODY, 500],
  ['one of unknown length', new Blob([BODY]), 400],
])(
  'a handler behind express.json() says what to do about %s',
  async (_body, body, status) => {
    await using site = await serve(['node', 'express-parsed.js'], '/api/parsed');
    const response = await post(site.url, {
      body: typeof body === 'string' ? body : body.stream(),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      detail: expect.stringContaining('mount the handler before what parses bodies'),
    });
  },
  PATIENCE,
);

test(
  'Bun keeps a stream in which the model pauses for longer than Bun waits by itself',
  async () => {
    await using site = await serve(BUN);
    const visit = post(site.url);
    const exchange = await site.model.next();
    exchange.say('Leek ');
    const text = readText(await visit);
    await text('Leek');
    await pause(13_000);
    exchange.say('soup');
    expect(await text('soup')).toContain('Leek');
  },
  PATIENCE,
);

test(
  'the handler, and the files of the documents, fit the types of the servers',
  async () => {
    const strict =
      '--noEmit --strict --skipLibCheck --target es2022 --module nodenext --types node';
    const files = [
      'mounts.ts',
      'node.js',
      'express.js',
      'fastify.js',
      'hono.js',
      'pages/api/kitchen.js',
    ];
    const options = [...strict.split(' '), '--allowJs', '--checkJs'];
    expect(await host.run('node_modules/.bin/tsc', ...options, ...files)).toBe('');
  },
  PATIENCE,
);

test(
  'functions that know nothing of each other share the limits in their Redis',
  async () => {
    await buildOnce();
    const route: [Start, string] = [['npx', 'next', 'start'], '/api/functions'];
    await using one = await serve(...route);
    await using other = await serve(...route);
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    for (const { model } of [one, other]) model.answer = (exchange) => exchange.reply(401, '{}');
    for (let count = 0; count < LIMIT; count += 1) {
      expect(await codeOf(post(one.url, { headers }))).toBe('502 unauthorized');
    }
    expect(await codeOf(post(other.url, { headers }))).toBe('429 rate-limited');
    expect(other.model.exchanges).toHaveLength(0);
  },
  PATIENCE,
);

let redis: Promise<string> | undefined;

/** The address of a Redis of this test file's own, which runs until its end. */
async function redisOnce(): Promise<string> {
  return (redis ??= findFreePort().then((port) => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    host.start({}, 'redis-server', ...options);
    return `redis://127.0.0.1:${port}`;
  }));
}

let built: Promise<string> | undefined;

function buildOnce(): Promise<string> {
  return (built ??= host.run('npx', 'next', 'build'));
}

/** A documented server, with its own model. */
async function serve([command, ...options]: Start, path = '/api/recipe'): Promise<Site> {
  const model = await startModelServer();
  const port = await findFreePort();
  const url = `http://localhost:${port}${path}`;
  const REDIS_URL = await redisOnce();
  const environment = { PORT: String(port), MODEL_URL: model.url, REDIS_URL };
  const program = host.start(environment, command, ...options);
  const close = () => stop(program, model);
  try {
    await Promise.race([waitUntilServed(url), failureOf(program)]);
  } catch (failure) {
    await close();
    throw failure;
  }
  return { url, model, close, [Symbol.asyncDispose]: close };
}

async function stop(program: Program, model: ModelServer): Promise<void> {
  await program.stop();
  await model.close();
}

async function waitUntilServed(url: string): Promise<void> {
  for (const end = Date.now() + PATIENCE / 2; Date.now() < end; await pause(100)) {
    try {
      await fetch(url, { method: 'OPTIONS' });
      return;
    } catch {
      // Not yet.
    }
  }
  throw new Error(`Nobody answers at ${url}.`);
}

function post(url: string, { headers, body = BODY }: RequestInit = {}): Promise<Response> {
  const type = { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip, br' };
  const visit = { method: 'POST', headers: { ...type, ...headers }, body, duplex: 'half' };
  return fetch(url, visit);
}

async function codeOf(visit: Promise<Response>): Promise<string> {
  const response = await visit;
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}

/** Reads on until a word has come, and returns everything up to it. */
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

/** A visitor who may leave, on a connection of their own. */
function startVisit(url: string): Visit {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': BODY.length };
  const request = ask(url, { method: 'POST', headers, agent: false });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  // A visitor who leaves gets no response.
  request.on('error', () => {});
  answered.catch(() => {});
  request.end(BODY);
  return {
    async text(word) {
      const [response] = await answered;
      let text = '';
      for await (const piece of response.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
        text += piece;
        if (text.includes(word)) return;
      }
      throw new Error(`The stream ended without ${word}: ${text}`);
    },
    close: () => void request.destroy(),
    reset: () => void request.socket?.resetAndDestroy(),
  };
}

interface Server {
  name: string;
  start: Start;
  path?: string;
  /** How a visitor leaves. Default: by closing the connection. */
  leave?: 'close' | 'reset';
}

/** A command and its options. */
type Start = [command: string, ...options: string[]];

interface Site extends AsyncDisposable {
  url: string;
  model: ModelServer;
  close: () => Promise<void>;
}

interface Visit {
  /** Waits until this word has come. */
  text: (word: string) => Promise<void>;
  close: () => void;
  reset: () => void;
}
