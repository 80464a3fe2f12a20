import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createApp } from '../server/app.ts';
import { chooseKitchen } from '../server/kitchen.ts';
import { createLimits } from '../server/limits.ts';
import { readSettings } from '../server/settings.ts';

/** Lets the development server answer `/api` as the real one does, with the same environment. */
export function recipeApi(): Plugin {
  return {
    name: 'recipe-api',
    apply: 'serve',
    configureServer({ middlewares, config, httpServer }) {
      const log = (line: string) => config.logger.info(line);
      const settings = readSettings(process.env);
      const { client, name } = chooseKitchen(settings);
      const limits = createLimits(settings, log);
      const { fetch } = createApp({ settings, client, limits });
      const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/')) void answer(request, response);
        else next();
      });
      httpServer?.once('close', limits.close);
      log(`Recipes come from ${name}.`);
    },
  };
}
