import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

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
   * Takes no new connection from now on. What is being answered may go on for `graceMs`; then
   * `interrupt` is called, and a moment later what is left is cut.
   */
  async stop(graceMs: number, interrupt: () => void): Promise<void> {
    this.isDraining = true;
    // The one of HTTP would also cut the idle connections, on which a proxy still asks for the health.
    NetServer.prototype.close.call(this.#server);
    const idle = this.#open === 0 ? undefined : new Promise<void>((end) => (this.#onIdle = end));
    if (idle) {
      const cancel = new AbortController();
      const late = (milliseconds: number) =>
        pause(milliseconds, 'late' as const, { signal: cancel.signal });
      if ((await Promise.race([idle, late(graceMs)])) === 'late') {
        interrupt();
        await Promise.race([idle, late(CLOSING_MS)]);
      }
      cancel.abort();
    }
    this.#server.closeAllConnections();
    await this.#closed;
  }
}
