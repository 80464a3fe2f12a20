import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { RecipeError, type RecipeClient } from 'recipe-assistant/core';
import { createRecipeHandler } from 'recipe-assistant/server';
import type { Limits } from './limits.ts';
import { createPage } from './page.ts';
import { securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { visitorKey } from './visitor.ts';

/** The whole product as one application: the recipes and, where it is built, the page. */
export function createApp({ settings, client, limits, pageRoot }: AppOptions): Hono {
  const { allowedOrigins, trustProxy } = settings;
  const { rateLimiter, dailyBudget } = limits;
  const handleRecipe = createRecipeHandler({
    client,
    allowedOrigins,
    rateLimiter,
    dailyBudget,
    onError(error) {
      // A recipe that failed has had its line on the console; a limiter that failed has not.
      if (!(error instanceof RecipeError)) console.error('A limit could not be checked', error);
    },
  });

  const app = new Hono();
  app.use(securityHeaders());
  app.all('/api/recipe', (context) => {
    const { address } = getConnInfo(context).remote;
    const forwardedFor = context.req.header('X-Forwarded-For');
    const clientKey = visitorKey({ address, forwardedFor, trustProxy });
    return handleRecipe(context.req.raw, { clientKey });
  });
  if (pageRoot) app.route('/', createPage(pageRoot));
  return app;
}

interface AppOptions {
  settings: Settings;
  client: RecipeClient;
  limits: Limits;
  /** The folder of the built page, as an absolute path. Left out where another server has the page. */
  pageRoot?: string;
}
