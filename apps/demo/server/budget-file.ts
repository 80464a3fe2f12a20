import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Log } from './log.ts';
import { StartError } from './settings.ts';

/**
 * Persists a limiter's counts in a file, so that they survive a restart. For one process at a time: two
 * would overwrite each other.
 *
 * @returns Writes the current counts, synchronously: a few hundred bytes per recipe.
 * @throws {StartError} When the file has other content, or can't be read or written.
 */
export function keepInFile(limiter: RateLimiterMemory, path: string, log: Log): () => void {
  const saved = read(path);
  if (saved.trim() !== '' && !restore(limiter, saved)) {
    throw new StartError(`BUDGET_FILE: ${path} is not a budget file. Name another one.`);
  }
  // Written under another name and renamed, so that no reader sees half of it.
  const write = () => {
    writeFileSync(`${path}.next`, JSON.stringify(limiter.dump()));
    renameSync(`${path}.next`, path);
  };
  try {
    write();
  } catch (error) {
    throw new StartError(`BUDGET_FILE: ${path} cannot be written (${codeOf(error)}).`);
  }
  let hasFailed = false;
  return () => {
    try {
      write();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error({ file: codeOf(error) }, NOT_SAVED);
      hasFailed = true;
    }
  };
}

/** Empty if there is no file. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw new StartError(`BUDGET_FILE: ${path} cannot be read (${codeOf(error)}).`);
  }
}

/**
 * Whether `saved` was a budget. Windows that are too long, because the clock was set back, are
 * shortened.
 */
function restore(limiter: RateLimiterMemory, saved: string): boolean {
  const latest = Date.now() + limiter.duration * 1000;
  try {
    const snapshot = JSON.parse(saved, (name, value) => {
      if (name === 'expiresAt') return Math.min(value, latest);
      // The library accepts any number, and a negative count would hand out more than the day has.
      return name === 'value' && value < 0 ? null : value;
    });
    return limiter.restore(snapshot)?.invalid === 0;
  } catch {
    return false;
  }
}

function codeOf(error: unknown): string {
  return (Object(error) as NodeJS.ErrnoException).code ?? 'unknown';
}

const NOT_SAVED =
  'The budget of the day cannot be written to BUDGET_FILE: a restart now would begin a new day.';
