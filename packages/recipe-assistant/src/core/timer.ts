/**
 * A timer that can be set anew: each call forgets the wait before, and without a length in the range
 * of timers nothing waits any longer.
 *
 * @returns A function that takes milliseconds.
 */
export function createTimer(act: () => void): (milliseconds?: number) => void {
  let timer: ReturnType<typeof setTimeout>;
  return (milliseconds = 0) => {
    clearTimeout(timer);
    // A longer wait would overflow, and be over at once.
    if (milliseconds > 0 && milliseconds < 2 ** 31) timer = setTimeout(act, milliseconds);
  };
}
