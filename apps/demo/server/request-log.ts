import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RecipeError } from 'recipe-assistant/core';
import type { RunReport } from 'recipe-assistant/server';
import { CIRCUIT_OPEN_STATUS, type Try } from './circuit-breaker.ts';
import type { Log } from './log.ts';

/** nginx's status for a caller who left before the response. */
const CLIENT_CLOSED_REQUEST = 499;

/** Request ids that are accepted from a proxy; any other is replaced by our own. */
const REQUEST_ID = /^[\w.:-]{1,64}$/;

/**
 * Logs one line per request, at its end: when, which, how long, and how it ended. Of text from a
 * visitor, a model or a stranger it contains only a host, a path and the model's name.
 */
export function createRequestLog(log: Log, trustProxy: number) {
  const current = new AsyncLocalStorage<RequestFacts>();
  /** Salts the hash of a visitor's address, which therefore changes on restart. */
  const salt = randomBytes(16);

  return {
    /** Calls `handle`, and logs when its response has ended, or by the report of its run. */
    observe(incoming: IncomingMessage, outgoing: ServerResponse, handle: () => void): void {
      const start = performance.now();
      const { headers, method, url } = incoming;
      const given = headers['x-request-id']?.toString();
      const reqId = trustProxy > 0 && given && REQUEST_ID.test(given) ? given : randomUUID();
      // Without the query, which may contain anything; a path may, too, so its length is limited.
      const path = url?.split('?', 1)[0]?.slice(0, 128);
      // Hosts are cut, too: a stranger may have written them.
      const host = headers.host?.slice(0, 128);
      const origin = URL.parse(headers.origin ?? '')?.host.slice(0, 128);
      const facts: RequestFacts = { reqId, method, path, host, origin, tries: [] };
      outgoing.setHeader('X-Request-Id', reqId);
      outgoing.once('close', () => {
        // An allowed preflight has no report.
        if (facts.isReported || (facts.visitor && method !== 'OPTIONS')) return;
        const status = outgoing.headersSent ? outgoing.statusCode : CLIENT_CLOSED_REQUEST;
        const durationMs = Math.round(performance.now() - start);
        const line = { reqId, method, path, status, durationMs };
        log[levelOf(line)](line, 'request');
      });
      current.run(facts, handle);
    },

    /** Leaves the current request's line to the report of its run. Returns the request's id. */
    expectReport(address: string): string {
      const facts = current.getStore()!;
      facts.visitor = createHmac('sha256', salt).update(address).digest('hex').slice(0, 8);
      return facts.reqId;
    },

    report(report: ServerReport): void {
      const facts = current.getStore()!;
      facts.isReported = true;
      const line = describeRun(report, facts);
      log[levelOf(line)](line, 'recipe');
    },

    /** Adds why the current request's run failed, in the package's words. */
    noteReason({ cause }: RecipeError): void {
      if (cause instanceof Error) current.getStore()!.reason = cause.message;
    },

    /** Adds a try at the model's server to the current request's line. */
    noteTry(end: Try, host?: string): void {
      const facts = current.getStore()!;
      facts.tries.push(end);
      if (typeof end === 'string') facts.unreachedHost = host;
    },
  };
}

function describeRun(report: ServerReport, facts: RequestFacts) {
  const { status, firstTextMs, finishReason, code, characters, model, usage } = report;
  const { reqId, method, path, host, origin, reason, tries, unreachedHost, visitor } = facts;
  const wasAsked = report.upstream?.status !== CIRCUIT_OPEN_STATUS;
  // The last response of the model's server, and how each try ended.
  const upstream = { ...(wasAsked && report.upstream), host: unreachedHost, tries };
  return {
    reqId,
    method,
    path,
    status,
    durationMs: Math.round(report.durationMs),
    firstTextMs: firstTextMs && Math.round(firstTextMs),
    finishReason,
    code,
    ...(code === 'refused-origin' ? { origin, host } : { reason }),
    characters,
    model,
    usage,
    upstream: tries.length > 0 ? upstream : undefined,
    visitor,
  };
}

/**
 * The log level: a run may fail in mid-stream, after a 200, and a refusal that affects everyone is a
 * warning, unlike a single one.
 */
function levelOf({ status, code }: Pick<ServerReport, 'status' | 'code'>) {
  const isSpentDay = status === 429 && code === 'quota-exceeded';
  if (code === 'stopped' || status === 403 || isSpentDay) return 'warn';
  return status >= 500 || (status < 400 && code !== undefined) ? 'error' : 'info';
}

export type RequestLog = ReturnType<typeof createRequestLog>;

/** What is known about a request while it is in progress. */
interface RequestFacts {
  reqId: string;
  method: string | undefined;
  path: string | undefined;
  host: string | undefined;
  /** The host of the page. */
  origin: string | undefined;
  tries: Try[];
  /** Why the run failed. */
  reason?: string;
  /** The host of a try that did not reach it. */
  unreachedHost?: string | undefined;
  /** A pseudonym, if a recipe was requested. */
  visitor?: string;
  /** Whether its line has been written, by a report. */
  isReported?: boolean;
}

/** A report of the handler, or of a run that the shutdown ended. */
export type ServerReport = Omit<RunReport, 'code'> & { code?: RunReport['code'] | 'stopped' };
