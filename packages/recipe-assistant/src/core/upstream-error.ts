/**
 * What is known of a failed call to a model, and safe to log: no prompt, token, URL or body, and no
 * text of the other side's.
 *
 * It is the `cause` that clients give to a `RecipeError`, and the one that is written to the console.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  /** The HTTP status, when there was an answer. */
  readonly status?: number;
  /** The other side's id of the request, for its support desk. */
  readonly requestId?: string;

  constructor(summary: string, { status, requestId }: UpstreamErrorOptions = {}) {
    // A header is the other side's text too: only what looks like an id passes.
    const id = requestId?.match(/^[\w.:-]{1,64}$/)?.[0];
    super([summary, status && `HTTP ${status}`, id && `request ${id}`].filter(Boolean).join(', '));
    this.status = status;
    this.requestId = id;
    // A stack would show only this package's own files, and by their URLs.
    this.stack = `${this.name}: ${this.message}`;
  }
}

export interface UpstreamErrorOptions {
  status?: number;
  requestId?: string;
}
