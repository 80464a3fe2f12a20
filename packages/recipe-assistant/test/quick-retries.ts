import type pRetry from 'p-retry';
import { vi } from 'vitest';

/** Retries without the usual wait, as a factory for `vi.mock('p-retry', quickRetries)`. */
export async function quickRetries(): Promise<{ default: typeof pRetry }> {
  const { default: retry } = await vi.importActual<{ default: typeof pRetry }>('p-retry');
  return { default: (attempt, options) => retry(attempt, { ...options, minTimeout: 1 }) };
}
