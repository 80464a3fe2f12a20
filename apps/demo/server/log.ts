import { once } from 'node:events';
import { pino, type Logger } from 'pino';
import SonicBoom from 'sonic-boom';

/** How many bytes may wait for a blocked reader; further lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** How long shutdown waits for the last lines, in milliseconds. */
const FLUSH_TIMEOUT_MS = 500;

/**
 * The server's log: JSON lines on standard output, written in the background. A full disk, a closed
 * pipe and a blocked reader only lose lines.
 */
export function createLog(level: string) {
  // `pino.destination` also flushes on exit, which never ends on a full disk.
  const destination = new SonicBoom({
    fd: process.stdout.fd,
    maxLength: MAX_WAITING_BYTES,
    sync: false,
  });
  let failures = 0;
  for (const event of ['error', 'drop']) destination.on(event, () => (failures += 1));
  // Accessing them makes pipes non-blocking; without a listener, an error would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const log = createLogger(level, destination);
  return Object.assign(log, {
    /** How many writes failed or lines were dropped. */
    failures: () => failures,

    /** Resolves when everything is written, or can't be. */
    async close(): Promise<void> {
      const ended = once(destination, 'close', { signal: AbortSignal.timeout(FLUSH_TIMEOUT_MS) });
      // Writing to a closed destination throws, and the process may still log while it exits.
      log.level = 'silent';
      destination.end();
      await ended.catch(() => {});
    },
  });
}

/** One JSON line per event, with a readable time. */
export function createLogger(level: string, destination: { write: (line: string) => unknown }) {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
