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
 * @throws {StartError} When the file is none of a budget, or cannot be written.
 */
export function keepInFile(limiter: MemoryLimiter, path: string, log: Log): BudgetFile {
  const saved = read(path);
  if (saved.trim() !== '' && !restore(limiter, parse(saved))) {
    throw new StartError(`BUDGET_FILE: ${path} is no file of a budget. Name another one.`);
  }
  try {
    writeFileSync(nextTo(path), JSON.stringify(limiter.dump()));
    renameSync(nextTo(path), path);
  } catch (error) {
    throw new StartError(`BUDGET_FILE: ${path} cannot be written (${codeOf(error)}).`);
  }
  let writing: Promise<void> | undefined;
  let isStale = false;
  let hasFailed = false;
  // One at a time, and the last one counts.
  const write = async () => {
    while (isStale) {
      isStale = false;
      try {
        await writeFile(nextTo(path), JSON.stringify(limiter.dump()));
        await rename(nextTo(path), path);
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

/** Written whole under another name first: what is read is never half of it. */
function nextTo(path: string): string {
  return `${path}.next`;
}

/** Empty where there is none. */
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

/** No window is longer than it can be, also where the clock was set back since. */
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
