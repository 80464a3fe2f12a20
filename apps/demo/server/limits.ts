import { RateLimiterMemory, RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { RecipeLimiter } from 'recipe-assistant/server';
import type { Log } from './log.ts';
import { connectRedis, REDIS_TIMEOUT_MS, type RedisConnection } from './redis-connection.ts';
import type { Settings } from './settings.ts';

/** The only key of the day's budget, shared by all visitors; the end of its key in Redis. */
const DAY_KEY = 'everybody';

/** The server's limits: in memory, or in Redis while it is up, shared by all its processes. */
export function createLimits(settings: Settings, log: Log) {
  const { RATE_LIMIT, DAILY_RECIPE_BUDGET, REDIS_URL } = settings;
  const redis = REDIS_URL ? connectRedis(REDIS_URL, log) : undefined;
  const minute = createLimit('sous-chef:visitor', RATE_LIMIT, 60, redis);
  const day = createLimit('sous-chef:day', DAILY_RECIPE_BUDGET, 86_400, redis);
  const reward = async () => {
    // Redis may have failed or recovered since; a count below 0 would allow an extra recipe.
    const count = await day().get(DAY_KEY);
    if (count && count.consumedPoints > 0) await day().reward(DAY_KEY);
  };
  return {
    rateLimiter: {
      consume: (key) => minute().consume(key),
      reward: (key) => minute().reward(key),
    } as RecipeLimiter,
    dailyBudget: {
      // What is refused doesn't count, so that a larger budget helps at once.
      async consume() {
        const consumed = day().consume(DAY_KEY);
        consumed.catch(reward);
        return consumed;
      },
      reward,
    } satisfies RecipeLimiter,
    /** Whether Redis is in use now. Undefined without Redis. */
    isRedisUp: redis?.isUp,
    remaining: async () => (await day().get(DAY_KEY))?.remainingPoints ?? DAILY_RECIPE_BUDGET,
    close: () => redis?.close(),
  };
}

/**
 * A limit in memory, or in Redis while it is up, with the one in memory as its insurance limiter.
 *
 * @param duration In seconds.
 */
function createLimit(keyPrefix: string, points: number, duration: number, redis?: RedisConnection) {
  const window = { keyPrefix, points, duration };
  const memory = new RateLimiterMemory(window);
  if (!redis) return () => memory;
  const shared = new RLWrapperTimeouts({
    limiter: new RateLimiterRedis({ ...window, storeClient: redis.client, useRedisPackage: true }),
    timeoutMs: REDIS_TIMEOUT_MS,
    insuranceLimiter: memory,
  });
  // Nobody waits for a Redis that is known to fail.
  return () => (redis.isUp() ? shared : memory);
}

export type Limits = ReturnType<typeof createLimits>;
