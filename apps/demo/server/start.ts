import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { chooseKitchen } from './kitchen.ts';
import { createLimits } from './limits.ts';
import type { Settings } from './settings.ts';

/** How long a request may take to arrive, in milliseconds: its body is some hundred bytes. */
const REQUEST_TIMEOUT = 30_000;

/**
 * How long a connection may move nothing, in milliseconds: a reader who stops reading holds a place
 * and a buffer. Longer than the handler is ever silent.
 */
const IDLE_TIMEOUT = 120_000;

/**
 * Starts the server.
 *
 * @param pageRoot The folder of the built page, as an absolute path.
 * @throws {StartError} When the page is not built or the port cannot be had.
 */
export async function startServer(
  settings: Settings,
  { pageRoot, log }: StartOptions,
): Promise<RunningServer> {
  if (!existsSync(pageRoot)) throw new StartError('The page is not built: run the build first.');
  const { client, name: kitchen } = chooseKitchen(settings);
  const limits = createLimits(settings, log);
  const server = createAdaptorServer({
    fetch: createApp({ settings, client, limits, pageRoot }).fetch,
    serverOptions: { requestTimeout: REQUEST_TIMEOUT, headersTimeout: REQUEST_TIMEOUT },
  });
  server.setTimeout(IDLE_TIMEOUT);
  try {
    server.listen(settings.port);
    await once(server, 'listening');
  } catch (error) {
    limits.close();
    throw toStartError(error, settings.port);
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    kitchen,
    async stop() {
      limits.close();
      server.close();
      // Ends the streams too, and each of them tells its model to stop.
      if ('closeAllConnections' in server) server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Why the server cannot start. The message is for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

function toStartError(error: unknown, port: number): unknown {
  const { code } = Object(error) as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use. Set PORT to another one.`);
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} may not be used by this user. Set PORT to another one.`);
  }
  return error;
}

export interface RunningServer {
  url: string;
  /** Who answers. */
  kitchen: string;
  /** Takes no more requests, ends those that run, and frees the port. */
  stop: () => Promise<void>;
}

interface StartOptions {
  pageRoot: string;
  log: (line: string) => void;
}
