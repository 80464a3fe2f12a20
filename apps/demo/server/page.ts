import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** Names of built assets contain a content hash, so they never change. */
const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/** Cached, but revalidated each time: an unchanged page is an empty 304. */
const REVALIDATE = 'no-cache';

/** Serves the built page and its assets, precompressed if the browser accepts it. */
export function createPage(root: string): Hono {
  const page = new Hono();
  page.use(etag());
  page.use(async (context, next) => {
    await next();
    const { headers, ok } = context.res;
    const isAsset = context.req.path.startsWith('/assets/');
    headers.set('Cache-Control', ok && isAsset ? CACHE_FOR_EVER : REVALIDATE);
    headers.set('Vary', 'Accept-Encoding');
    // The length is read before the file is opened, and a new build may replace the file in between.
    if (!isAsset && context.req.method === 'GET') headers.delete('Content-Length');
  });
  page.get('*', serveStatic({ root, precompressed: true }));
  return page;
}
