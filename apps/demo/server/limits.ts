import type { RecipeLimiter } from 'recipe-assistant/server';
import { keepInFile } from './budget-file.ts';
import type { Log } from './log.ts';
import { MemoryLimiter } from './memory-limiter.ts';
import { connectRedis } from './redis-connection.ts';
import type { Settings } from './settings.ts';
import { SharedLimiter, type Limit } from './shared-limiter.ts';

const MINUTE = 60;
const DAY = 86_400;

/** The one key of the day: its budget is everybody's. */
const EVERYBODY = 'everybody';

/**
 * The limits of the server: in its own memory, or in Redis, where all processes that share it share
 * one limit.
 *
 * @throws {StartError} When the file of the budget cannot be used.
 */
export function createLimits(settings: Settings, log: Log): Limits {
  const visitor = limitOf('sous-chef:visitor', settings.rateLimit, MINUTE);
  const day = limitOf('sous-chef:day', settings.dailyBudget, DAY);
  const file = settings.budgetFile ? keepInFile(day.memory, settings.budgetFile, log) : undefined;
  if (!settings.redisUrl) {
    const { memory } = day;
    const remaining = async () => (await memory.get(EVERYBODY))?.remainingPoints;
    return {
      rateLimiter: visitor.memory,
      dailyBudget: oneKey(memory),
      ready: Promise.resolve(),
      remaining: async () => (await remaining()) ?? settings.dailyBudget,
      close: async () => file?.close(),
    };
  }
  const redis = connectRedis(settings.redisUrl, log);
  const shared = new SharedLimiter(redis, day, [EVERYBODY]);
  return {
    rateLimiter: new SharedLimiter(redis, visitor),
    dailyBudget: oneKey(shared),
    ready: redis.attempted,
    remaining: async () => (await shared.remaining(EVERYBODY)) ?? settings.dailyBudget,
    async close() {
      redis.close();
      await file?.close();
    },
  };
}

function limitOf(
  keyPrefix: string,
  points: number,
  duration: number,
): Limit & { memory: MemoryLimiter } {
  const options = { keyPrefix, points, duration };
  return { options, memory: new MemoryLimiter(options) };
}

function oneKey(limiter: RecipeLimiter): RecipeLimiter {
  return {
    consume: () => limiter.consume(EVERYBODY),
    reward: async () => limiter.reward?.(EVERYBODY),
  };
}

export interface Limits {
  rateLimiter: RecipeLimiter;
  dailyBudget: RecipeLimiter;
  /** Fulfilled when Redis, if any, is connected or has failed once: before, nobody knows what is spent. */
  ready: Promise<void>;
  /** How many recipes are left of the day. */
  remaining: () => Promise<number>;
  close: () => Promise<void>;
}
