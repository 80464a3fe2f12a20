import { createFailure } from './create-failure.ts';

/**
 * A `fetch` that throws the abort's reason, `offline` or `network`.
 *
 * It never follows a redirect, which would carry the prompt and the keys to a host that nobody chose.
 */
export async function send(
  url: string,
  init: RequestInit,
  { fetch = globalThis.fetch, signal }: SendOptions,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal, redirect: 'manual' });
  } catch (error) {
    signal.throwIfAborted();
    const code = globalThis.navigator?.onLine === false ? 'offline' : 'network';
    throw createFailure(code, `The request failed${systemCode(error)}`);
  }
  if (!isRedirect(response)) return response;
  response.body?.cancel().catch(() => {});
  const { status } = response;
  const message = `The server redirects, to a login or another path, and no redirect is followed, HTTP ${status}`;
  throw createFailure('network', message, { status });
}

/** Browsers hide the status; a custom `fetch` may have followed it. */
function isRedirect({ type, status, redirected }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400) || redirected;
}

/** For example `ECONNREFUSED`. The rest of the error may contain the URL, or a header with the token. */
function systemCode(error: unknown): string {
  const { code } = Object(error instanceof Error ? error.cause : undefined) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? `: ${code}` : '';
}

interface SendOptions {
  /** Default: the global one at the time of the call. */
  fetch?: typeof globalThis.fetch | undefined;
  signal: AbortSignal;
}
