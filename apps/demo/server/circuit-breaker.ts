import pLimit from 'p-limit';
import type { RecipeErrorCode } from 'recipe-assistant/core';
import type { Log } from './log.ts';

/** How many requests to the model's server may be in flight at once. */
const MAX_CONCURRENCY = 100;

/** How many failures within how many milliseconds open the circuit. */
const FAILURE_THRESHOLD = 10;
const FAILURE_WINDOW_MS = 1_000;

/** How long the circuit first stays open, in milliseconds; doubled each time, up to the second value. */
const FIRST_OPEN_MS = 1_000;
const MAX_OPEN_MS = 30_000;

/** The longest `Retry-After` of the model's server that is respected, in milliseconds. */
const MAX_REQUESTED_PAUSE_MS = 3_600_000;

/** Statuses that affect everyone. Any other below 500 concerns a single request. */
const REFUSALS_OF_ALL: readonly number[] = [401, 402, 429];

/** This process or machine is out of file descriptors. */
export const NO_DESCRIPTORS: readonly string[] = ['EMFILE', 'ENFILE'];

/** A visitor who leaves, or an error of this machine, says nothing about the server. */
const UNRELATED_ERRORS: readonly string[] = ['aborted', ...NO_DESCRIPTORS];

/** The status of a request that the circuit rejects: no server sends it, and no client retries it. */
export const CIRCUIT_OPEN_STATUS = 599;

/**
 * A `fetch` for the model's server with a circuit breaker, shared by all visitors. When many requests
 * fail at once the circuit opens: requests are rejected here until the server's `Retry-After`, or a
 * pause, is over. Half-open, it lets one request through at a time, and twice as many with each
 * success. Fewer failures concern single visitors, and open nothing.
 *
 * It sits below the retries of the clients: without it, an outage would make three requests of one.
 *
 * @param onTry Called for each request that was sent, with how it ended.
 */
export function createUpstreamFetch(
  log: Log,
  { send = globalThis.fetch, onTry = () => {} }: UpstreamFetchOptions = {},
) {
  const circuit = createCircuit(log);
  const limit = pLimit(MAX_CONCURRENCY);

  const sendAndRecord: typeof fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    // Only the host: user name, path and query may contain a key.
    const host = URL.parse(input instanceof Request ? input.url : input)?.host;
    try {
      const response = await send(input, init);
      onTry(response.status, host);
      if (isFailure(response)) circuit.recordFailure(response.status, pauseOf(response));
      else circuit.recordSuccess();
      return response;
    } catch (error) {
      const code = init?.signal?.aborted ? 'aborted' : errorCodeOf(error);
      onTry(code, host);
      if (!UNRELATED_ERRORS.includes(code)) circuit.recordFailure();
      throw error;
    } finally {
      limit.concurrency = circuit.isOpen() ? 1 : Math.min(MAX_CONCURRENCY, limit.concurrency * 2);
    }
  };

  // While the circuit is open, nobody queues behind requests in flight.
  const fetchInTurn: typeof fetch = async (input, init) =>
    circuit.reject() ?? limit(async () => circuit.reject() ?? sendAndRecord(input, init));

  return {
    fetch: fetchInTurn,
    /** Whether requests to the model's server are rejected now. */
    isCircuitOpen: circuit.isOpen,
    /** How many requests are queued. */
    waiting: () => limit.pendingCount,
  };
}

/** An HTML response comes from a proxy or a sign-in page. */
function isFailure({ status, headers }: Response): boolean {
  const isPage = /^text\/html\b/i.test(headers.get('Content-Type') ?? '');
  return isPage || status >= 500 || REFUSALS_OF_ALL.includes(status);
}

/** Uses `performance.now()`, which is never set back. */
function createCircuit(log: Log) {
  let openUntil = 0;
  /** How often it has opened since the last success. Half-open means above 0, and not open. */
  let openings = 0;
  /** The times of recent failures since the last success. */
  let failures: readonly number[] = [];
  /** The server's last status, if it was reached. */
  let lastStatus: number | undefined;

  const isOpen = () => performance.now() < openUntil;

  return {
    isOpen,

    /** The response of an open circuit: the code of the failure that opened it, and when to retry. */
    reject(): Response | undefined {
      if (!isOpen()) return undefined;
      const seconds = Math.ceil((openUntil - performance.now()) / 1000);
      const code = CODES[lastStatus ?? 0] ?? 'network';
      const headers = { 'Retry-After': String(seconds) };
      return Response.json({ error: { code } }, { status: CIRCUIT_OPEN_STATUS, headers });
    },

    /** @param status Omitted if the server was not reached. */
    recordFailure(status?: number, requestedPauseMs?: number): void {
      const now = performance.now();
      failures = [...failures.filter((at) => now - at < FAILURE_WINDOW_MS), now];
      // Half-open, one failure is enough.
      if (openings === 0 && failures.length < FAILURE_THRESHOLD) return;
      // Many requests that fail at once open it once.
      if (isOpen() && requestedPauseMs === undefined) return;
      const pauseMs = requestedPauseMs ?? Math.min(FIRST_OPEN_MS * 2 ** openings, MAX_OPEN_MS);
      if (openings === 0) log.warn({ upstream: { status }, pauseMs: Math.ceil(pauseMs) }, OPENED);
      if (!isOpen()) openings += 1;
      lastStatus = status;
      openUntil = Math.max(openUntil, now + pauseMs);
    },

    recordSuccess(): void {
      // The response to a request from before the circuit opened doesn't close it.
      if (isOpen()) return;
      failures = [];
      if (openings > 0) log.info(CLOSED);
      openings = 0;
    },
  };
}

const CODES: Readonly<Record<number, RecipeErrorCode>> = {
  401: 'unauthorized',
  402: 'quota-exceeded',
  429: 'rate-limited',
};

const OPENED =
  'The model’s server refuses or fails many requests at once. Requests to it are paused; then one is sent, and more with each good response.';
const CLOSED = 'The model’s server answers again.';

/** `Retry-After` in milliseconds, from seconds or a date. */
function pauseOf({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? '';
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return pause >= 0 ? Math.min(pause, MAX_REQUESTED_PAUSE_MS) : undefined;
}

/** The code from the operating system, TLS or Node, also inside the error that `fetch` wraps. */
function errorCodeOf(failure: unknown): string {
  const { code, cause, constructor } = Object(failure) as NodeJS.ErrnoException;
  if (typeof code === 'string') return code;
  return cause === undefined ? (constructor?.name ?? 'unknown') : errorCodeOf(cause);
}

/** How a request to the model's server ended: the status of its response, or the code of the error without one. */
export type Try = number | string;

interface UpstreamFetchOptions {
  /** Default: the global `fetch`. */
  send?: typeof fetch;
  onTry?: (end: Try, host?: string) => void;
}
