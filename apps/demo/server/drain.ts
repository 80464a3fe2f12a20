import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/**
 * How long connections are still accepted after a stop, in milliseconds. A proxy that has just been
 * refused by the other process comes here, and has no other.
 */
const ACCEPT_MS = 200;

/** How long accepting the remaining connections may take, in milliseconds. */
const BACKLOG_TIMEOUT_MS = 1_000;

/** How long the last accepted connection may take to send its request, in milliseconds. */
const LAST_REQUEST_MS = 20;

/** How long streams may take to end after being told to, in milliseconds. */
const CLOSE_TIMEOUT_MS = 1_000;

/** Counts open responses, so that the server stops without cutting one off. */
export function createDrain(server: Server) {
  const closed = new Promise((resolve) => server.once('close', resolve));
  const idle = new EventEmitter();
  const hurry = new AbortController();
  let open = 0;
  let isDraining = false;

  server.prependListener('request', (_incoming, outgoing) => {
    open += 1;
    // Answers a request on a kept-alive connection, and tells the client to close it.
    if (isDraining) outgoing.shouldKeepAlive = false;
    outgoing.once('close', () => {
      open -= 1;
      if (open === 0) idle.emit('idle');
    });
  });

  /** Whether all responses are over before the signal aborts. */
  const isIdleBefore = async (signal: AbortSignal) =>
    open === 0 || Boolean(await once(idle, 'idle', { signal }).catch(() => false));

  return {
    /** Whether it stops. */
    isDraining: () => isDraining,

    /** Ends the grace period of a stop now: open streams end with a retryable error. */
    hurry: () => hurry.abort(),

    /**
     * Accepts connections that are already queued, then no more. Open responses may take `graceMs`; then
     * `interrupt` is called, and shortly after the rest are cut.
     */
    async stop(graceMs: number, interrupt: () => void): Promise<void> {
      const end = performance.now() + graceMs;
      isDraining = true;
      await pause(Math.min(ACCEPT_MS, graceMs));
      await closePort(server);
      await pause(LAST_REQUEST_MS);
      const graceLeft = Math.max(0, Math.ceil(end - performance.now()));
      const late = AbortSignal.any([AbortSignal.timeout(graceLeft), hurry.signal]);
      if (!(await isIdleBefore(late))) {
        interrupt();
        await isIdleBefore(AbortSignal.timeout(CLOSE_TIMEOUT_MS));
      }
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Connections in the kernel's backlog would be reset when the port closes. Node accepts one per turn of its
 * event loop, so after a turn without one the backlog is empty.
 */
async function closePort(server: Server): Promise<void> {
  let hasAccepted = true;
  server.on('connection', () => (hasAccepted = true));
  const end = performance.now() + BACKLOG_TIMEOUT_MS;
  await nextTurn();
  while (hasAccepted && performance.now() < end) {
    hasAccepted = false;
    await nextTurn();
  }
  // `close` of an HTTP server would also cut idle connections, which a proxy still uses for health checks.
  NetServer.prototype.close.call(server);
}
