import pLimit from 'p-limit';
import type { Log } from './log.ts';

/** How many requests to the model's server may be without an answer at once. */
const MAX_UNANSWERED = 100;

/** So many failures in a row, and the server is left alone for a while. */
const FAILURES_IN_A_ROW = 5;

/** How long it is left alone where it does not say, in milliseconds; doubled each time up to the second. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** The longest that it may ask for, in milliseconds. */
const MAX_RETRY_AFTER_MS = 3_600_000;

/**
 * A `fetch` for the model's server that all visitors share. When the server says that it is asked too
 * much, or fails again and again, nobody asks it until the time that it named is over: they are
 * answered here, as it would answer. Then one asks, and with each good answer twice as many.
 *
 * Each client tries again by itself; without this, an outage would make three requests of one.
 */
export function createSharedFetch(log: Log, send = globalThis.fetch): SharedFetch {
  const places = pLimit(MAX_UNANSWERED);
  const pause: Pause = { until: 0, status: 503, inARow: 0, turnedAway: 0, since: 0 };
  let failures = 0;

  const isPaused = () => pause.until > performance.now();
  const begin = (milliseconds: number, status: number) => {
    if (pause.inARow === 0) {
      pause.since = performance.now();
      log.warn({ upstream: { status }, pauseMs: Math.ceil(milliseconds) }, PAUSED);
    }
    // Of many that fail at once the first has begun the pause.
    if (!isPaused()) pause.inARow += 1;
    pause.status = status;
    pause.until = Math.max(pause.until, performance.now() + milliseconds);
    places.concurrency = 1;
  };
  const noteFailure = (status: number, retryAfterMs?: number) => {
    failures += 1;
    const isAsked = status === 429 || retryAfterMs !== undefined;
    if (!isAsked && failures < FAILURES_IN_A_ROW) return;
    if (retryAfterMs !== undefined) begin(retryAfterMs, status);
    else if (!isPaused()) begin(backOff(pause.inARow), status);
  };
  const noteSuccess = () => {
    // An answer to what was asked before the pause ends no pause.
    if (isPaused()) return;
    failures = 0;
    places.concurrency = Math.min(MAX_UNANSWERED, places.concurrency * 2);
    if (pause.inARow === 0) return;
    const pausedMs = Math.round(performance.now() - pause.since);
    log.info({ turnedAway: pause.turnedAway, pausedMs }, ASKED_AGAIN);
    Object.assign(pause, { inARow: 0, turnedAway: 0 });
  };

  const ask: typeof fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    const wait = pause.until - performance.now();
    if (wait > 0) {
      pause.turnedAway += 1;
      return turnAway(pause.status, wait);
    }
    let response: Response;
    try {
      response = await send(input, init);
    } catch (error) {
      if (!init?.signal?.aborted) noteFailure(503);
      throw error;
    }
    if (PASSING_STATUSES.includes(response.status)) noteFailure(response.status, waitOf(response));
    else noteSuccess();
    return response;
  };
  return { fetch: (input, init) => places(() => ask(input, init)), isPaused };
}

/** As the model's server would say it, which is what each client knows how to take. */
function turnAway(status: number, wait: number): Response {
  return new Response(null, { status, headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } });
}

function backOff(pausesInARow: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** pausesInARow, MAX_PAUSE_MS);
}

/** `Retry-After`, seconds or a date, in milliseconds. */
function waitOf({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return wait >= 0 ? Math.min(wait, MAX_RETRY_AFTER_MS) : undefined;
}

/** What may be over in a while. */
const PASSING_STATUSES: readonly number[] = [429, 502, 503, 504];

const PAUSED =
  'The model’s server is asked too much, or fails. Nobody asks it until the pause is over; then one does, and more with each good answer.';
const ASKED_AGAIN = 'The model’s server answers again.';

interface Pause {
  /** By `performance.now()`. */
  until: number;
  /** What the server said last. */
  status: number;
  /** Pauses without a good answer between them. */
  inARow: number;
  /** Requests that were answered here. */
  turnedAway: number;
  since: number;
}

export interface SharedFetch {
  fetch: typeof fetch;
  /** Whether nobody asks the model's server now. */
  isPaused: () => boolean;
}
