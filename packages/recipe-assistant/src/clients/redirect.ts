import { createFailure } from './create-failure.ts';

/** Throws `network` for a redirect. Where a custom `fetch` has followed one, what it brought is not read either. */
export function refuseRedirect(response: Response): void {
  if (!isRedirect(response)) return;
  response.body?.cancel().catch(() => {});
  const { status } = response;
  const message = `The server redirects, to a login or another path, and no redirect is followed, HTTP ${status}`;
  throw createFailure('network', message, { status });
}

/** Browsers hide the status; a custom `fetch` may have followed it. */
function isRedirect({ type, status, redirected }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400) || redirected;
}
