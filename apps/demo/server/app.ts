import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { RecipeError, type RecipeClient } from 'recipe-assistant/core';
import { createRecipeHandler, type RunReport } from 'recipe-assistant/server';
import { createHealth } from './health.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createPage } from './page.ts';
import { createProxyWarnings } from './proxy-warnings.ts';
import type { RequestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { visitorKey } from './visitor.ts';

/** The whole product as one application: the recipes and, where it is built, the page. */
export function createApp(options: AppOptions): Hono {
  const { settings, client, limits, log, requests, metrics, pageRoot, isDraining } = options;
  const { hasEnded = () => false } = options;
  const { allowedOrigins, trustProxy } = settings;
  const { rateLimiter, dailyBudget } = limits;
  const handleRecipe = createRecipeHandler({
    client,
    allowedOrigins,
    rateLimiter,
    dailyBudget,
    onRun(run) {
      const report = hasEnded(run) ? { ...run, code: 'stopped' as const } : run;
      metrics?.record(report);
      requests?.report(report);
    },
    onError(error) {
      // A recipe that failed has its line, with its request; a limiter that failed has not.
      if (!(error instanceof RecipeError))
        log.error({ err: error }, 'A limit could not be checked');
    },
  });
  const watchProxy = createProxyWarnings(trustProxy, log);

  const app = new Hono();
  app.use(securityHeaders());
  app.route('/healthz', createHealth(isDraining));
  app.all('/api/recipe', (context) => {
    const { address } = getConnInfo(context).remote;
    const forwardedFor = context.req.header('X-Forwarded-For');
    watchProxy(forwardedFor);
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

interface AppOptions {
  settings: Settings;
  client: RecipeClient;
  limits: Limits;
  log: Log;
  /** Writes a line for each request. Default: nobody does. */
  requests?: RequestLog;
  metrics?: Metrics;
  /** The folder of the built page, as an absolute path. Left out where another server has the page. */
  pageRoot?: string;
  /** Whether a stop ended this run. Default: never. */
  hasEnded?: (report: RunReport) => boolean;
  /** Whether the server is about to stop. Default: never. */
  isDraining?: () => boolean;
}
