import type { UpstreamFacts } from './recipe-client.ts';

/** What looks like an id of a request, and can hold nothing else worth reading. */
export const REQUEST_ID = /^[\w.:-]{1,64}$/;

/**
 * What is known of a failed call to a model, and safe to log: no prompt, token, URL or body, and no
 * text of the other side's. Clients give it to a `RecipeError` as its `cause`.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  /** Set where it is logged. */
  declare readonly code?: string;
  /** The HTTP status, when there was an answer. */
  declare readonly status?: number;
  /** The other side's id of the request, for its support desk. */
  declare readonly requestId?: string;

  constructor(message: string, facts?: UpstreamFacts & { code?: string }) {
    super(message);
    // A stack would show only this package's own files, and by their URLs.
    Object.assign(this, facts, { stack: String(this) });
  }
}

/** Of anything at all: to ask what a revoked proxy is throws. */
export function isUpstreamError(value: unknown): value is UpstreamError {
  try {
    return value instanceof UpstreamError;
  } catch {
    return false;
  }
}
