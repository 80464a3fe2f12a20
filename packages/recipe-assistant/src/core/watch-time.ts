/** The longest time that a timer can wait; a longer one would overflow, and be over at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Calls back once so many milliseconds have passed since the last sign of life.
 *
 * A sign of life sets no timer, it notes the time: it comes with every token. 0, Infinity and what
 * is past the range of timers mean no limit.
 */
export function watchTime(milliseconds: number, onTimeout: () => void): TimeWatch {
  let last: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    const left = last! + milliseconds - performance.now();
    if (left > 0) timer = setTimeout(check, left);
    else onTimeout();
  }

  return {
    sign() {
      if (milliseconds <= 0 || milliseconds > LONGEST_MS) return;
      last = performance.now();
      timer ??= setTimeout(check, milliseconds);
    },
    end: () => clearTimeout(timer),
  };
}

interface TimeWatch {
  /** A sign of life; the first one starts the watch. */
  sign: () => void;
  end: () => void;
}
