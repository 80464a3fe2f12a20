import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long connections are still taken after a stop, in milliseconds. A proxy that has just been turned
 * away by the process beside this one is on its way here, and has nowhere else to go.
 */
const LAST_CALL_MS = 200;

/** How long those who wait by then may take to be let in, in milliseconds. */
const LETTING_IN_MS = 1_000;

/** How long who was let in last may take to ask, in milliseconds. */
const ASKING_MS = 20;

/** How long streams may take to end once they are told to, in milliseconds. */
const CLOSING_MS = 1_000;

/** Counts the responses that are open, so that it can be stopped without cutting anybody off. */
export class Drain {
  isDraining = false;
  readonly #server: Server;
  readonly #closed: Promise<unknown>;
  #open = 0;
  #onIdle: () => void = () => {};

  constructor(server: Server) {
    this.#server = server;
    this.#closed = new Promise((resolve) => server.once('close', resolve));
    server.prependListener('request', (_incoming, outgoing) => {
      this.#open += 1;
      // A connection that was open already is answered, and told to go elsewhere next time.
      if (this.isDraining) outgoing.shouldKeepAlive = false;
      outgoing.once('close', () => {
        this.#open -= 1;
        if (this.#open === 0) this.#onIdle();
      });
    });
  }

  /**
   * Takes no new connection once those are in that wait already. What is being answered may go on for
   * `graceMs`; then `interrupt` is called, and a moment later what is left is cut.
   */
  async stop(graceMs: number, interrupt: () => void): Promise<void> {
    const start = performance.now();
    this.isDraining = true;
    await pause(Math.min(LAST_CALL_MS, graceMs));
    await this.#closePort();
    await pause(ASKING_MS);
    const idle = this.#open === 0 ? undefined : new Promise<void>((end) => (this.#onIdle = end));
    if (idle) {
      const cancel = new AbortController();
      const late = (milliseconds: number) =>
        pause(milliseconds, 'late' as const, { signal: cancel.signal });
      const graceLeft = Math.max(0, start + graceMs - performance.now());
      if ((await Promise.race([idle, late(graceLeft)])) === 'late') {
        interrupt();
        await Promise.race([idle, late(CLOSING_MS)]);
      }
      cancel.abort();
    }
    this.#server.closeAllConnections();
    await this.#closed;
  }

  /**
   * Whoever the kernel has connected, and this process has not taken yet, is cut off when the port is
   * closed. Node takes one in each turn of its loop, so a turn without one has left nobody waiting.
   */
  #closePort(): Promise<void> {
    let hasTaken = true;
    this.#server.on('connection', () => (hasTaken = true));
    const end = performance.now() + LETTING_IN_MS;
    return new Promise((resolve) => {
      const look = () => {
        if (hasTaken && performance.now() < end) {
          hasTaken = false;
          setImmediate(look);
          return;
        }
        // The one of HTTP would also cut the idle connections, on which a proxy still asks for the health.
        NetServer.prototype.close.call(this.#server);
        resolve();
      };
      setImmediate(look);
    });
  }
}
