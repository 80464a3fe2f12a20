import { once } from 'node:events';
import { pino, type Logger } from 'pino';
import SonicBoom from 'sonic-boom';

/** How many bytes may wait for a blocked reader; further lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** How long shutdown waits for the last lines, in milliseconds. */
const FLUSH_TIMEOUT_MS = 500;

/**
 * The server's log: JSON lines on standard output, written in the background.
 *
 * A full disk, a closed pipe and a blocked reader only lose lines: the buffer is limited, and is
 * retried with the next line.
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
      // What cannot be written by now is lost.
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

/**
 * Turns what libraries write to the console into log lines. Otherwise it wouldn't be JSON, and a full
 * disk would end the process.
 *
 * The recipe package logs each failure to the console, too. The request log already has it together
 * with its request, so here it is `debug`.
 */
export function redirectConsole(log: Log): void {
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const level = method === 'log' ? 'info' : method;
    console[method] = (text: unknown, ...causes: unknown[]) => {
      const message = typeof text === 'string' ? text : 'Something was written to the console';
      const isLogged = message === 'Recipe generation failed';
      log[isLogged ? 'debug' : level]({ cause: causes.map(describe) }, message);
    };
  }
  process.on('warning', (warning) => log.warn({ cause: [describe(warning)] }, 'A warning of Node'));
}

/** Only what can't contain a visitor's words: an error's name, code and location; else the type. */
function describe(part: unknown): object | string {
  if (!(part instanceof Error)) return typeof part;
  const { name, stack } = part;
  const { code } = part as NodeJS.ErrnoException;
  const place = /^\s+at .*$/m.exec(stack ?? '')?.[0].trim();
  return { name, code: typeof code === 'string' ? code : undefined, place };
}

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
