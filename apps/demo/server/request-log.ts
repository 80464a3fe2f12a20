import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Try } from './circuit-breaker.ts';
import type { Log } from './log.ts';
import {
  createRequestLine,
  levelOf,
  type RequestEnd,
  type RequestFacts,
  type ServerReport,
} from './request-line.ts';

/** nginx's status for a caller who left before the response. */
const CLIENT_CLOSED_REQUEST = 499;

/** Request ids that are accepted from a proxy; any other is replaced by our own. */
const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** How many failures of a kind get their own line per period. */
const LINES_PER_PERIOD = 5;

/** How long failures of a kind are counted before their number is logged, in milliseconds. */
const PERIOD_MS = 10_000;

/**
 * Logs one line per request, after its last byte: when, which, how long, and how it ended. It contains
 * no text of a visitor or a recipe, no address and no query.
 */
export function createRequestLog(log: Log, trustProxy: number) {
  const current = new AsyncLocalStorage<RequestFacts>();
  /** Salts the hash of a visitor's address, which therefore changes on restart. */
  const salt = randomBytes(16);
  const sampler = createFailureSampler(log);

  function write(facts: RequestFacts): void {
    const { status, visitor, report } = facts;
    const awaitsReport = visitor !== undefined && !report;
    if (status === undefined || awaitsReport) return;
    const line = createRequestLine(facts);
    if (!sampler.drops(line)) log[levelOf(line)](line, report ? 'recipe' : 'request');
  }

  return {
    /** Calls `handle`, and logs once both the response and the report of its run are there. */
    observe(incoming: IncomingMessage, outgoing: ServerResponse, handle: () => void): void {
      const start = performance.now();
      const given = incoming.headers['x-request-id']?.toString();
      const record: RequestFacts = {
        reqId: trustProxy > 0 && given && REQUEST_ID.test(given) ? given : randomUUID(),
        method: incoming.method ?? '',
        // Without the query, which may contain anything; a path may, too, so its length is limited.
        path: incoming.url?.split('?', 1)[0]?.slice(0, 128) ?? '',
        host: incoming.headers.host?.slice(0, 128),
        origin: incoming.headers.origin,
        tries: [],
      };
      outgoing.setHeader('X-Request-Id', record.reqId);
      outgoing.once('close', () => {
        record.status = outgoing.headersSent ? outgoing.statusCode : CLIENT_CLOSED_REQUEST;
        record.durationMs = performance.now() - start;
        write(record);
      });
      current.run(record, handle);
    },

    /**
     * Makes the current request's line wait for the handler's report of its run.
     *
     * @returns The request's id; undefined outside of `observe`.
     */
    expectReport(address: string): string | undefined {
      const record = current.getStore();
      if (!record) return undefined;
      record.visitor = createHmac('sha256', salt).update(address).digest('hex').slice(0, 8);
      return record.reqId;
    },

    report(report: ServerReport): void {
      const record = current.getStore();
      if (!record) return;
      record.report = report;
      write(record);
    },

    /** Adds a try at the model's server to the current request's line. */
    noteTry(end: Try, host?: string): void {
      const record = current.getStore();
      record?.tries.push(end);
      if (record && typeof end === 'string') record.unreachedHost = host;
    },

    /** Logs the pending counts. */
    close: sampler.writeCounts,
  };
}

/**
 * When the model's server fails everyone, or the day's budget is spent, lines repeat: the first are
 * logged, then only their number.
 */
function createFailureSampler(log: Log) {
  /** How many requests failed like this in this period, by status and code. */
  const failures = new Map<string, RequestEnd & { requests: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function writeCounts(): void {
    for (const { requests, ...end } of failures.values()) {
      const more = requests - LINES_PER_PERIOD;
      if (more > 0) log[levelOf(end)]({ ...end, requests: more }, MORE);
    }
    failures.clear();
    clearTimeout(timer);
    timer = undefined;
  }

  /** Whether a line is counted instead of logged. */
  function drops({ status, code }: RequestEnd): boolean {
    if (levelOf({ status, code }) === 'info') return false;
    timer ??= setTimeout(writeCounts, PERIOD_MS).unref();
    const key = `${status} ${code}`;
    const failure = failures.get(key) ?? { status, code, requests: 0 };
    failures.set(key, failure);
    failure.requests += 1;
    return failure.requests > LINES_PER_PERIOD;
  }

  return { drops, writeCounts };
}

const MORE = 'So many more requests ended like this; they are in the metrics.';

export type RequestLog = ReturnType<typeof createRequestLog>;
