/**
 * Calls `act` at once, and then at most once in each interval for as long as it is asked again.
 * Timers alone: an animation frame never comes in a background tab.
 *
 * @returns A function that asks, with the interval in milliseconds, 0 for every time; and one that
 * forgets what was asked, after which the next request acts at once.
 */
export function createThrottle(act: () => void): [(interval: number) => void, () => void] {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked: boolean;

  function ask(interval: number): void {
    isAsked = !!timer;
    if (timer) return;
    if (interval > 0) {
      timer = setTimeout(() => {
        timer = undefined;
        if (isAsked) ask(interval);
      }, interval);
    }
    act();
  }

  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return [ask, forget];
}
