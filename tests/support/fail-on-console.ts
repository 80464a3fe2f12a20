import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

/**
 * A line on the console that no test asked for is a fault. A test that expects one says so with
 * `vi.mocked(console.error).mockClear()` after it has looked at the calls.
 */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const spy of spies) spy.mockImplementation(() => {});
});

afterEach(() => {
  const lines = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(lines, 'unexpected lines on the console').toEqual([]);
});
