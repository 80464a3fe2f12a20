import { RateLimiterMemory, RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { RecipeLimiter } from 'recipe-assistant/server';
import { createClient } from 'redis';
import type { Settings } from './settings.ts';

const MINUTE = 60;
const DAY = 86_400;

/** How long a visitor waits for a Redis that does not answer, in milliseconds. */
const REDIS_PATIENCE = 500;

/**
 * The limits of the server: in its own memory, or in Redis, where all processes that share it share
 * one limit. When Redis is gone, each process goes on by its own memory, and says so.
 */
export function createLimits(settings: Settings, log: (line: string) => void): Limits {
  const visitor = { keyPrefix: 'sous-chef:visitor', points: settings.rateLimit, duration: MINUTE };
  const day = { keyPrefix: 'sous-chef:day', points: settings.dailyBudget, duration: DAY };
  if (!settings.redisUrl) {
    return {
      rateLimiter: new RateLimiterMemory(visitor),
      dailyBudget: new RateLimiterMemory(day),
      close: () => {},
    };
  }
  const redis = connect(settings.redisUrl, log);
  return {
    rateLimiter: insured(redis, visitor),
    dailyBudget: insured(redis, day),
    close: () => redis.destroy(),
  };
}

function insured(redis: Redis, limit: Limit): RecipeLimiter {
  const limiter = new RateLimiterRedis({
    ...limit,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: REDIS_PATIENCE });
}

/** Does not wait for the connection: the server starts, and answers, without Redis as well. */
function connect(url: string, log: (line: string) => void): Redis {
  const redis: Redis = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 2_000,
    socket: { connectTimeout: 2_000, socketTimeout: 5_000, reconnectStrategy: backOff },
  });
  let reachable: boolean | undefined;
  redis.on('ready', () => {
    if (reachable !== true) log('Redis keeps the limits.');
    reachable = true;
  });
  // Every attempt to reconnect fails with an error of its own; one line is enough.
  redis.on('error', (error: NodeJS.ErrnoException) => {
    if (reachable !== false) log(`Redis is gone (${error.code ?? error.name}). ${INSURANCE}`);
    reachable = false;
  });
  // A failure has been told by the event.
  redis.connect().catch(() => {});
  return redis;
}

function backOff(attempts: number): number {
  return Math.min(100 * 2 ** attempts, 3_000);
}

const INSURANCE = 'The limits are kept in the memory of this process until it is back.';

export interface Limits {
  rateLimiter: RecipeLimiter;
  dailyBudget: RecipeLimiter;
  close: () => void;
}

interface Limit {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
}

type Redis = ReturnType<typeof createClient>;
