import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Serves the metrics at `/metrics`; for a port of its own, which visitors need not reach. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url?.split('?', 1)[0] !== '/metrics') {
      outgoing.writeHead(404).end();
      return;
    }
    metrics.toText().then(
      (text) => outgoing.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  });
}
