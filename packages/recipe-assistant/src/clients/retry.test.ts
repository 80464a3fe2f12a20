import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFailure } from './create-failure.ts';
import { retry } from './upstream.ts';

const { signal } = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['no chance', 0, [500, 1000]],
  ['half of it', 0.5, [750, 1500]],
  ['nearly all of it', 0.999, [1000, 1999]],
])('the wait doubles, with %s added', async (_name, chance, waits) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const times: number[] = [];
  const attempt = async () => {
    times.push(Date.now());
    throw createFailure('network', 'The request failed');
  };
  const answer = retry(attempt, { signal, maxRetries: 2 });
  const failed = expect(answer).rejects.toMatchObject({ code: 'network' });
  await vi.runAllTimersAsync();
  await failed;
  expect(times.slice(1).map((time, index) => Math.round(time - (times[index] ?? 0)))).toEqual(
    waits.map((wait) => expect.closeTo(wait, -1)),
  );
});

test('a Retry-After that is longer than the wait takes its place', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const attempt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(
      createFailure('rate-limited', 'Busy', { status: 429 }, { retryAfterMs: 3000 }),
    )
    .mockResolvedValue('Soup');
  const answer = retry(attempt, { signal, maxRetries: 2 });
  await vi.advanceTimersByTimeAsync(2999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe('Soup');
});

test('an error that is not a network failure is thrown at once', async () => {
  const attempt = vi.fn(async () => {
    throw new TypeError('a fault in the program');
  });
  await expect(retry(attempt, { signal, maxRetries: 2 })).rejects.toThrow('a fault in the program');
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('without a connection it does not try again', async () => {
  const attempt = vi.fn(async () => {
    throw createFailure('offline', 'There is no connection');
  });
  await expect(retry(attempt, { signal, maxRetries: 2 })).rejects.toMatchObject({
    code: 'offline',
  });
  expect(attempt).toHaveBeenCalledTimes(1);
});
