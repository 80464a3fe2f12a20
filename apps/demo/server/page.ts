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
    if (headers.get('Content-Type')?.startsWith('text/html')) await hashStyles(context);
  });
  page.get('*', serveStatic({ root, precompressed: true }));
  return page;
}

/** Allows the page its own style sheet and no other. Goes around the middleware that sets the policy. */
export const allowStyles: MiddlewareHandler<PageEnvironment> = async (context, next) => {
  await next();
  const { headers } = context.res;
  const hash = context.get('styleHash');
  if (hash) headers.set(POLICY, `${headers.get(POLICY)}; style-src 'self' 'sha256-${hash}'`);
};

/** Reads the page that is sent, since a new build may replace it at any time. */
async function hashStyles(context: Context<PageEnvironment>): Promise<void> {
  const { res } = context;
  const body = Buffer.from(await res.arrayBuffer());
  context.res = new Response(body, res);
  const decompress = DECOMPRESSORS[res.headers.get('Content-Encoding') ?? ''];
  const styles = stylesIn((decompress?.(body) ?? body).toString());
  if (styles) context.set('styleHash', createHash('sha256').update(styles).digest('base64'));
}

/** The style sheet in the page; empty without one. */
function stylesIn(page: string): string {
  const [, behind = ''] = page.split('<style>');
  return behind.split('</style>')[0]!;
}

const DECOMPRESSORS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

interface PageEnvironment {
  Variables: {
    /** The SHA-256 of the style sheet in the page that is sent, in Base64. */
    styleHash?: string;
  };
}
