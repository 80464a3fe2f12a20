import type { Log } from './log.ts';

/** How many requests that end alike have a line of their own. */
const LINES_EACH = 5;

/** How long such requests are counted before their number is written, in milliseconds. */
const PERIOD_MS = 10_000;

/**
 * When the model's server turns everybody away, their lines say one thing: the first of them are
 * written, and then how many more there were.
 */
export class StormLog {
  readonly #log: Log;
  #seen = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Whether this line is counted instead of being written. */
  holds({ status, code }: { status: number; code?: string }): boolean {
    if (status !== 503 || code !== 'rate-limited') return false;
    this.#timer ??= setTimeout(() => this.#sumUp(), PERIOD_MS).unref();
    this.#seen += 1;
    return this.#seen > LINES_EACH;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#sumUp();
  }

  #sumUp(): void {
    const requests = this.#seen - LINES_EACH;
    this.#seen = 0;
    this.#timer = undefined;
    if (requests > 0) this.#log.warn({ status: 503, code: 'rate-limited', requests }, MORE);
  }
}

const MORE = 'So many more requests ended like this; they are in the metrics.';
