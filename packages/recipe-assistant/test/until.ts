import { vi } from 'vitest';

/** Waits until a check passes, also on a busy machine. */
export function until<Result>(check: () => Result): Promise<Result> {
  return vi.waitFor(check, { timeout: 20_000, interval: 5 });
}
