import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../test/call-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const unreachable = () => Promise.reject(new TypeError('fetch failed'));

const busy = (seconds: number) => async () =>
  new Response(null, { status: 429, headers: { 'Retry-After': `${seconds}` } });

test.each<[string, typeof fetch, number, number[]]>([
  ['the wait doubles', unreachable, 0, [500, 1000]],
  ['up to as much is added by chance', unreachable, 0.999, [1000, 1999]],
  ['a Retry-After that is longer takes its place', busy(5), 0, [5000, 5000]],
  ['a shorter one does not', busy(0.1), 0, [500, 1000]],
  ['a longer one than five seconds is not waited for', busy(5.001), 0, []],
])('between two tries %s', async (_name, fetch, chance, waits) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const times = await timesOf(fetch);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(gaps).toEqual(waits.map((gap) => expect.closeTo(gap, -1) as number));
});

test('without a connection there is no other try', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await timesOf(unreachable)).toHaveLength(1);
});

/** When each try was made. */
async function timesOf(fetch: typeof globalThis.fetch): Promise<number[]> {
  const times: number[] = [];
  const answer = ask(clientOf((...args) => (times.push(Date.now()), fetch(...args))));
  await vi.runAllTimersAsync();
  await answer;
  return times;
}

function clientOf(fetch: typeof globalThis.fetch) {
  return createChatCompletionsClient({ url: 'http://model.example/v1', model: 'test', fetch });
}
