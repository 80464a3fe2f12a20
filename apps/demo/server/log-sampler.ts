import type { Log } from './log.ts';
import { levelOf, type Ending } from './request-line.ts';

/** How many requests that end alike have a line of their own in each period. */
const LINES_EACH = 5;

/** How long such requests are counted before their number is written, in milliseconds. */
const PERIOD_MS = 10_000;

/**
 * When the model's server fails everybody, their lines say one thing: the first of them are written,
 * and then how many more there were.
 */
export class LogSampler {
  readonly #log: Log;
  /** How many have ended so in this period, by status and code. */
  readonly #seen = new Map<string, Ending & { requests: number }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Whether this line is counted, and not written. */
  drops({ status, code }: Ending): boolean {
    if (status < 500) return false;
    this.#timer ??= setTimeout(() => this.#sumUp(), PERIOD_MS).unref();
    const key = `${status} ${code}`;
    const alike = this.#seen.get(key) ?? { status, code, requests: 0 };
    this.#seen.set(key, alike);
    alike.requests += 1;
    return alike.requests > LINES_EACH;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#sumUp();
  }

  #sumUp(): void {
    for (const { requests, ...ending } of this.#seen.values()) {
      const more = requests - LINES_EACH;
      if (more > 0) this.#log[levelOf(ending)]({ ...ending, requests: more }, MORE);
    }
    this.#seen.clear();
    this.#timer = undefined;
  }
}

const MORE = 'So many more requests ended like this; they are in the metrics.';
