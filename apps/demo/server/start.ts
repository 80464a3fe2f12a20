import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { createUpstreamFetch } from './circuit-breaker.ts';
import { createDrain } from './drain.ts';
import { createLimits } from './limits.ts';
import type { Log } from './log.ts';
import { createMetrics, createMetricsServer } from './metrics.ts';
import { chooseModel } from './model.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { StartError, type Settings } from './settings.ts';
import { makeStoppable } from './stoppable-client.ts';

/** How long a request may take to arrive, in milliseconds: its body has a few hundred bytes. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * How long an idle connection is kept, in milliseconds. Most load balancers keep theirs for a minute,
 * and would otherwise send requests on connections that are being closed. Without a proxy there are too
 * many connections for that.
 */
const PROXY_KEEP_ALIVE_MS = 75_000;
const VISITOR_KEEP_ALIVE_MS = 5_000;

/**
 * How long a connection may be without traffic, in milliseconds: a blocked reader occupies a connection
 * and a buffer. Longer than the handler is ever silent.
 */
const IDLE_TIMEOUT_MS = 120_000;

/**
 * Starts the server.
 *
 * @param pageRoot The folder of the built page, as an absolute path.
 * @throws {StartError} When the page isn't built, or a port or a file isn't available.
 */
export async function startServer(settings: Settings, { pageRoot, log }: StartOptions) {
  if (!existsSync(pageRoot)) throw new StartError('The page is not built: run the build first.');
  const requests = createRequestLog(log, settings.trustProxy);
  const upstream = createUpstreamFetch(log, {
    onTry(end, host) {
      metrics.countTry(end);
      requests.noteTry(end, host);
    },
  });
  const { client: model, name, isSample } = chooseModel(settings, upstream.fetch);
  const runs = makeStoppable(model);
  const limits = createLimits(settings, log);
  const metrics = createMetrics({
    budget_left: ['Recipes left of the day; shared, so take the minimum.', limits.remaining],
    open_streams: ['Recipes that are being written.', runs.openRuns],
    oldest_wait_seconds: ['Age of the oldest run without a text.', runs.oldestWaitSeconds],
    upstream_paused: ['Whether the model’s server is left alone (1).', upstream.isCircuitOpen],
    upstream_waiting: ['Requests that wait for the model’s server.', upstream.waiting],
    redis_up: limits.isRedisUp && ['Whether Redis keeps the limits (1).', limits.isRedisUp],
    log_failures: ['Writes of the log that failed.', () => log.failures?.() ?? 0],
  });
  const app = createApp({
    settings,
    runs,
    limits,
    log,
    requests,
    metrics,
    pageRoot,
    isDraining: () => drain.isDraining(),
  });
  const server = createObservedServer(app, requests, settings.trustProxy);
  const drain = createDrain(server);
  const metricsServer = createMetricsServer(metrics);
  await limits.ready;
  try {
    const { host, port, metricsPort } = settings;
    const url = await listen(server, 'PORT', port, host);
    /** Undefined without `METRICS_PORT`. */
    let metricsUrl: string | undefined;
    if (metricsPort !== undefined) {
      metricsUrl = await listen(metricsServer, 'METRICS_PORT', metricsPort, host);
    }
    return { url, metricsUrl, model: name, isSample, stop, hurry: drain.hurry };
  } catch (error) {
    server.close();
    limits.close();
    throw error;
  }

  /** Stops accepting connections, lets open responses finish within the grace period, and resolves. */
  async function stop(): Promise<void> {
    await drain.stop(settings.shutdownGraceMs, runs.stopAll);
    requests.close();
    metricsServer.close();
    limits.close();
  }
}

/** Creates a server that logs a line for each request. */
function createObservedServer(app: Hono, requests: RequestLog, trustProxy: number): Server {
  // Health checks such as HAProxy's `httpchk` use HTTP/1.0 without a host.
  const handle = getRequestListener(app.fetch, { hostname: 'localhost' });
  const timeouts = {
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: trustProxy > 0 ? PROXY_KEEP_ALIVE_MS : VISITOR_KEEP_ALIVE_MS,
  };
  const server = createServer(timeouts, (incoming, outgoing) =>
    requests.observe(incoming, outgoing, () => void handle(incoming, outgoing)),
  );
  return server.setTimeout(IDLE_TIMEOUT_MS);
}

/**
 * @returns The URL for a person at this machine.
 * @throws {StartError} When the port or the address isn't available.
 */
async function listen(server: Server, setting: string, port: number, host: string | undefined) {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') {
      throw new StartError(`HOST must be an address of this machine (${code ?? message}).`);
    }
    const why = code === 'EACCES' ? 'may not be used by this user' : 'is in use';
    throw new StartError(`Port ${port} ${why}. Set ${setting} to another one.`);
  }
  const { port: actual } = server.address() as AddressInfo;
  return `http://${hostNameOf(host)}:${actual}`;
}

/** All addresses, and the machine's own, are `localhost` from here. */
function hostNameOf(host: string | undefined): string {
  if (!host || /^(?:0\.0\.0\.0|127(?:\.\d+){3}|::1?|localhost)$/.test(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

interface StartOptions {
  pageRoot: string;
  log: Log & { failures?: () => number };
}
