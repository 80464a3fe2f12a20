import { pino, type Logger } from 'pino';
import SonicBoom from 'sonic-boom';

/** How much may wait for a reader that does not read, in bytes; what comes then is lost. */
const MAX_WAITING = 1024 * 1024;

/** How long the end waits for the last lines, in milliseconds. */
const FLUSH_TIMEOUT_MS = 500;

/**
 * The server's log: JSON lines on the standard output, written in the background.
 *
 * A full disk, a closed pipe and a reader that has stopped reading cost lines, and nothing else: what
 * waits is limited, and is tried again with the next line.
 */
export function createLog(level: string): ClosableLog {
  const destination = new SonicBoom({ fd: process.stdout.fd, maxLength: MAX_WAITING, sync: false });
  let lost = 0;
  let isClosed = false;
  destination.on('error', ignore);
  destination.on('drop', () => (lost += 1));
  destination.on('drain', () => {
    if (lost === 0) return;
    const lines = lost;
    lost = 0;
    log.warn({ lines }, 'Lines of the log were lost: nobody took them.');
  });
  // Touching them makes pipes non-blocking, and an error that nobody listens for would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignore);
  const log = createLogger(level, {
    write(line) {
      // What is said while the process ends: to write then would throw.
      if (!isClosed) destination.write(line);
    },
  });
  const close = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, FLUSH_TIMEOUT_MS);
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      destination.once('close', end);
      destination.once('error', end);
      isClosed = true;
      destination.end();
    });
  return Object.assign(log, { close });
}

/** One line for each event, as JSON, with the time as a person reads it. */
export function createLogger(level: string, destination: { write: (line: string) => void }): Log {
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

function ignore(): void {}

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

export type ClosableLog = Log & {
  /** Fulfilled when all is written, or cannot be. */
  close: () => Promise<void>;
};
