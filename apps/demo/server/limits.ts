import type { RecipeLimiter } from 'recipe-assistant/server';
import { keepInFile } from './budget-file.ts';
import type { Log } from './log.ts';
import { MemoryLimiter } from './memory-limiter.ts';
import { connectRedis } from './redis-connection.ts';
import { RedisLimiter, type Limit } from './redis-limiter.ts';
import type { Settings } from './settings.ts';

/** In seconds. */
const MINUTE = 60;
const DAY = 86_400;

/** The one key of the day's budget, which all visitors share; its last part in Redis. */
const DAY_KEY = 'everybody';

/**
 * The limits of the server: in its own memory, or in Redis, where all processes that share it share
 * one limit.
 *
 * @throws {StartError} When the budget file cannot be used.
 */
export function createLimits(settings: Settings, log: Log): Limits {
  const visitor = limitOf('sous-chef:visitor', settings.rateLimit, MINUTE);
  const day = limitOf('sous-chef:day', settings.dailyBudget, DAY);
  const file = settings.budgetFile ? keepInFile(day.memory, settings.budgetFile, log) : undefined;
  if (!settings.redisUrl) {
    return {
      rateLimiter: visitor.memory,
      dailyBudget: withDayKey(day.memory),
      ready: Promise.resolve(),
      async remaining() {
        const count = await day.memory.get(DAY_KEY);
        return count?.remainingPoints ?? settings.dailyBudget;
      },
      close: async () => file?.close(),
    };
  }
  const redis = connectRedis(settings.redisUrl, log);
  const dayInRedis = new RedisLimiter(redis, day, [DAY_KEY]);
  return {
    rateLimiter: new RedisLimiter(redis, visitor),
    dailyBudget: withDayKey(dayInRedis),
    ready: redis.attempted,
    remaining: async () => (await dayInRedis.remaining(DAY_KEY)) ?? settings.dailyBudget,
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

function withDayKey(limiter: RecipeLimiter): RecipeLimiter {
  return {
    consume: () => limiter.consume(DAY_KEY),
    reward: async () => limiter.reward?.(DAY_KEY),
  };
}

export interface Limits {
  rateLimiter: RecipeLimiter;
  dailyBudget: RecipeLimiter;
  /** Fulfilled when Redis, if any, is connected or has failed once; the counts are unknown before. */
  ready: Promise<void>;
  /** How many recipes are left of the day. */
  remaining: () => Promise<number>;
  close: () => Promise<void>;
}
