import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import { LogSampler } from './log-sampler.ts';
import {
  createRequestLine,
  levelOf,
  type RequestFacts,
  type ServerReport,
} from './request-line.ts';

/** What the standard of web servers calls a caller who left before there was a response. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * One line a request, when its last byte is out: when, which, how long and how it ended. Nothing that
 * a visitor has written is in it, nothing of a recipe, no address and no query.
 */
export class RequestLog {
  readonly #log: Log;
  readonly #sampler: LogSampler;
  readonly #trustProxy: number;
  readonly #current = new AsyncLocalStorage<RequestRecord>();
  /** Makes of a visitor a name that leads to nobody, and is another one after a restart. */
  readonly #salt = randomBytes(16);

  constructor(log: Log, trustProxy: number) {
    this.#log = log;
    this.#sampler = new LogSampler(log);
    this.#trustProxy = trustProxy;
  }

  /** Calls `handle`, and writes the line once both the response and the report of its run are there. */
  observe(incoming: IncomingMessage, outgoing: ServerResponse, handle: () => void): void {
    const given = incoming.headers['x-request-id'];
    const record: RequestRecord = {
      reqId: this.#trustProxy > 0 && isId(given) ? given : randomUUID(),
      method: incoming.method ?? '',
      path: pathOf(incoming.url),
      start: performance.now(),
      isClosed: false,
      awaitsReport: false,
    };
    outgoing.setHeader('X-Request-Id', record.reqId);
    outgoing.once('close', () => {
      record.isClosed = true;
      record.status = outgoing.headersSent ? outgoing.statusCode : CLIENT_CLOSED_REQUEST;
      record.durationMs = performance.now() - record.start;
      this.#write(record);
    });
    this.#current.run(record, handle);
  }

  /**
   * Of a request that a handler answers: its line waits for the handler's report.
   *
   * @returns Its id; undefined where nobody observes.
   */
  expectReport({ visitor, origin, host }: RecipeCaller): string | undefined {
    const record = this.#current.getStore();
    if (!record) return undefined;
    record.awaitsReport = true;
    record.visitor = createHmac('sha256', this.#salt).update(visitor).digest('hex').slice(0, 8);
    Object.assign(record, { origin, host });
    return record.reqId;
  }

  report(report: ServerReport): void {
    const record = this.#current.getStore();
    if (!record) return;
    record.report = report;
    this.#write(record);
  }

  /** Writes what was held back. */
  close(): void {
    this.#sampler.close();
  }

  #write(record: RequestRecord): void {
    const { report, isClosed, awaitsReport } = record;
    if (!isClosed || (awaitsReport && !report)) return;
    const line = createRequestLine(record);
    if (this.#sampler.drops(line)) return;
    this.#log[levelOf(line)](line, report ? 'recipe' : 'request');
  }
}

/** A query may hold anything; so may a path, but for its length. */
function pathOf(url = ''): string {
  return url.split('?', 1)[0]?.slice(0, 128) ?? '';
}

function isId(given: unknown): given is string {
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given);
}

/** What is known of a request while it is answered. */
interface RequestRecord extends RequestFacts {
  /** By `performance.now()`. */
  start: number;
  isClosed: boolean;
  awaitsReport: boolean;
}

/** Who asks for a recipe. */
interface RecipeCaller {
  visitor: string;
  /** The headers. */
  origin?: string | undefined;
  host?: string | undefined;
}
