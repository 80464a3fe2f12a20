import { createLogger, type Log } from '../server/log.ts';

/** A log whose lines a test reads, of several servers in one list where it is given. */
export function recordLog(level = 'info', lines: LogLine[] = []): RecordedLog {
  const log = createLogger(level, { write: (line) => lines.push(JSON.parse(line) as LogLine) });
  return { log, lines };
}

interface RecordedLog {
  log: Log;
  lines: LogLine[];
}

/** As it is written; what else is in it depends on what happened. */
export interface LogLine {
  level: string;
  time: string;
  msg: string;
  [field: string]: unknown;
}
