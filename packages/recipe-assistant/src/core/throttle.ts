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

interface Throttle {
  /** Asks for a call; the interval is in milliseconds, 0 for no wait at all. */
  start: (interval: number) => void;
  /** Drops a call that waits; the next one that is asked for comes at once. */
  clear: () => void;
}
