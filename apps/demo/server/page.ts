import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** Names of built assets hold a hash of their content: what they name never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Kept, but asked for again each time: an unchanged page costs an empty 304. */
const ASK_AGAIN = 'no-cache';

/**
 * The built page, compressed ahead of time where the browser takes it.
 *
 * @param root The folder of the build, as an absolute path.
 */
export function createPage(root: string): Hono {
  const page = new Hono();
  page.use(etag());
  page.use(async (context, next) => {
    await next();
    const { headers, ok } = context.res;
    const isAsset = context.req.path.startsWith('/assets/');
    headers.set('Cache-Control', ok && isAsset ? FOR_EVER : ASK_AGAIN);
    headers.set('Vary', 'Accept-Encoding');
    // It is measured before the file is opened, and a new build may take its place in between.
    if (!isAsset && context.req.method === 'GET') headers.delete('Content-Length');
  });
  page.get('*', serveStatic({ root, precompressed: true }));
  return page;
}
