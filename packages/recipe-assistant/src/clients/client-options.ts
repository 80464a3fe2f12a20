/** Whether `fetch` accepts a URL: absolute unless there is a page, without user name and password. */
export function isFetchable(url: string, page?: string): boolean {
  try {
    const { protocol, username, password } = new URL(url, page);
    return /^https?:$/.test(protocol) && !username && !password;
  } catch {
    return false;
  }
}

/** A token that can be sent in a header, or undefined. */
export function usableToken(token: string | undefined): string | undefined {
  const trimmed = token?.trim();
  return trimmed && /^[\x21-\x7E]+$/.test(trimmed) ? trimmed : undefined;
}

/** The options of every client that asks a model's server itself. */
export interface ModelClientOptions {
  /** The `fetch` to use. Default: the global one. */
  fetch?: typeof globalThis.fetch | undefined;
  /** How often a transient failure is retried. Default 2. */
  maxRetries?: number | undefined;
  /** False requests the whole completion at once. Default true. */
  stream?: boolean | undefined;
  /**
   * Further fields of the request's body, which replace ours; `null` leaves one away. Default none.
   *
   * @example
   * { stream_options: { include_usage: true }, reasoning_effort: 'low' }
   */
  body?: Record<string, unknown> | undefined;
  /** Allows a token in a browser, where anyone can read it. Default false. */
  dangerouslyAllowBrowser?: boolean | undefined;
}
