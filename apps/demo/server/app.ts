import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { RecipeError, type RecipeClient } from 'recipe-assistant/core';
import { createRecipeHandler, type RunReport } from 'recipe-assistant/server';
import packageJson from '../package.json' with { type: 'json' };
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { RequestLog } from './request-log.ts';
import type { Settings } from './settings.ts';
import { createProxyWarnings, visitorKey } from './visitor.ts';

/** Names of built assets hold a hash of their content: what they name never changes. */
const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/** Kept, but asked for again each time: an unchanged page costs an empty 304. */
const REVALIDATE = 'no-cache';

/**
 * Sent with every response. The widget needs no exception from the first two lines of the policy; the
 * others close what this page does not use.
 *
 * No Strict-Transport-Security: this server speaks plain HTTP, so the one that ends TLS sends it.
 */
const SECURITY_HEADERS: Parameters<typeof secureHeaders>[0] = {
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  },
  permissionsPolicy: {
    camera: [],
    displayCapture: [],
    geolocation: [],
    microphone: [],
    payment: [],
    usb: [],
  },
  referrerPolicy: 'same-origin',
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
};

/** Every route of the server: its health, the recipes and, where `pageRoot` is given, the page. */
export function createApp({
  settings,
  client,
  limits,
  log,
  requests,
  metrics,
  pageRoot,
  wasStopped = () => false,
  isDraining = () => false,
}: AppOptions): Hono {
  const { allowedOrigins, trustProxy } = settings;
  const handleRecipe = createRecipeHandler({
    client,
    allowedOrigins,
    rateLimiter: limits.rateLimiter,
    dailyBudget: limits.dailyBudget,
    onRun(run) {
      const report = wasStopped(run) ? { ...run, code: 'stopped' as const } : run;
      metrics?.record(report);
      requests?.report(report);
    },
    onError(error) {
      // A recipe that failed has its line in the request log; a limiter that failed has none.
      if (!(error instanceof RecipeError))
        log.error({ err: error }, 'A limit could not be checked');
    },
  });
  const warnOfProxy = createProxyWarnings(trustProxy, log);

  const app = new Hono();
  app.use(secureHeaders(SECURITY_HEADERS));
  app.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store');
    return isDraining()
      ? context.json({ status: 'draining' }, 503)
      : context.json({ status: 'ok', version: packageJson.version });
  });
  app.all('/api/recipe', (context) => {
    const { address } = getConnInfo(context).remote;
    const forwardedFor = context.req.header('X-Forwarded-For');
    warnOfProxy(forwardedFor);
    const clientKey = visitorKey({ address, forwardedFor, trustProxy });
    const requestId = requests?.expectReport({
      visitor: clientKey,
      origin: context.req.header('Origin'),
      host: context.req.header('Host'),
    });
    return handleRecipe(context.req.raw, { clientKey, requestId });
  });
  if (pageRoot) app.route('/', createPage(pageRoot));
  return app;
}

/** The built page and its assets, compressed ahead of time where the browser takes it. */
function createPage(root: string): Hono {
  const page = new Hono();
  page.use(etag());
  page.use(async (context, next) => {
    await next();
    const { headers, ok } = context.res;
    const isAsset = context.req.path.startsWith('/assets/');
    headers.set('Cache-Control', ok && isAsset ? CACHE_FOR_EVER : REVALIDATE);
    headers.set('Vary', 'Accept-Encoding');
    // The length is read before the file is opened, and a new build may replace it in between.
    if (!isAsset && context.req.method === 'GET') headers.delete('Content-Length');
  });
  page.get('*', serveStatic({ root, precompressed: true }));
  return page;
}

interface AppOptions {
  settings: Settings;
  client: RecipeClient;
  limits: Limits;
  log: Log;
  /** Writes a line for each request. Default: none is written. */
  requests?: RequestLog;
  metrics?: Metrics;
  /** The folder of the built page, as an absolute path. Left out where another server has the page. */
  pageRoot?: string;
  /** Whether a stop of the server ended this run. Default: never. */
  wasStopped?: (report: RunReport) => boolean;
  /** Whether the server is about to stop. Default: never. */
  isDraining?: () => boolean;
}
