import { RecipeError } from '../core/recipe-error.ts';
import { UpstreamError } from '../core/upstream-error.ts';

/** A `fetch` whose failure has a name: the abort's own reason, `offline`, or `network`. */
export async function send(
  url: string,
  init: RequestInit,
  { fetch = globalThis.fetch, signal }: SendOptions,
): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal });
  } catch (error) {
    signal.throwIfAborted();
    const code = globalThis.navigator?.onLine === false ? 'offline' : 'network';
    const cause = new UpstreamError(`The request failed${systemCode(error)}`);
    throw new RecipeError(code, { cause });
  }
}

/** Such as `ECONNREFUSED`. All else that was caught may hold the URL, or a header with the token. */
function systemCode(error: unknown): string {
  const { code } = Object(error instanceof Error ? error.cause : undefined) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? `: ${code}` : '';
}

export interface SendOptions {
  /** Default: the global one at the time of the call. */
  fetch?: typeof globalThis.fetch;
  signal: AbortSignal;
}
