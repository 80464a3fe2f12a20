import type { Log } from './log.ts';

/**
 * Makes a line of the log of whatever a library says on the console: one that is written by itself
 * would be no JSON, and on a full disk it would end the process.
 *
 * A recipe that failed has had its line, with its request: what the widget's own package says of it is
 * for `debug`.
 */
export function sendConsoleTo(log: Log): void {
  const levels = {
    debug: 'debug',
    log: 'info',
    info: 'info',
    warn: 'warn',
    error: 'error',
  } as const;
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...parts: unknown[]) => {
      const [text] = parts;
      const message = typeof text === 'string' ? text : 'Something was written to the console';
      const isTold = message === 'Recipe generation failed';
      log[isTold ? 'debug' : level]({ cause: parts.slice(1).map(describe) }, message);
    };
  }
  process.on('warning', (warning) => log.warn({ cause: [describe(warning)] }, 'A warning of Node'));
}

/** Of an error what cannot hold a visitor's words: its name and its place. Of all else the kind. */
function describe(part: unknown): object | string {
  if (!(part instanceof Error)) return typeof part;
  const { name, stack } = part;
  const { code } = part as NodeJS.ErrnoException;
  const place = /^\s+at .*$/m.exec(stack ?? '')?.[0].trim();
  return { name, code: typeof code === 'string' ? code : undefined, place };
}
