import pLimit from 'p-limit';
import type { Log } from './log.ts';
import { createOutageWatch } from './upstream-outage.ts';

/** How many requests to the model's server may be without a response at once. */
const MAX_CONCURRENCY = 100;

/** So many failures within so many milliseconds, and the server is left alone for a while. */
const CROWD = 10;
const CROWD_MS = 1_000;

/** How long it is left alone where it does not say, in milliseconds; doubled each time up to the second. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** The longest that it may ask for, in milliseconds. */
const MAX_RETRY_AFTER_MS = 3_600_000;

/** What may be over in a while. */
const PASSING_STATUSES: readonly number[] = [429, 502, 503, 504];

/**
 * A `fetch` for the model's server that all visitors share. When a crowd is told that it asks too much,
 * or meets failure upon failure, nobody asks until the time that the server named is over: they are
 * answered here, as the server would do. Then one asks, and with each good response twice as many. What
 * few visitors meet is theirs, and may be over at the next try.
 *
 * Each client tries again by itself; without this, an outage would make three requests of one.
 */
export function createSharedFetch(log: Log, send = globalThis.fetch): SharedFetch {
  const pause = new Pause(log);
  const tellOutage = createOutageWatch(log);
  const limit = pLimit(MAX_CONCURRENCY);

  async function ask(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    init?.signal?.throwIfAborted();
    try {
      return pause.turnAway() ?? (await reach(input, init));
    } finally {
      limit.concurrency = pause.isOver ? Math.min(MAX_CONCURRENCY, limit.concurrency * 2) : 1;
    }
  }

  async function reach(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    try {
      const response = await send(input, init);
      const { status } = response;
      if (PASSING_STATUSES.includes(status)) pause.noteFailure(status, waitOf(response));
      else pause.noteSuccess();
      return response;
    } catch (error) {
      // A visitor who leaves says nothing about the server.
      if (!init?.signal?.aborted) {
        tellOutage(error, input);
        pause.noteFailure();
      }
      throw error;
    }
  }

  return {
    fetch: (input, init) => limit(() => ask(input, init)),
    isPaused: () => !pause.isOver,
    waiting: () => limit.pendingCount,
  };
}

/** When the model's server is left alone, by a clock that nobody sets. */
class Pause {
  readonly #log: Log;
  /** By `performance.now()`. */
  #until = 0;
  #since = 0;
  /** What the server said last. */
  #status = 503;
  /** When the last failures were, and how many pauses, without a good response between them. */
  #failures: readonly number[] = [];
  #pauses = 0;
  /** Requests that were answered here. */
  #turnedAway = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  get isOver(): boolean {
    return this.#until <= performance.now();
  }

  /** As the model's server would say it, which is what each client knows how to take. */
  turnAway(): Response | undefined {
    if (this.isOver) return undefined;
    this.#turnedAway += 1;
    const seconds = Math.ceil((this.#until - performance.now()) / 1000);
    return new Response(null, {
      status: this.#status,
      headers: { 'Retry-After': String(seconds) },
    });
  }

  /** @param status None, where the server was not reached. */
  noteFailure(status?: number, retryAfterMs?: number): void {
    const now = performance.now();
    this.#failures = [...this.#failures.filter((at) => now - at < CROWD_MS), now];
    if (this.#pauses === 0 && this.#failures.length < CROWD) return;
    if (retryAfterMs !== undefined) this.#begin(status, retryAfterMs);
    else if (this.isOver) {
      this.#begin(status, Math.min(FIRST_PAUSE_MS * 2 ** this.#pauses, MAX_PAUSE_MS));
    }
  }

  noteSuccess(): void {
    // A response to what was asked before the pause ends no pause.
    if (!this.isOver) return;
    this.#failures = [];
    if (this.#pauses === 0) return;
    const pausedMs = Math.round(performance.now() - this.#since);
    this.#log.info({ turnedAway: this.#turnedAway, pausedMs }, ASKED_AGAIN);
    this.#pauses = 0;
    this.#turnedAway = 0;
  }

  #begin(status: number | undefined, milliseconds: number): void {
    if (this.#pauses === 0) {
      this.#since = performance.now();
      this.#log.warn({ upstream: { status }, pauseMs: Math.ceil(milliseconds) }, PAUSED);
    }
    // Of many that fail at once the first begins the pause.
    if (this.isOver) this.#pauses += 1;
    this.#status = status ?? 503;
    this.#until = Math.max(this.#until, performance.now() + milliseconds);
  }
}

/** `Retry-After`, seconds or a date, in milliseconds. */
function waitOf({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return wait >= 0 ? Math.min(wait, MAX_RETRY_AFTER_MS) : undefined;
}

const PAUSED =
  'The model’s server is asked too much, or fails. Nobody asks it until the pause is over; then one does, and more with each good response.';
const ASKED_AGAIN = 'The model’s server answers again.';

export interface SharedFetch {
  fetch: typeof fetch;
  /** Whether nobody asks the model's server now. */
  isPaused: () => boolean;
  /** How many requests wait because as many as may are without a response. */
  waiting: () => number;
}
