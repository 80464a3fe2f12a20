import type { RecipeHandlerOptions } from './handler-options.ts';
import { Problem } from './problem.ts';

/**
 * Decides which pages may call a handler: those of its own host, those that are listed, and callers
 * that aren't pages (they send no `Origin`).
 *
 * @param onRefusal Told of pages that are refused, for the operator.
 * @returns For a request, the headers that let its page read the response; throws the problem 403.
 * @throws {TypeError} When an entry is not an origin.
 */
export function createOriginPolicy(
  { allowedOrigins = [], allowCredentials = false }: RecipeHandlerOptions,
  onRefusal: (words: string) => void,
) {
  const allowed = new Set(allowedOrigins.map(toOrigin));
  const told = new Set<string>();
  return (request: Request): Headers => {
    const origin = request.headers.get('Origin');
    if (origin === null) return new Headers();
    if (allowed.has(origin)) return crossOriginHeaders(request, origin, allowCredentials);
    const { page, asked } = hostsOf(request, origin);
    if (page && page === asked) return new Headers();
    const from = page || 'an unknown origin';
    const words = `refused a page of ${from}, which asked ${asked || 'an unknown host'}. ${REMEDY}`;
    // Each page once, and not without end: anybody can invent origins.
    if (told.size < MAX_TOLD && !told.has(words)) {
      told.add(words);
      onRefusal(words);
    }
    throw new Problem(403, 'refused-origin', { detail: REMEDY });
  };
}

/**
 * Hosts only: behind a proxy that ends TLS, the scheme of the request isn't the page's. A sandboxed frame has none.
 * Browsers set the Host header, so no page can forge it. The request's URL may have another: Next.js
 * puts the server's own there (https://github.com/vercel/next.js/issues/79182).
 */
function hostsOf({ headers, url }: Request, origin: string) {
  const { protocol = 'http:', host: page } = urlOf(origin) ?? {};
  const host = headers.get('Host') ?? urlOf(url)?.host ?? '';
  return { page, asked: urlOf(`${protocol}//${host}`)?.host };
}

function crossOriginHeaders(request: Request, origin: string, allowCredentials: boolean): Headers {
  const headers = new Headers({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
  });
  if (allowCredentials) headers.set('Access-Control-Allow-Credentials', 'true');
  if (request.method !== 'OPTIONS') return headers;
  // The handler reads no extra headers, so any are allowed.
  const wanted = request.headers.get('Access-Control-Request-Headers');
  headers.set('Access-Control-Allow-Headers', wanted ?? 'Content-Type');
  headers.set('Access-Control-Allow-Methods', 'POST');
  headers.set('Access-Control-Max-Age', '600');
  return headers;
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function toOrigin(entry: unknown): string {
  const text = typeof entry === 'string' ? entry : '';
  const url = urlOf(text);
  // Equal only without path, query and credentials; no real origin contains an asterisk.
  if (url && url.href === `${url.origin}/` && !text.includes('*')) return url.origin;
  throw new TypeError(
    `allowedOrigins takes origins such as https://example.com, without a path or a wildcard; got ${JSON.stringify(text)}`,
  );
}

/** How many refused pages the operator is told of. */
const MAX_TOLD = 20;

/** For a developer whose own page is refused because a proxy doesn't pass on the host. */
const REMEDY =
  'If it is your own page, the proxy between them must pass on the Host header (Vite: a proxy with a target, not a string; nginx: proxy_set_header Host $http_host). Pages of other sites belong in allowedOrigins.';
