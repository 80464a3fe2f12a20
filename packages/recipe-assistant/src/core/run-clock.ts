/**
 * One signal for a run: it aborts when the caller's does, when the whole time is over, or when the
 * text has been silent for too long.
 */
export class RunClock {
  /** Which limit ended the run, if one did. */
  expired?: 'timeout' | 'streamTimeout';
  readonly #controller = new AbortController();
  readonly #caller?: AbortSignal;
  readonly #whole: Timer;
  #silence: Timer;

  constructor(caller: AbortSignal | undefined, timeout: number) {
    this.#caller = caller;
    this.#whole = this.#after(timeout, 'timeout');
    caller?.addEventListener('abort', this.abort, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Text has come: from now on at most this many milliseconds of silence. */
  heard(streamTimeout: number): void {
    clearTimeout(this.#silence);
    this.#silence = this.#after(streamTimeout, 'streamTimeout');
  }

  /** Tells the client to let go of its connection. */
  readonly abort = (): void => this.#controller.abort();

  /** The run is over: nothing of it may wait any longer. */
  stop(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#silence);
    this.#caller?.removeEventListener('abort', this.abort);
  }

  #after(milliseconds: number, limit: 'timeout' | 'streamTimeout'): Timer {
    // A longer wait overflows the timer, which then fires at once.
    if (!(milliseconds > 0 && milliseconds <= LONGEST_TIMER)) return undefined;
    return setTimeout(() => {
      this.expired = limit;
      this.abort();
    }, milliseconds);
  }
}

const LONGEST_TIMER = 2 ** 31 - 1;

type Timer = ReturnType<typeof setTimeout> | undefined;
