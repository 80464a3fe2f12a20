import { Problem } from './problem.ts';

/**
 * Which pages may call a handler: those of its own host, those that are named, and callers that are
 * no page at all (they send no `Origin`).
 *
 * @param allowedOrigins Such as `https://example.com`: scheme, host and port.
 * @throws {TypeError} When an entry is no origin.
 */
export function createOriginPolicy(
  allowedOrigins: readonly string[] = [],
  allowCredentials = false,
): OriginPolicy {
  if (!Array.isArray(allowedOrigins)) throw new TypeError('allowedOrigins must be a list.');
  const allowed = new Set(allowedOrigins.map(toOrigin));
  return (request) => {
    const origin = request.headers.get('Origin');
    if (origin === null) return new Headers();
    if (allowed.has(origin)) return crossOriginHeaders(request, origin, allowCredentials);
    if (isOwn(origin, request)) return new Headers();
    throw new Problem(403, 'refused-origin', { detail: NOT_ALLOWED });
  };
}

function crossOriginHeaders(request: Request, origin: string, allowCredentials: boolean): Headers {
  const headers = new Headers({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
  });
  if (allowCredentials) headers.set('Access-Control-Allow-Credentials', 'true');
  if (request.method !== 'OPTIONS') return headers;
  // Which headers the page adds is its own matter: the handler reads none of them.
  const wanted = request.headers.get('Access-Control-Request-Headers');
  headers.set('Access-Control-Allow-Headers', wanted ?? 'Content-Type');
  headers.set('Access-Control-Allow-Methods', 'POST');
  headers.set('Access-Control-Max-Age', '600');
  return headers;
}

/**
 * By the host alone, since behind a proxy that ends TLS the scheme of the request is not the page's.
 * A page without an origin of its own (`null`: a sandboxed frame, a file) has no host either.
 *
 * Browsers set the Host header, so no page can forge it. Some frameworks leave it out of the request's URL
 * and put `localhost` there.
 */
function isOwn(origin: string, { headers, url }: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const own = headers.get('Host') ?? hostOf(url);
  return host !== '' && own !== undefined && hostOf(`${protocol}//${own}`) === host;
}

/** In lower case, and without the port that the scheme has by itself. */
function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host || undefined : undefined;
}

function toOrigin(entry: unknown): string {
  const text = typeof entry === 'string' ? entry : '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Equal only without a path, a query and a name; and no page's origin has an asterisk in it.
  if (url && url.href === `${url.origin}/` && !text.includes('*')) return url.origin;
  throw new TypeError(
    `allowedOrigins takes origins such as https://example.com, without a path or a wildcard; got ${JSON.stringify(text)}`,
  );
}

/** For the developer, whose own page is refused where a proxy does not pass on the host. */
const NOT_ALLOWED =
  'Pages of this origin may not ask here. Name it in allowedOrigins, or let the proxy pass on the Host header.';

/**
 * @returns The headers that let the page read the response.
 * @throws {Problem} 403
 */
type OriginPolicy = (request: Request) => Headers;
