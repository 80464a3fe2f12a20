import type { RecipeError, RecipeErrorCode, RefusedInput } from '../core/recipe-error.ts';
import { usableRetryAfter } from '../core/retry-after.ts';

/**
 * A request that ends without a recipe, as an RFC 9457 problem. Its text is this package's own, so
 * nothing from the model's server or the caller leaks.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: RecipeErrorCode;
  readonly #options: ProblemOptions;

  constructor(status: number, code: RecipeErrorCode, options: ProblemOptions = {}) {
    super(options.detail);
    this.status = status;
    this.code = code;
    this.#options = options;
  }

  /** The problem for a run that failed before its first text. */
  static fromError(error: RecipeError): Problem {
    const { code, retryAfterMs } = error;
    return new Problem(PROBLEMS[code][0], code, { retryAfterMs });
  }

  /** @param requestId For visitors who report the problem. */
  toResponse(requestId: string): Response {
    const { status, code } = this;
    const { detail, refused, missing, retryAfterMs, headers } = this.#options;
    const [, title] = PROBLEMS[code];
    const problem = {
      type: 'about:blank',
      title,
      status,
      code,
      detail,
      refused,
      missing,
      requestId,
    };
    const response = new Response(JSON.stringify(problem), { status, headers });
    response.headers.set('Content-Type', 'application/problem+json');
    if (retryAfterMs !== undefined) response.headers.set('Retry-After', toSeconds(retryAfterMs));
    return response;
  }
}

/** The status and the title of each code. Few of them are the caller's fault. */
const PROBLEMS = {
  'too-few-ingredients': [422, 'Too few ingredients'],
  offline: [502, 'No connection to the model'],
  timeout: [504, 'It took too long'],
  // From the model's server; a visitor's own limit is a 429 of `rate-limits`.
  'rate-limited': [503, 'Too many requests'],
  unauthorized: [502, 'The model refused this server'],
  'quota-exceeded': [503, 'The budget for recipes is spent'],
  'model-unavailable': [502, 'The model is not available'],
  'content-filtered': [502, 'The model withheld its answer'],
  empty: [502, 'The model gave an empty answer'],
  malformed: [502, 'The model gave an answer that cannot be read'],
  'refused-input': [422, 'The request was refused'],
  'refused-origin': [403, 'This page may not ask here'],
  network: [502, 'The connection to the model failed'],
  unknown: [500, 'Something went wrong'],
} as const satisfies Record<RecipeErrorCode, [status: number, title: string]>;

/** Whole seconds, as the header requires, and never 0. */
function toSeconds(milliseconds: number): string {
  return String(Math.ceil((usableRetryAfter(milliseconds) || 1) / 1000));
}

interface ProblemOptions {
  /** For the developer: what to change. */
  detail?: string;
  retryAfterMs?: number | undefined;
  headers?: ConstructorParameters<typeof Headers>[0];
  refused?: RefusedInput;
  missing?: number;
}
