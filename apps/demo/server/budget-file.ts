import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Log } from './log.ts';
import type { MemoryLimiter } from './memory-limiter.ts';
import { StartError } from './settings.ts';

/**
 * Keeps the counts of a limiter in a file, so that the next process goes on where this one stopped.
 * For one process at a time: two would write over each other.
 *
 * @throws {StartError} When the file holds anything else, or cannot be read or written.
 */
export function keepInFile(limiter: MemoryLimiter, path: string, log: Log): BudgetFile {
  const saved = read(path);
  if (saved.trim() !== '' && !restore(limiter, parse(saved))) {
    throw new StartError(`BUDGET_FILE: ${path} is no file of a budget. Name another one.`);
  }
  try {
    writeFileSync(temporaryPath(path), JSON.stringify(limiter.dump()));
    renameSync(temporaryPath(path), path);
  } catch (error) {
    throw new StartError(`BUDGET_FILE: ${path} cannot be written (${codeOf(error)}).`);
  }
  let writing: Promise<void> | undefined;
  let isStale = false;
  let hasFailed = false;
  // One write at a time; what changes meanwhile is in the next one.
  const write = async () => {
    while (isStale) {
      isStale = false;
      try {
        await writeFile(temporaryPath(path), JSON.stringify(limiter.dump()));
        await rename(temporaryPath(path), path);
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) log.error({ file: codeOf(error) }, NOT_SAVED);
        hasFailed = true;
      }
    }
    writing = undefined;
  };
  limiter.onChange = () => {
    isStale = true;
    writing ??= write();
  };
  return { close: async () => writing };
}

/** Each count is written whole under this name, and then renamed: what is read is never half of it. */
function temporaryPath(path: string): string {
  return `${path}.next`;
}

/** Empty where there is no file. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw new StartError(`BUDGET_FILE: ${path} cannot be read (${codeOf(error)}).`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether `saved` was a budget. Its windows are cut where a clock set back has made them too long. */
function restore(limiter: MemoryLimiter, saved: unknown): boolean {
  const { version, storage } = Object(saved) as Partial<Saved>;
  if (!Array.isArray(storage)) return false;
  const latest = Date.now() + limiter.duration * 1000;
  const cut = storage.map((entry) => {
    const expiresAt = Math.min(Number(Object(entry).expiresAt), latest);
    return { ...entry, expiresAt };
  });
  return limiter.restore({ version, storage: cut } as Saved)?.invalid === 0;
}

function codeOf(error: unknown): string {
  return (Object(error) as NodeJS.ErrnoException).code ?? 'unknown';
}

const NOT_SAVED =
  'The budget of the day cannot be written to BUDGET_FILE: a restart now would begin a new day.';

export interface BudgetFile {
  /** Fulfilled when the last count is written. */
  close: () => Promise<void>;
}

type Saved = Parameters<RateLimiterMemory['restore']>[0];
