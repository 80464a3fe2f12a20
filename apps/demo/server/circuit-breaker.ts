import pLimit from 'p-limit';
import { type RecipeErrorCode, toRecipeError } from 'recipe-assistant/core';
import type { Log } from './log.ts';

/** How many requests to the model's server may be in flight at once. */
const MAX_CONCURRENCY = 100;

/** How many failures within how many milliseconds open the circuit. */
const FAILURE_THRESHOLD = 10;
const FAILURE_WINDOW_MS = 1_000;

/** How long the circuit stays open without a `Retry-After`, in milliseconds. */
const PAUSE_MS = 5_000;

/** The longest `Retry-After` of the model's server that is respected, in milliseconds. */
const MAX_REQUESTED_PAUSE_MS = 3_600_000;

/** Statuses that affect everyone, each with its code. Any other below 500 concerns a single request. */
const REFUSALS_OF_ALL: Readonly<Record<number, RecipeErrorCode>> = {
  401: 'unauthorized',
  402: 'quota-exceeded',
  429: 'rate-limited',
};

/** The status of a request that the circuit rejects: no server sends it, and no client retries it. */
export const CIRCUIT_OPEN_STATUS = 599;

/**
 * A `fetch` for the model's server with a circuit breaker, shared by all visitors. When many requests
 * fail at once the circuit opens: requests are rejected here until the server's `Retry-After`, or a
 * pause, is over. Half-open, it lets one request through at a time, until one succeeds. Fewer failures
 * concern single visitors, and open nothing.
 *
 * It sits below the retries of the clients: without it, an outage would make three requests of one.
 *
 * @param onTry Called for each request that was sent, with how it ended.
 */
export function createUpstreamFetch(
  log: Log,
  onTry: (end: Try, host?: string) => void,
  send: typeof fetch = fetch,
) {
  const circuit = createCircuit(log);
  const limit = pLimit(MAX_CONCURRENCY);

  const sendAndRecord: typeof fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    const start = performance.now();
    // Only the host: user name, path and query may contain a key.
    const host = URL.parse(input instanceof Request ? input.url : input)?.host;
    try {
      const response = await send(input, init);
      onTry(response.status, host);
      circuit.record(start, response);
      return response;
    } catch (error) {
      // A visitor who leaves says nothing about the server.
      const hasLeft = init?.signal?.aborted;
      onTry(hasLeft ? 'aborted' : errorCodeOf(error), host);
      if (!hasLeft) circuit.record(start);
      throw error;
    } finally {
      limit.concurrency = circuit.isClosed() ? MAX_CONCURRENCY : 1;
    }
  };

  // While the circuit is open, nobody queues behind requests in flight.
  const fetchInTurn: typeof fetch = async (input, init) =>
    circuit.reject() ?? limit(async () => circuit.reject() ?? sendAndRecord(input, init));

  return {
    fetch: fetchInTurn,
    isCircuitOpen: circuit.isOpen,
    waiting: () => limit.pendingCount,
  };
}

function createCircuit(log: Log) {
  let openedAt = -Infinity;
  /** 0 from a success on. Half-open is once that time has passed. */
  let openUntil = 0;
  /** The times of recent failures since the last success. */
  let failures: readonly number[] = [];
  let code: RecipeErrorCode = 'network';

  const isOpen = () => performance.now() < openUntil;
  const isClosed = () => openUntil === 0;

  return {
    isOpen,
    isClosed,

    /** The response of an open circuit: the code of the failure that opened it, and when to retry. */
    reject(): Response | undefined {
      if (!isOpen()) return undefined;
      const seconds = Math.ceil((openUntil - performance.now()) / 1000);
      const headers = { 'Retry-After': String(seconds) };
      return Response.json({ error: { code } }, { status: CIRCUIT_OPEN_STATUS, headers });
    },

    /** @param response Omitted if the server was not reached. */
    record(start: number, response?: Response): void {
      // What was sent before the circuit opened neither closes it nor opens it again.
      if (start <= openedAt) return;
      const { status } = response ?? {};
      if (status && status < 500 && !(status in REFUSALS_OF_ALL)) {
        failures = [];
        if (!isClosed()) log.info(CLOSED);
        openUntil = 0;
        return;
      }
      const now = performance.now();
      failures = [...failures.filter((at) => now - at < FAILURE_WINDOW_MS), now];
      // Half-open, one failure is enough.
      if (isClosed() && failures.length < FAILURE_THRESHOLD) return;
      const pauseMs = pauseAfter(response);
      if (isClosed()) log.warn({ upstream: { status }, pauseMs }, OPENED);
      code = REFUSALS_OF_ALL[status ?? 0] ?? 'network';
      [openedAt, openUntil] = [now, now + pauseMs];
    },
  };
}

const OPENED =
  'The model’s server refuses or fails many requests at once. Requests to it are paused; then one is sent, and more after a good response.';
const CLOSED = 'The model’s server answers again.';

/** What `Retry-After` asks for, in milliseconds. */
function pauseAfter(response: Response | undefined): number {
  const { retryAfterMs = PAUSE_MS } = toRecipeError(response);
  return Math.min(retryAfterMs, MAX_REQUESTED_PAUSE_MS);
}

/** The code from the operating system, TLS or Node, also inside the error that `fetch` wraps. */
function errorCodeOf(failure: unknown): string {
  const { code, cause, name } = Object(failure) as NodeJS.ErrnoException;
  return code ?? (cause === undefined ? name : errorCodeOf(cause));
}

/** How a request to the model's server ended: the status of its response, or the code of the error without one. */
export type Try = number | string;
