import type { Log } from './log.ts';

/** How long the same reason is not repeated, in milliseconds. */
const REPEAT_MS = 60_000;

/**
 * Says why the model's server was not reached: a name that nobody resolves, a closed port and a
 * certificate that is not trusted are all `network` to a visitor, and three errands to an operator.
 *
 * One line a minute for each reason, however many visitors meet it.
 */
export function createOutageWatch(log: Log): (failure: unknown) => void {
  /** By `performance.now()`. */
  const toldAt = new Map<string, number>();
  return (failure) => {
    const error = nameOf(failure);
    const now = performance.now();
    if (now - (toldAt.get(error) ?? -Infinity) < REPEAT_MS) return;
    toldAt.set(error, now);
    log.error({ upstream: { error } }, 'The model’s server was not reached.');
  };
}

/** The code that the operating system, TLS or Node gave it, wherever it is: `fetch` wraps them. */
function nameOf(failure: unknown): string {
  const { code, cause, constructor } = Object(failure) as NodeJS.ErrnoException;
  if (typeof code === 'string') return code;
  return cause === undefined ? (constructor?.name ?? 'unknown') : nameOf(cause);
}
