import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { RecipeError, type RecipeOrigin } from 'recipe-assistant/core';
import { createRecipeHandler } from 'recipe-assistant/server';
import packageJson from '../package.json' with { type: 'json' };
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { allowStyles, createPage } from './page.ts';
import type { RequestLog, ServerReport } from './request-log.ts';
import type { Settings } from './settings.ts';
import type { StoppableClient } from './stoppable-client.ts';
import { createVisitorKeys } from './visitor.ts';

/**
 * Sent with every response. The widget needs no exception from the first two lines of the policy; the
 * others block what this page doesn't use. The page's own style sheet is allowed by its hash.
 *
 * No Strict-Transport-Security: this server speaks plain HTTP, so the proxy that ends TLS sends it.
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
  referrerPolicy: 'same-origin',
  strictTransportSecurity: false,
};

/** The routes of the server: health, recipes and the page. */
export function createApp({
  settings,
  origin,
  runs,
  limits,
  log,
  requests,
  metrics,
  pageRoot,
  isDraining,
}: AppOptions): Hono {
  const handleRecipe = createRecipeHandler({
    client: runs.client,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    rateLimiter: limits.rateLimiter,
    dailyBudget: limits.dailyBudget,
    onRun(run) {
      const report: ServerReport = runs.wasStopped(run) ? { ...run, code: 'stopped' } : run;
      requests.report(report);
      metrics.record(report);
    },
    onError(error) {
      // A failed recipe has its line in the request log; a failed limiter doesn't.
      if (error instanceof RecipeError) requests.noteReason(error);
      else log.error({ err: error }, 'A limit could not be checked');
    },
  });
  const visitorKey = createVisitorKeys(settings.TRUST_PROXY, log);

  const app = new Hono();
  app.use(allowStyles, secureHeaders(SECURITY_HEADERS));
  // Live while it runs; ready and healthy until it is about to stop.
  app.on('GET', ['/healthz', '/readyz', '/livez'], (context) => {
    context.header('Cache-Control', 'no-store');
    return isDraining() && context.req.path !== '/livez'
      ? context.json({ status: 'draining' }, 503)
      : context.json({ status: 'ok', version: packageJson.version });
  });
  app.all('/api/recipe', (context) => {
    const { address } = getConnInfo(context).remote;
    const clientKey = visitorKey(address, context.req.header('X-Forwarded-For'));
    const requestId = requests.expectReport(clientKey);
    return handleRecipe(context.req.raw, { clientKey, requestId });
  });
  // A page whose server has no model may have one of its own.
  app.get('/api/origin', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ origin });
  });
  app.route('/', createPage(pageRoot));
  return app;
}

interface AppOptions {
  settings: Settings;
  /** What writes the recipes. */
  origin: RecipeOrigin;
  runs: StoppableClient;
  limits: Limits;
  log: Log;
  requests: RequestLog;
  metrics: Metrics;
  pageRoot: string;
  isDraining: () => boolean;
}
