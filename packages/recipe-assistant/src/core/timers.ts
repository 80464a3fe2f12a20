/** The longest time that a timer can wait; a longer one would overflow, and be over at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Calls `act` at once, and then at most once in each interval for as long as it is started again.
 * Timers alone: an animation frame never comes in a background tab.
 */
export function createThrottle(act: () => void): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting: boolean;

  function start(interval: number): void {
    isWaiting = !!timer;
    if (timer) return;
    if (interval > 0) {
      timer = setTimeout(() => {
        timer = undefined;
        if (isWaiting) start(interval);
      }, interval);
    }
    act();
  }

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return { start, clear };
}

/**
 * Calls back once so many milliseconds have passed since the last `refresh`.
 *
 * A refresh sets no timer, it notes the time: it comes with every token. 0, Infinity and what
 * is past the range of timers mean no limit.
 */
export function createTimeout(milliseconds: number, onTimeout: () => void): Timeout {
  let last: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    const left = last! + milliseconds - performance.now();
    if (left > 0) timer = setTimeout(check, left);
    else onTimeout();
  }

  return {
    refresh() {
      if (milliseconds <= 0 || milliseconds > LONGEST_MS) return;
      last = performance.now();
      timer ??= setTimeout(check, milliseconds);
    },
    clear: () => clearTimeout(timer),
  };
}

/** Waits so many milliseconds; an abort ends the wait at once and throws the signal's reason. */
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

interface Throttle {
  /** Asks for a call; the interval is in milliseconds, 0 for no wait at all. */
  start: (interval: number) => void;
  /** Drops a call that waits; the next one that is asked for comes at once. */
  clear: () => void;
}

interface Timeout {
  /** Starts the time anew; the first call starts it at all. */
  refresh: () => void;
  clear: () => void;
}
