/** The longest timer, in milliseconds; a longer one would overflow and fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Calls `act` at once, then at most once per interval for as long as it is started again. Uses timers,
 * since animation frames don't fire in a background tab.
 *
 * @param intervalOf in milliseconds, 0 for no wait at all
 */
export function createThrottle(act: () => void, intervalOf: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting: boolean;

  function start(): void {
    isWaiting = !!timer;
    if (timer) return;
    const interval = intervalOf();
    if (interval > 0) {
      timer = setTimeout(() => {
        timer = undefined;
        if (isWaiting) start();
      }, interval);
    }
    act();
  }

  /** Drops a pending call; the next `start` calls at once. */
  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return { start, clear };
}

/**
 * Calls back once this many milliseconds have passed since the last `refresh`. 0, Infinity and values
 * beyond the range of timers mean no limit.
 */
export function createTimeout(milliseconds: number, onTimeout: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => clearTimeout(timer);
  /** Restarts the time; the first call starts it. */
  const refresh = () => {
    clear();
    if (milliseconds > 0 && milliseconds <= LONGEST_MS) timer = setTimeout(onTimeout, milliseconds);
  };
  return { refresh, clear };
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
