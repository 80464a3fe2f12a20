import { vi } from 'vitest';

/** Retries without the usual wait, as a factory for `vi.mock('p-retry', quickRetries)`. */
export async function quickRetries() {
  const { default: retry } = await vi.importActual<typeof import('p-retry')>('p-retry');
  const quick: typeof retry = (attempt, options) => retry(attempt, { ...options, minTimeout: 1 });
  return { default: quick };
}
