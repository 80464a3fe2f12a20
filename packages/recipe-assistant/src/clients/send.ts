import { createFailure } from './create-failure.ts';

/**
 * A `fetch` that throws the abort's reason, `offline` or `network`.
 *
 * It never follows a redirect, which would carry the prompt and the keys to a host that nobody chose: who reads the
 * response calls `refuseRedirect` first.
 */
export async function send(
  url: string,
  init: RequestInit,
  { fetch = globalThis.fetch, signal }: SendOptions,
): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal, redirect: 'manual' });
  } catch (error) {
    signal.throwIfAborted();
    const code = globalThis.navigator?.onLine === false ? 'offline' : 'network';
    throw createFailure(code, `The request failed${systemCode(error)}`);
  }
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
