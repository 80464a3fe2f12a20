import { createRecipeRequest, RecipeError } from 'recipe-assistant/core';
import {
  createScriptedClient,
  recipeFixtures,
  type ScriptedClient,
} from 'recipe-assistant/testing';
import { expect, test } from 'vitest';

const request = createRecipeRequest(['leek', 'potato', 'cream', 'nutmeg']);

test('a script is played text by text and ends as a stop', async () => {
  const client = createScriptedClient(['# Soup', '\n', '1. Stir.']);
  expect(await collect(client)).toEqual([{ text: '# Soup' }, { text: '\n' }, { text: '1. Stir.' }]);
});

test('a finish says why and who, and ends the script', async () => {
  const client = createScriptedClient(['a', { finish: 'length', model: 'test' }, 'never']);
  expect(await collect(client)).toEqual([{ text: 'a' }, { finishReason: 'length', model: 'test' }]);
});

test('a failure by its code is a RecipeError, and an error is thrown as it is', async () => {
  const failure = new Error('mine');
  await expect(collect(createScriptedClient([{ fail: 'rate-limited' }]))).rejects.toMatchObject({
    code: 'rate-limited',
  });
  await expect(collect(createScriptedClient([{ fail: 'network' }]))).rejects.toBeInstanceOf(
    RecipeError,
  );
  await expect(collect(createScriptedClient(['a', { fail: failure }]))).rejects.toBe(failure);
});

test('a wait takes its time', async () => {
  const started = performance.now();
  await collect(createScriptedClient([{ wait: 20 }]));
  expect(performance.now() - started).toBeGreaterThanOrEqual(19);
});

test('a script stands still until its cue, by name', async () => {
  const client = createScriptedClient(['a', { cue: 'more' }, 'b', { cue: true }, 'c']);
  const { signal } = new AbortController();
  const iterator = client(request, { signal })[Symbol.asyncIterator]();
  expect(await iterator.next()).toMatchObject({ value: { text: 'a' } });
  const second = iterator.next();
  client.cue();
  expect(await settlesWithin(second, 10)).toBe(false);
  client.cue('more');
  expect(await second).toMatchObject({ value: { text: 'b' } });
  // The nameless cue came early and was kept.
  expect(await iterator.next()).toMatchObject({ value: { text: 'c' } });
});

test('one cue lets one of two waiting calls go on, the older one', async () => {
  const client = createScriptedClient([{ cue: true }, 'a']);
  const older = collect(client);
  const newer = collect(client);
  client.cue();
  expect(await older).toEqual([{ text: 'a' }]);
  expect(await settlesWithin(newer, 10)).toBe(false);
  client.cue();
  expect(await newer).toEqual([{ text: 'a' }]);
});

test.each([
  ['a wait', { wait: 60_000 }],
  ['a cue', { cue: true as const }],
])('an abort ends %s at once, with its reason', async (_name, step) => {
  const controller = new AbortController();
  const reason = new Error('left');
  const answer = collect(createScriptedClient(['a', step, 'b']), controller.signal);
  setTimeout(() => controller.abort(reason), 5);
  await expect(answer).rejects.toBe(reason);
});

test('a cue is not spent on a call that has been aborted, nor does another keep it waiting', async () => {
  const client = createScriptedClient([{ cue: true }, 'a']);
  const controller = new AbortController();
  const first = collect(client, controller.signal);
  client.cue('other');
  controller.abort();
  await expect(first).rejects.toThrow();
  const second = collect(client);
  client.cue();
  expect(await second).toEqual([{ text: 'a' }]);
});

test('each call has a script of its own, and the last one repeats', async () => {
  const client = createScriptedClient([[{ fail: 'network' }], ['a'], []]);
  await expect(collect(client)).rejects.toMatchObject({ code: 'network' });
  expect(await collect(client)).toEqual([{ text: 'a' }]);
  expect(await collect(client)).toEqual([]);
  expect(await collect(client)).toEqual([]);
});

test('the calls are kept with their request and signal', async () => {
  const client = createScriptedClient(['a']);
  const { signal } = new AbortController();
  await collect(client, signal);
  expect(client.calls).toEqual([{ request, signal }]);
  expect(client.calls[0]?.signal).toBe(signal);
});

test('the fixtures cover every status, and half-written ones are a beginning of the whole', () => {
  const whole = recipeFixtures.success.recipe;
  const fixtures = Object.values(recipeFixtures);
  expect(new Set(fixtures.map(({ status }) => status))).toEqual(
    new Set(['idle', 'submitted', 'streaming', 'success', 'error']),
  );
  for (const { recipe } of fixtures) expect(whole.startsWith(recipe)).toBe(true);
  expect(recipeFixtures.streamingList.recipe).toMatch(/- 3 cloves of gar$/);
});

test('a fixture named after a code has the error with that code', () => {
  for (const [name, { error }] of Object.entries(recipeFixtures)) {
    if (error && name !== 'failedInMidStream') expect(error.code).toBe(name);
  }
});

async function collect(
  client: ScriptedClient,
  signal: AbortSignal = new AbortController().signal,
): Promise<unknown[]> {
  const chunks: unknown[] = [];
  for await (const chunk of client(request, { signal })) chunks.push(chunk);
  return chunks;
}

async function settlesWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false));
  return Promise.race([settled, late]);
}
