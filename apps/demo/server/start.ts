import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { Drain } from './drain.ts';
import { createLimits } from './limits.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import { createMetricsServer, Metrics } from './metrics.ts';
import { chooseModel } from './model.ts';
import { RequestLog } from './request-log.ts';
import { StartError, type Settings } from './settings.ts';
import { makeStoppable } from './stoppable-client.ts';
import { createUpstreamFetch } from './circuit-breaker.ts';

/** How long a request may take to arrive, in milliseconds: its body is some hundred bytes. */
const REQUEST_TIMEOUT = 30_000;

/**
 * How long a proxy's connection is kept for its next request, in milliseconds. A load balancer keeps its
 * own for a minute, as most do, and would otherwise meet some that are being closed. Those of visitors
 * are too many for that.
 */
const PROXY_KEEP_ALIVE = 75_000;
const VISITOR_KEEP_ALIVE = 5_000;

/**
 * How long a connection may move nothing, in milliseconds: a reader who stops reading holds a place
 * and a buffer. Longer than the handler is ever silent.
 */
const IDLE_TIMEOUT = 120_000;

/**
 * Starts the server.
 *
 * @param pageRoot The folder of the built page, as an absolute path.
 * @throws {StartError} When the page is not built, or a port or a file cannot be had.
 */
export async function startServer(
  settings: Settings,
  { pageRoot, log }: StartOptions,
): Promise<RunningServer> {
  if (!existsSync(pageRoot)) throw new StartError('The page is not built: run the build first.');
  const { fetch, isCircuitOpen, waiting } = createUpstreamFetch(log);
  const model = chooseModel(settings, fetch);
  const { client, running, wasStopped, stopAll } = makeStoppable(model.client);
  const limits = createLimits(settings, log);
  const requests = new RequestLog(log, settings.trustProxy);
  const metrics = new Metrics({
    budgetLeft: limits.remaining,
    openStreams: running,
    isCircuitOpen,
    waiting,
  });
  const app = createApp({
    settings,
    client,
    limits,
    log,
    requests,
    metrics,
    pageRoot,
    wasStopped,
    isDraining: () => drain.isDraining,
  });
  const server = createObservedServer(
    requests,
    getRequestListener(app.fetch, { hostname: 'localhost' }),
    settings.trustProxy > 0 ? PROXY_KEEP_ALIVE : VISITOR_KEEP_ALIVE,
  );
  const drain = new Drain(server);
  const metricsServer = createMetricsServer(metrics);
  await limits.ready;
  try {
    const { host, port, metricsPort } = settings;
    const url = await listen(server, { name: 'PORT', port, host });
    const metricsUrl =
      metricsPort === undefined
        ? undefined
        : await listen(metricsServer, { name: 'METRICS_PORT', port: metricsPort, host });
    return { url, metricsUrl, model: model.name, isSample: model.isSample, stop };
  } catch (error) {
    server.close();
    await limits.close();
    throw error;
  }

  async function stop(): Promise<void> {
    await drain.stop(settings.shutdownGraceMs, stopAll);
    requests.close();
    metricsServer.close();
    metricsServer.closeAllConnections();
    await limits.close();
  }
}

/**
 * A server that writes a line for each request.
 *
 * What checks health may speak HTTP/1.0 and name no host, such as HAProxy's `httpchk`.
 */
function createObservedServer(
  requests: RequestLog,
  handle: ReturnType<typeof getRequestListener>,
  keepAliveTimeout: number,
): Server {
  const timeouts = {
    requestTimeout: REQUEST_TIMEOUT,
    headersTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout,
  };
  const server = createServer(timeouts, (incoming, outgoing) =>
    requests.observe(incoming, outgoing, () => void handle(incoming, outgoing)),
  );
  return server.setTimeout(IDLE_TIMEOUT);
}

export interface RunningServer {
  url: string;
  /** Where the metrics are, if anywhere. */
  metricsUrl?: string | undefined;
  /** Who answers. */
  model: string;
  /** Whether no model answers. */
  isSample: boolean;
  /** Takes no new connections, lets those that are open finish within the grace period, and ends. */
  stop: () => Promise<void>;
}

interface StartOptions {
  pageRoot: string;
  log: Log;
}
