/**
 * A token in a page can be read, and spent, by everybody who opens it.
 *
 * @throws {Error} In a browser, unless it is allowed.
 */
export function refuseTokenInBrowser(token: string | null | undefined, isAllowed: boolean): void {
  if (!token || isAllowed || !isBrowser()) return;
  throw new Error(
    'A token in a browser is public: whoever opens the page can spend it. Keep it on a server ' +
      'with createRecipeHandler and use createEndpointClient in the page, or set ' +
      'dangerouslyAllowBrowser.',
  );
}

/** A token as it goes into a header; undefined for one that cannot. */
export function usableToken(token: string | undefined): string | undefined {
  const trimmed = token?.trim();
  return trimmed && /^[\x21-\x7E]+$/.test(trimmed) ? trimmed : undefined;
}

function isBrowser(): boolean {
  return typeof window !== 'undefined' && typeof window.document !== 'undefined';
}
