import type { RunReport } from 'recipe-assistant/server';
import { CIRCUIT_OPEN_STATUS, NO_DESCRIPTORS, type Try } from './circuit-breaker.ts';

/**
 * The fields of a request's log line. Of text from a visitor, a model or a stranger, they contain only
 * a host, a path and the model's name.
 */
export function createRequestLine(facts: RequestFacts) {
  const { reqId, method, path, status = 0, durationMs = 0, report } = facts;
  const request = { reqId, method, path, status, durationMs: Math.round(durationMs) };
  return report ? { ...request, ...describeRun(report, facts) } : request;
}

/**
 * The log level: a run may fail in mid-stream, after a 200, and a refusal that affects everyone is a
 * warning, unlike a single one.
 */
export function levelOf({ status, code }: RequestEnd): 'error' | 'warn' | 'info' {
  const isSpentDay = status === 429 && code === 'quota-exceeded';
  if (code === 'stopped' || status === 403 || isSpentDay) return 'warn';
  return status >= 500 || (status < 400 && code !== undefined) ? 'error' : 'info';
}

function describeRun(report: ServerReport, facts: RequestFacts) {
  const { visitor, origin, host, tries } = facts;
  const { firstTextMs, finishReason, code, characters, model, usage } = report;
  return {
    status: report.status,
    durationMs: Math.round(report.durationMs),
    firstTextMs: firstTextMs === undefined ? undefined : Math.round(firstTextMs),
    finishReason,
    code,
    // The host of an `Origin`, which a stranger may have written.
    ...(code === 'refused-origin' && { origin: URL.parse(origin ?? '')?.host.slice(0, 128), host }),
    reason: reasonOf(report, tries),
    characters,
    model,
    usage,
    upstream: describeUpstream(report, facts),
    visitor,
  };
}

/** The last response of the model's server, and how each try ended; undefined if there was no try. */
function describeUpstream(report: ServerReport, { tries, unreachedHost }: RequestFacts) {
  if (tries.length === 0) return undefined;
  const last = wasCircuitOpen(report) ? undefined : report.upstream;
  return { ...last, host: unreachedHost, tries };
}

/** Why a request was refused, in words for the operator. */
function reasonOf(report: ServerReport, tries: readonly Try[]): string | undefined {
  const { status, code = 'none', upstream } = report;
  if (wasCircuitOpen(report)) return CIRCUIT_OPEN;
  const error = tries.at(-1);
  if (code === 'network' && typeof error === 'string') {
    return NO_DESCRIPTORS.includes(error) ? DESCRIPTORS_USED : NOT_REACHED;
  }
  if (code === 'unauthorized' && upstream?.status === 403) return FORBIDDEN;
  return REASONS[`${status} ${code}`] ?? REASONS[code];
}

function wasCircuitOpen({ upstream }: ServerReport): boolean {
  return upstream?.status === CIRCUIT_OPEN_STATUS;
}

const CIRCUIT_OPEN =
  'Nobody asks the model’s server until its pause is over; a line before this one says what began it.';
const NOT_REACHED =
  'The model’s server was not reached: host and tries say where, and why. Ask it from this machine by curl.';
const DESCRIPTORS_USED =
  'This machine let the server open no further connection: raise LimitNOFILE of its unit. The model’s server was not asked.';
const FORBIDDEN =
  'The account of HF_TOKEN may not use HF_MODEL: check the rights of the token, and whether the model asks for its terms to be accepted.';

/** By code, or by status and code where a code has several reasons. */
const REASONS: Readonly<Record<string, string>> = {
  'refused-origin':
    'The page comes from another host than it asks. If this is your own page, the proxy must pass on the Host header (nginx: proxy_set_header Host $http_host); pages of another site go into ALLOWED_ORIGINS.',
  stopped:
    'This process was told to stop, and the run was not over when SHUTDOWN_GRACE_MS was. The visitor can try again.',
  '200 network': 'The model’s server broke the recipe off in mid-stream.',
  '429 rate-limited': 'This visitor has had RATE_LIMIT recipes in a minute.',
  '429 quota-exceeded': 'All visitors together have had DAILY_RECIPE_BUDGET recipes in a day.',
  '503 unknown': 'The limits could not be checked.',
  unauthorized:
    'The model’s server refuses HF_TOKEN: check that it is set, whole, not expired and meant for this server.',
  'quota-exceeded':
    'The account of HF_TOKEN has no credit left at the model’s server: check its billing.',
  'model-unavailable':
    'The model’s server has no such model at that address: check HF_MODEL, HF_PROVIDER or HF_ENDPOINT_URL.',
};

/** What is known about a request, also while it is in progress. */
export interface RequestFacts {
  reqId: string;
  method: string;
  path: string;
  /** Undefined until the response is over. */
  status?: number;
  durationMs?: number;
  /** The run's report, once it is over, if a recipe was requested. */
  report?: ServerReport;
  /** How each try at the model's server ended. */
  tries: Try[];
  /** The host of a try that did not reach it. */
  unreachedHost?: string | undefined;
  /** Of a request for a recipe, which has a report. */
  visitor?: string;
  origin?: string | undefined;
  host?: string | undefined;
}

/** A report of the handler, or of a run that the shutdown ended. */
export type ServerReport = Omit<RunReport, 'code'> & { code?: RunReport['code'] | 'stopped' };

/** How a request ended. */
export interface RequestEnd {
  status: number;
  code?: string | undefined;
}
