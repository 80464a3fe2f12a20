import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { findFreePort } from 'test-support/free-port';
import { startModelServer, type ModelServer } from 'test-support/model-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createSite, type SiteProcess } from './deployed-site.ts';
import { startNginx } from './nginx-server.ts';
import { postRecipe } from './recipe-request.ts';

const STREAMS = 50;

/** A recipe takes some three seconds, so all are open when a process is told to stop. */
const PIECES = Array.from({ length: 30 }, (_, index) => `${index} `);
const PACE = 100;

let site: Awaited<ReturnType<typeof createSite>>;
let model: ModelServer;
let running: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  site = await createSite();
  model = await startModelServer();
  model.answer = (exchange) => void exchange.sayInTime(PIECES, PACE);
  running.push(site.remove, () => model.close());
});

afterAll(async () => {
  for (const stop of running.toReversed()) await stop();
  running = [];
});

test('a new build and a restart under load cut no stream, miss no asset and refuse nobody', async () => {
  await site.build('one');
  const ports = [await findFreePort(), await findFreePort()];
  const settings = { HF_ENDPOINT_URL: model.url, TRUST_PROXY: '1', RATE_LIMIT: '100000' };
  const start = (port: number) => site.start({ ...settings, PORT: String(port) });
  const processes = await Promise.all(ports.map(start));
  running.push(() => Promise.all(processes.map(({ stop }) => stop())));
  const nginx = await startNginx(ports);
  running.push(nginx.stop);
  const oldAssets = await site.assets();
  const oldPage = await site.page();

  let isOver = false;
  // Also if the test fails: a retry must not meet visitors of the first try.
  onTestFinished(() => {
    isOver = true;
  });
  const load = Promise.all([
    ...Array.from({ length: STREAMS }, () =>
      repeat(
        () => readRecipe(nginx.url),
        () => isOver,
      ),
    ),
    ...oldAssets.map((path) =>
      repeat(
        () => readFile(nginx.url + path),
        () => isOver,
      ),
    ),
    repeat(
      () => readPage(nginx.url),
      () => isOver,
    ),
  ]);
  await expect.poll(() => model.open.length, { timeout: 20_000, interval: 20 }).toBe(STREAMS);

  const exitCodes = [];
  await site.build('new');
  for (const [index, port] of ports.entries()) {
    const before = processes[index] as SiteProcess;
    const stopped = before.stop();
    processes[index] = await start(port);
    exitCodes.push(await stopped);
  }
  await pause(1000);
  isOver = true;
  const visits = (await load).flat();

  const count = (end: Visit['end']) => visits.filter((visit) => visit.end === end).length;
  console.log(
    [
      `recipes     ${count('whole')} whole, ${count('cut')} cut`,
      `assets      ${count('asset')} of two builds, ${count('missing')} missing`,
      `pages       ${count('page')}`,
      `refused     ${count('refused')}`,
    ].join('\n'),
  );
  const failures = visits.filter(({ end }) => FAILURES.includes(end));
  expect(failures, failures.length > 0 ? await unexpectedErrors(nginx) : undefined).toEqual([]);
  expect(count('whole')).toBeGreaterThanOrEqual(2 * STREAMS);
  expect(exitCodes).toEqual([0, 0]);
  expect(await (await fetch(nginx.url)).text()).not.toBe(oldPage);
  for (const path of oldAssets) expect((await fetch(nginx.url + path)).status).toBe(200);
});

/** nginx's error log without closed ports, where it tries the other process and no visitor notices. */
async function unexpectedErrors({
  errors,
}: Awaited<ReturnType<typeof startNginx>>): Promise<string> {
  const lines = (await errors()).split('\n');
  return lines.filter((line) => !line.includes('Connection refused')).join('\n');
}

async function repeat(visit: () => Promise<Visit>, isOver: () => boolean): Promise<Visit[]> {
  const visits: Visit[] = [];
  while (!isOver()) {
    visits.push(await visit().catch((error: unknown) => refused(inspect(error))));
    await pause(10);
  }
  return visits;
}

async function readRecipe(url: string): Promise<Visit> {
  const response = await postRecipe(url);
  if (!response.ok) return refused(`recipe ${response.status} ${await response.text()}`);
  let text = '';
  try {
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) text += part;
  } catch (error) {
    return { end: 'cut', why: `${inspect(error)} after ${text}` };
  }
  return text.endsWith('data: [DONE]\n\n') ? { end: 'whole' } : { end: 'cut', why: text };
}

async function readFile(url: string): Promise<Visit> {
  const response = await fetch(url);
  const text = await response.text();
  if (response.ok) return { end: 'asset' };
  const why = `${url} ${response.status} ${text}`;
  return response.status === 404 ? { end: 'missing', why } : refused(why);
}

/** Old or new, the page must be whole, and everything it references must exist. */
async function readPage(url: string): Promise<Visit> {
  const response = await fetch(url);
  const page = await response.text();
  if (!response.ok || !page.endsWith('</html>\n')) {
    return refused(`page ${response.status} ${page}`);
  }
  for (const [path] of page.matchAll(/\/assets\/[^")]+/g)) {
    const visit = await readFile(url + path);
    if (visit.end !== 'asset') return visit;
  }
  return { end: 'page' };
}

function refused(why: string): Visit {
  return { end: 'refused', why };
}

const FAILURES: Visit['end'][] = ['cut', 'missing', 'refused'];

interface Visit {
  end: 'whole' | 'cut' | 'asset' | 'missing' | 'page' | 'refused';
  /** The visitor's response, for a failure message. */
  why?: string;
}
