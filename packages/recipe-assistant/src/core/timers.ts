/**
 * The longest timer, in milliseconds: a longer one overflows and fires at once
 * (https://github.com/nodejs/node/pull/3512).
 */
export const LONGEST_MS = 2 ** 31 - 1;

/**
 * Calls `act` at once, then at most once per interval for as long as it is started again. Uses timers,
 * since animation frames don't fire in a background tab.
 *
 * @param intervalOf in milliseconds, 0 for no wait at all
 */
export function createThrottle(act: () => void, intervalOf: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next = 0;

  function start(): void {
    clearTimeout(timer);
    const now = performance.now();
    if (now < next) timer = setTimeout(start, Math.min(next - now, LONGEST_MS));
    else {
      next = now + intervalOf();
      act();
    }
  }

  /** Drops a pending call; the next `start` calls at once. */
  function clear(): void {
    clearTimeout(timer);
    next = 0;
  }

  return { start, clear };
}

/** Waits this many milliseconds; an abort ends the wait at once and throws the signal's reason. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
  });
}
