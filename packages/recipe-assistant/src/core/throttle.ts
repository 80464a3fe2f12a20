/**
 * Calls `act` at once, and then at most once in each `interval` for as long as it is asked again.
 * Timers alone: an animation frame never comes in a background tab.
 */
export function createThrottle(act: () => void): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;

  function request(interval: number): void {
    if (!(interval > 0)) return act();
    asked = true;
    if (timer === undefined) run(interval);
  }

  function run(interval: number): void {
    timer = undefined;
    if (!asked) return;
    asked = false;
    timer = setTimeout(run, interval, interval);
    act();
  }

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    asked = false;
  }

  return { request, cancel };
}

export interface Throttle {
  /** @param interval Milliseconds; 0 for every time. */
  request: (interval: number) => void;
  /** Forgets what was asked; the next request acts at once. */
  cancel: () => void;
}
