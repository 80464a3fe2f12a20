import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createLog } from '../server/log.ts';
import { readSettings } from '../server/settings.ts';
import { startServer, type RunningServer } from '../server/start.ts';

/** Lets the real server answer `/api` of the development server, with the same environment. */
export function recipeApi(): Plugin {
  let stop: RunningServer['stop'];
  return {
    name: 'recipe-api',
    apply: 'serve',
    async config() {
      const settings = readSettings({ ...process.env, PORT: '0', METRICS_PORT: '' });
      const log = createLog(settings.LOG_LEVEL);
      const pageRoot = join(import.meta.dirname, '../public');
      const server = await startServer(settings, { pageRoot, log });
      stop = server.stop;
      log.info(`Recipes come from ${server.model}.`);
      return { server: { proxy: { '/api': { target: server.url } } } };
    },
    configureServer({ httpServer }) {
      httpServer?.once('close', () => void stop());
    },
  };
}
