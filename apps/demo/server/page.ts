import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/** Names of built assets contain a content hash, so they never change. */
const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/** Cached, but revalidated each time: an unchanged page is an empty 304. */
const REVALIDATE = 'no-cache';

const POLICY = 'Content-Security-Policy';

/** An inline script or style sheet. */
const INLINE = /<(script|style)>([^]*?)<\/\1>/g;

/** Serves the built page and its assets, precompressed if the browser accepts it. */
export function createPage(root: string): Hono<PageEnvironment> {
  const page = new Hono<PageEnvironment>();
  page.use(etag());
  page.use(async (context, next) => {
    await next();
    const { headers, ok } = context.res;
    const isAsset = context.req.path.startsWith('/assets/');
    headers.set('Cache-Control', ok && isAsset ? CACHE_FOR_EVER : REVALIDATE);
    headers.set('Vary', 'Accept-Encoding');
    // The length is read before the file is opened, and a new build may replace the file in between.
    if (!isAsset && context.req.method === 'GET') headers.delete('Content-Length');
    if (headers.get('Content-Type')?.startsWith('text/html')) await readInline(context);
  });
  page.get('*', serveStatic({ root, precompressed: true }));
  return page;
}

/**
 * Adds the hashes of inline scripts and styles to the policy, computed from the page that is sent,
 * since a new build may replace it at any time. Must run before the middleware that sets the policy.
 */
export const allowInline: MiddlewareHandler<PageEnvironment> = async (context, next) => {
  await next();
  const { headers } = context.res;
  const inline = context.get('inline');
  if (inline) headers.set(POLICY, [headers.get(POLICY), ...inline].join('; '));
};

async function readInline(context: Context<PageEnvironment>): Promise<void> {
  const { res } = context;
  const body = Buffer.from(await res.arrayBuffer());
  context.res = new Response(body, res);
  const sources: Record<string, string> = {};
  const decompress = DECOMPRESSORS[res.headers.get('Content-Encoding') ?? ''];
  const html = (decompress?.(body) ?? body).toString();
  for (const [, name = '', text = ''] of html.matchAll(INLINE)) {
    const hash = createHash('sha256').update(text).digest('base64');
    sources[name] = `${sources[name] ?? `${name}-src 'self'`} 'sha256-${hash}'`;
  }
  context.set('inline', Object.values(sources));
}

const DECOMPRESSORS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

interface PageEnvironment {
  Variables: {
    /** The directives with the hashes of the scripts and styles in the page that is sent. */
    inline?: string[];
  };
}
