import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/**
 * How long connections are still accepted after a stop, in milliseconds. A proxy that has just been
 * refused by the other process comes here, and has no other.
 */
const ACCEPT_MS = 200;

/** How long the last accepted connection may take to send its request, and how often we look. */
const LAST_REQUEST_MS = 20;

/** How long streams may take to end after being told to, in milliseconds. */
const CLOSE_TIMEOUT_MS = 1_000;

/** Knows the open responses, so that the server stops without cutting one off. */
export function createDrain(server: Server) {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  let hasAccepted = true;
  server.on('connection', () => (hasAccepted = true));
  server.prependListener('request', (_incoming, outgoing) => {
    open.add(outgoing);
    // Answers a request on a kept-alive connection, and tells the client to close it.
    if (isDraining) outgoing.shouldKeepAlive = false;
    outgoing.once('close', () => open.delete(outgoing));
  });

  async function waitForResponses(end: number): Promise<void> {
    do await pause(LAST_REQUEST_MS);
    while (open.size > 0 && performance.now() < end);
  }

  return {
    isDraining: () => isDraining,

    /**
     * Accepts connections for a moment, then no more. Open responses may take `graceMs`; then
     * `interrupt` is called, and shortly after the rest are cut.
     */
    async stop(graceMs: number, interrupt: () => void): Promise<void> {
      const end = performance.now() + graceMs;
      isDraining = true;
      await pause(Math.min(ACCEPT_MS, graceMs));
      // Node accepts one connection per turn of its event loop: after one without, none is queued.
      while (hasAccepted && performance.now() < end) {
        hasAccepted = false;
        await nextTurn();
      }
      const closed = once(server, 'close');
      // `close` of an HTTP server also cuts connections whose last response is not sent yet.
      NetServer.prototype.close.call(server);
      await waitForResponses(end);
      if (open.size > 0) interrupt();
      await waitForResponses(performance.now() + CLOSE_TIMEOUT_MS);
      server.closeAllConnections();
      await closed;
    },
  };
}
