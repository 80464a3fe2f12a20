import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createApp } from '../server/app.ts';
import { createLimits } from '../server/limits.ts';
import { createLogger } from '../server/log.ts';
import { chooseModel } from '../server/model.ts';
import { readSettings } from '../server/settings.ts';
import { makeStoppable } from '../server/stoppable-client.ts';

/** Makes the development server answer `/api` like the real one, with the same environment. */
export function recipeApi(): Plugin {
  return {
    name: 'recipe-api',
    apply: 'serve',
    configureServer({ middlewares, config, httpServer }) {
      const settings = readSettings(process.env);
      const log = createLogger(settings.LOG_LEVEL, { write: (line) => config.logger.info(line) });
      const { client, name } = chooseModel(settings);
      const limits = createLimits(settings, log);
      const { fetch } = createApp({ settings, runs: makeStoppable(client), limits, log });
      const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/')) void answer(request, response);
        else next();
      });
      httpServer?.once('close', () => limits.close());
      log.info(`Recipes come from ${name}.`);
    },
  };
}
