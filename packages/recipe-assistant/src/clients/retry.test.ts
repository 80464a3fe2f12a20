import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFailure } from './create-failure.ts';
import { retry } from './upstream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (retryAfterMs: number) =>
  createFailure('rate-limited', 'Busy', { status: 429 }, { retryAfterMs });

test.each([
  ['the wait doubles', createFailure('network', 'Failed'), 0, [500, 1000]],
  ['up to as much is added by chance', createFailure('network', 'Failed'), 0.999, [1000, 1999]],
  ['a Retry-After that is longer takes its place', wait(5000), 0, [5000, 5000]],
  ['a shorter one does not', wait(100), 0, [500, 1000]],
  ['a longer one than five seconds is not waited for', wait(5001), 0, []],
  ['without a connection there is no other try', createFailure('offline', 'No connection'), 0, []],
  ['nor after a fault in the program', new TypeError('a fault'), 0, []],
])('%s', async (_name, failure, chance, waits) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const times: number[] = [];
  const attempt = () => Promise.reject((times.push(Date.now()), failure));
  const { signal } = new AbortController();
  const failed = expect(retry(attempt, { signal, maxRetries: 2 })).rejects.toBe(failure);
  await vi.runAllTimersAsync();
  await failed;
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(gaps).toEqual(waits.map((gap) => expect.closeTo(gap, -1) as number));
});

test('an abort ends the wait at once', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const attempt = vi.fn(() => Promise.reject(createFailure('network', 'Failed')));
  const failed = expect(retry(attempt, { signal, maxRetries: 2 })).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(1);
  controller.abort(new Error('left'));
  await failed;
  expect(attempt).toHaveBeenCalledOnce();
});
