import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDemo } from '../system/demo-process.ts';
import { recordLog } from '../system/recorded-log.ts';
import { createLimits, type Limits } from './limits.ts';
import { readSettings, StartError } from './settings.ts';

const DAY = 86_400_000;

let folder: string;
let path: string;
let recorded = recordLog();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sous-chef-'));
  path = join(folder, 'budget.json');
  recorded = recordLog();
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

test('a day continues after a restart', async () => {
  const before = open();
  await before.dailyBudget.consume('a visitor');
  await before.dailyBudget.consume('another');
  before.close();
  const after = open();
  expect(await after.remaining()).toBe(1);
  await after.dailyBudget.consume('a third');
  await expect(after.dailyBudget.consume('a fourth')).rejects.toMatchObject({ remainingPoints: 0 });
  after.close();
});

test('refused requests don’t count, so that a larger budget helps after a restart', async () => {
  const before = open();
  const asked = Array.from({ length: 40 }, () => before.dailyBudget.consume('a visitor'));
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await vi.waitFor(async () => expect(await readFile(path, 'utf8')).toContain('"value":3'));
  expect(await before.remaining()).toBe(0);
  before.close();
  const after = open('5');
  expect(await after.remaining()).toBe(2);
  after.close();
});

test('a refund survives a restart', async () => {
  const before = open();
  await before.dailyBudget.consume('a visitor');
  await before.dailyBudget.reward?.('a visitor');
  before.close();
  expect(await open().remaining()).toBe(3);
});

test('a killed process loses no consumed points', async () => {
  const settings = { BUDGET_FILE: path, DAILY_RECIPE_BUDGET: '2' };
  const killed = await startDemo(settings);
  expect(await ask(killed.url)).toBe(200);
  await vi.waitFor(async () => expect(await readFile(path, 'utf8')).toContain('"value":1'));
  await killed.stop('SIGKILL');
  const next = await startDemo(settings);
  expect([await ask(next.url), await ask(next.url)]).toEqual([200, 429]);
  await next.stop();
});

test('an expired day is not continued', async () => {
  await spendAll();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY + 1000 });
  expect(await open().remaining()).toBe(3);
});

test('if the clock was set back, the wait is a day at most', async () => {
  await spendAll();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 40 * DAY });
  const { msBeforeNext } = await refusalOf(open());
  expect(msBeforeNext).toBeLessThanOrEqual(DAY);
});

test.each([
  ['is another one', 'Shopping: leek, potato', /is not a budget file/],
  ['holds other things', '{"storage":[{"key":1}]}', /is not a budget file/],
  [
    'counts below 0',
    `{"version":1,"storage":[{"key":"everybody","value":-900,"expiresAt":${Date.now() + DAY}}]}`,
    /is not a budget file/,
  ],
])('a file that %s is left alone, and the server does not start', async (_name, text, line) => {
  await writeFile(path, text);
  expect(open).toThrow(StartError);
  expect(open).toThrow(line);
  expect(await readFile(path, 'utf8')).toBe(text);
});

test('a file that cannot be created or read is one clear line', async () => {
  path = join(folder, 'missing', 'budget.json');
  expect(open).toThrow(new StartError(`BUDGET_FILE: ${path} cannot be written (ENOENT).`));
  await mkdir(path, { recursive: true });
  expect(open).toThrow(new StartError(`BUDGET_FILE: ${path} cannot be read (EISDIR).`));
});

test('a disk that fails later is logged once, and costs no recipe', async () => {
  const limits = open();
  await rm(folder, { recursive: true });
  await limits.dailyBudget.consume('a visitor');
  await limits.dailyBudget.consume('a visitor');
  limits.close();
  expect(recorded.lines).toMatchObject([
    { level: 'error', file: 'ENOENT', msg: expect.stringMatching(/^The budget of the day cannot/) },
  ]);
  await mkdir(folder);
  await limits.dailyBudget.consume('a visitor');
  limits.close();
  expect(await open().remaining()).toBe(0);
});

function open(DAILY_RECIPE_BUDGET = '3'): Limits {
  const settings = readSettings({ BUDGET_FILE: path, DAILY_RECIPE_BUDGET });
  return createLimits(settings, recorded.log);
}

async function spendAll(): Promise<Limits> {
  const limits = open();
  for (let count = 0; count < 3; count += 1) await limits.dailyBudget.consume('a visitor');
  limits.close();
  return limits;
}

async function refusalOf(limits: Limits): Promise<{ msBeforeNext: number }> {
  return limits.dailyBudget.consume('a visitor').then(
    () => Promise.reject(new Error('Nobody was refused.')),
    (refusal: { msBeforeNext: number }) => refusal,
  );
}

async function ask(url: string): Promise<number> {
  const response = await fetch(`${url}/api/recipe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ingredients: ['leek', 'potato', 'cream', 'nutmeg'] }),
  });
  await response.body?.cancel();
  return response.status;
}
