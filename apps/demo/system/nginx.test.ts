import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { linesOf, startDemoServer } from 'test-support/demo-server';
import { startModelServer, type ModelServer } from 'test-support/model-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCommand } from './manual.ts';
import { startNginx } from './nginx-server.ts';
import { RECIPE_BODY } from './recipe-request.ts';

/** Milliseconds between the chunks of a recipe. */
const PACE = 200;

/** What the manual warns of leaving out. */
const HOST_LINE = 'proxy_set_header Host $http_host;';

const PIECES = ['# Leek', ' and', ' potato', ' soup', '\n\nStir.'];

let model: ModelServer;
let running: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  model = await startModelServer();
  model.answer = (exchange) => void exchange.sayInTime(PIECES, PACE);
  running.push(() => model.close());
});

afterEach(async () => {
  for (const stop of running.toReversed()) await stop();
  running = [];
});

test('a page that came through it may ask, and each piece arrives when it was sent', async () => {
  const { nginx } = await startBoth();
  const start = performance.now();
  const response = await ask(nginx.url);
  expect(response.statusCode).toBe(200);
  const times: number[] = [];
  let text = '';
  for await (const part of response.setEncoding('utf8')) {
    text += part;
    times.push(performance.now() - start);
  }
  expect(text).toMatch(/data: \[DONE\]\n\n$/);
  const gaps = times.slice(1).map((time, index) => time - times[index]!);
  expect(gaps.filter((gap) => gap > PACE / 2)).toHaveLength(PIECES.length);
});

test('the id that it gives a request is the server’s, and goes back to the page', async () => {
  const { nginx, demo } = await startBoth();
  const response = await ask(nginx.url, { headers: { 'X-Request-Id': 'forged' } });
  response.resume();
  await once(response, 'end');
  const id = response.headers['x-request-id'];
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  await vi.waitFor(() => {
    expect(linesOf(demo)).toContainEqual(
      expect.objectContaining({ reqId: id, path: '/api/recipe' }),
    );
  });
});

test('a visitor who leaves ends the model’s work', async () => {
  const { nginx } = await startBoth();
  const response = await ask(nginx.url);
  await once(response, 'data');
  expect(model.open).toHaveLength(1);
  response.destroy();
  await vi.waitFor(() => expect(model.exchanges).toMatchObject([{ isAbandoned: true }]), 5000);
});

test('five visitors have five limits, and forged headers add no sixth', async () => {
  const { nginx } = await startBoth({ RATE_LIMIT: '2' });
  const visitors = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6'];
  for (const localAddress of visitors) {
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      const headers = {
        'X-Forwarded-For': `203.0.113.${count}`,
        'X-Real-IP': `203.0.113.${count}`,
      };
      const response = await ask(nginx.url, { localAddress, headers });
      statuses.push(response.statusCode);
      response.destroy();
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
  }
});

test('by the manual’s name the site answers, and by another one or the bare address nobody does', async () => {
  const demo = await startDemoServer({ HF_ENDPOINT_URL: model.url, TRUST_PROXY: '1' });
  running.push(demo.stop);
  const nginx = await startNginx([Number(new URL(demo.url).port)], 'recipes.example');
  running.push(nginx.stop);
  const own = { Host: 'recipes.example', Origin: 'http://recipes.example' };
  for (const Host of ['rebound.example', 'localhost', new URL(nginx.url).host]) {
    await expect(ask(nginx.url, { headers: { ...own, Host } })).rejects.toThrow('socket hang up');
  }
  const response = await ask(nginx.url, { headers: own });
  expect(response.statusCode).toBe(200);
  response.destroy();
});

test('the manual’s command asks for a recipe as the page does, and fails where nginx passes on no Host', async () => {
  const { demo } = await startBoth();
  const port = Number(new URL(demo.url).port);
  const command = await readCommand('recipes.example/api/recipe');
  const askSite = async (site: { url: string }) => {
    const there = `--connect-to recipes.example:80:127.0.0.1:${new URL(site.url).port}`;
    return (await promisify(execFile)('bash', ['-euc', `${command} ${there}`])).stdout;
  };
  const right = await startNginx([port], 'recipes.example');
  running.push(right.stop);
  expect(await askSite(right)).toMatch(/# Leek[^]*data: \[DONE\]\n\n$/);
  const wrong = await startNginx([port], 'recipes.example', HOST_LINE);
  running.push(wrong.stop);
  await expect(askSite(wrong)).rejects.toThrow('error: 403');
});

async function startBoth(settings: Record<string, string> = {}) {
  const demo = await startDemoServer({ HF_ENDPOINT_URL: model.url, TRUST_PROXY: '1', ...settings });
  running.push(demo.stop);
  const nginx = await startNginx([Number(new URL(demo.url).port)]);
  running.push(nginx.stop);
  return { demo, nginx };
}

/** Like nginx's own page, from an address of this machine. */
async function ask(url: string, { headers, localAddress }: Asking = {}): Promise<IncomingMessage> {
  const visit = request(`${url}/api/recipe`, {
    method: 'POST',
    localAddress,
    agent: false,
    headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
  });
  visit.end(RECIPE_BODY);
  const [response] = (await once(visit, 'response')) as [IncomingMessage];
  response.on('error', () => {});
  return response;
}

interface Asking {
  headers?: Record<string, string>;
  localAddress?: string;
}
