import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { createUpstreamFetch } from './circuit-breaker.ts';
import { createDrain } from './drain.ts';
import { createLimits } from './limits.ts';
import type { Log } from './log.ts';
import { createMetrics, createMetricsServer } from './metrics.ts';
import { chooseModel } from './model.ts';
import { createRequestLog } from './request-log.ts';
import { StartError, type Settings } from './settings.ts';
import { makeStoppable } from './stoppable-client.ts';

/**
 * How long an idle connection is kept, in milliseconds. Most load balancers keep theirs for a minute,
 * and would otherwise send requests on connections that are being closed.
 */
const KEEP_ALIVE_MS = 75_000;

/**
 * How long a connection may be without traffic, in milliseconds: a blocked reader occupies a connection
 * and a buffer. Longer than the handler is ever silent.
 */
const IDLE_TIMEOUT_MS = 120_000;

/**
 * Starts the server.
 *
 * @throws {StartError} When the page isn't built, a named model isn't served, or a port or an address isn't available.
 */
export async function startServer(settings: Settings, { pageRoot, log }: StartOptions) {
  if (!existsSync(pageRoot)) throw new StartError('The page is not built: run the build first.');
  const { HOST, PORT, METRICS_PORT, SHUTDOWN_GRACE_MS, TRUST_PROXY } = settings;
  const requests = createRequestLog(log, TRUST_PROXY);
  const upstream = createUpstreamFetch(log, (end, host) => {
    metrics.countTry(end);
    requests.noteTry(end, host);
  });
  const { client, name, origin } = await chooseModel(settings, upstream.fetch);
  const runs = makeStoppable(client);
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
  const isDraining = () => drain.isDraining();
  const app = createApp({
    settings,
    origin,
    runs,
    limits,
    log,
    requests,
    metrics,
    pageRoot,
    isDraining,
  });
  // Health checks such as HAProxy's `httpchk` use HTTP/1.0 without a host.
  const handle = getRequestListener(app.fetch, { hostname: 'localhost' });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) =>
    requests.observe(incoming, outgoing, () => void handle(incoming, outgoing)),
  ).setTimeout(IDLE_TIMEOUT_MS);
  const drain = createDrain(server);
  const metricsServer = createMetricsServer(metrics);
  try {
    const url = await listen(server, 'PORT', PORT, HOST);
    const metricsUrl =
      METRICS_PORT === undefined
        ? undefined
        : await listen(metricsServer, 'METRICS_PORT', METRICS_PORT, HOST);
    return { url, metricsUrl, model: name, stop };
  } catch (error) {
    server.close();
    limits.close();
    throw error;
  }

  /** Stops accepting connections, lets open responses finish within the grace period, and resolves. */
  async function stop(): Promise<void> {
    await drain.stop(SHUTDOWN_GRACE_MS, runs.stopAll);
    metricsServer.close();
    limits.close();
  }
}

/** @returns The URL for a person at this machine. */
async function listen(server: Server, setting: string, port: number, host: string | undefined) {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Set ${setting} to another one.`
        : `HOST and ${setting} must be an address and a port that this user may use (${code}).`,
    );
  }
  const name = host && isIPv6(host) ? `[${host}]` : host;
  return `http://${name ?? 'localhost'}:${(server.address() as AddressInfo).port}`;
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

interface StartOptions {
  /** The folder of the built page, as an absolute path. */
  pageRoot: string;
  log: Log & { failures?: () => number };
}
