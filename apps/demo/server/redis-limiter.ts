import pLimit from 'p-limit';
import {
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
  type IRateLimiterOptions,
  type RateLimiterMemory,
} from 'rate-limiter-flexible';
import { ErrorReply } from 'redis';
import type { RecipeLimiter } from 'recipe-assistant/server';
import type { RedisConnection } from './redis-connection.ts';

/**
 * How long a visitor waits for a Redis that does not respond, in milliseconds. With less, a process that
 * is busy for a moment would take Redis for gone.
 */
const REDIS_TIMEOUT_MS = 1_000;

/**
 * One limit for all processes that share a Redis; without Redis each goes on by its own memory.
 *
 * The counts of `mirroredKeys` are copied from Redis into memory, so that a Redis that is full, or gone,
 * hands out nothing a second time. One that comes back empty, or writes again, has them restored.
 */
export class RedisLimiter implements RecipeLimiter {
  readonly #redis: RedisConnection;
  readonly #limiter: RateLimiterRedis;
  /** Rejects where Redis does not respond in time. */
  readonly #limiterWithTimeout: RLWrapperTimeouts;
  readonly #memory: RateLimiterMemory;
  readonly #mirroredKeys: readonly string[];
  /** A mutex around reading a count in memory and then changing it. */
  readonly #mutex = pLimit(1);
  /** Whether the memory has counted points that Redis has not. */
  #isMemoryAhead = false;
  /** Whether Redis is there, and refused the last command. */
  #isRefusing = false;

  /** @param mirroredKeys The keys whose counts outlive a Redis that loses them. Default: none. */
  constructor(redis: RedisConnection, limit: Limit, mirroredKeys: readonly string[] = []) {
    this.#redis = redis;
    this.#memory = limit.memory;
    this.#mirroredKeys = mirroredKeys;
    this.#limiter = new RateLimiterRedis({
      ...limit.options,
      storeClient: redis.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      customIncrTtlLuaScript: INCREASE,
    });
    this.#limiterWithTimeout = new RLWrapperTimeouts({
      limiter: this.#limiter,
      timeoutMs: REDIS_TIMEOUT_MS,
    });
    redis.client.on('ready', () => void this.#restore());
  }

  async consume(key: string): Promise<RateLimiterRes> {
    if (this.#isMemoryAhead && this.#isRefusing) await this.#restore();
    let result: RateLimiterRes;
    try {
      result = await this.#limiterWithTimeout.consume(key);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) return this.#consumeFromMemory(key, rejection);
      this.#recordSuccess();
      await this.#mirror(key, rejection);
      throw rejection;
    }
    this.#recordSuccess();
    await this.#mirror(key, result);
    return result;
  }

  async reward(key: string): Promise<void> {
    try {
      await this.#limiterWithTimeout.reward(key);
    } catch (failure) {
      if (this.#redis.client.isReady) this.#redis.recordFailure(failure);
      await this.#rewardInMemory(key);
      return;
    }
    if (this.#mirroredKeys.includes(key)) await this.#rewardInMemory(key);
  }

  async remaining(key: string): Promise<number | undefined> {
    const state = this.#isMemoryAhead
      ? await this.#memory.get(key)
      : await this.#limiterWithTimeout.get(key).catch(() => this.#memory.get(key));
    return state?.remainingPoints;
  }

  #recordSuccess(): void {
    this.#isRefusing = false;
    this.#redis.recordSuccess();
  }

  async #consumeFromMemory(key: string, failure: unknown): Promise<RateLimiterRes> {
    this.#isRefusing = failure instanceof ErrorReply;
    let state: RateLimiterRes | null = null;
    // A lost connection is logged by the connection itself.
    if (this.#redis.client.isReady) {
      this.#redis.recordFailure(failure);
      // A Redis that refuses to write can still be read. One that timed out would keep the visitor twice.
      if (this.#isRefusing) state = await this.#limiterWithTimeout.get(key).catch(() => null);
    }
    if (!this.#mirroredKeys.includes(key)) return this.#memory.consume(key);
    this.#isMemoryAhead = true;
    return this.#mutex(async () => {
      const known = await this.#memory.get(key);
      // The count in Redis stands still while it does not write: only a larger one is new.
      if (state && state.consumedPoints > (known?.consumedPoints ?? 0)) {
        await this.#memory.set(key, state.consumedPoints, state.msBeforeNext / 1000);
      }
      return this.#memory.consume(key);
    });
  }

  /** Never refunds below zero. */
  async #rewardInMemory(key: string): Promise<void> {
    if (await this.#memory.get(key)) await this.#memory.reward(key);
  }

  /**
   * Copies the count in Redis. Where the window in memory is not over, and the one in Redis ends later,
   * Redis has lost its count and begun anew: then it is restored, as it is when the memory is ahead.
   */
  async #mirror(key: string, { consumedPoints, msBeforeNext }: RateLimiterRes): Promise<void> {
    if (!this.#mirroredKeys.includes(key)) return;
    const known = await this.#memory.get(key);
    const hasLostCount = known && msBeforeNext > known.msBeforeNext + WINDOW_TOLERANCE_MS;
    if (known && hasTimeLeft(known) && (hasLostCount || this.#isMemoryAhead)) await this.#restore();
    else await this.#memory.set(key, consumedPoints, msBeforeNext / 1000);
  }

  /** Writes the counts in memory to Redis where it has lost them, or lags behind. */
  async #restore(): Promise<void> {
    const isAhead = this.#isMemoryAhead;
    for (const key of this.#mirroredKeys) {
      const known = await this.#memory.get(key);
      if (!known || !hasTimeLeft(known)) continue;
      const redisKey = this.#limiter.getKey(key);
      const parameters = [
        known.consumedPoints,
        Math.ceil(known.msBeforeNext),
        WINDOW_TOLERANCE_MS,
        Number(isAhead),
      ];
      try {
        await this.#redis.client.eval(RESTORE, {
          keys: [redisKey, `${redisKey}:lost`],
          arguments: parameters.map(String),
        });
      } catch (failure) {
        this.#redis.recordFailure(failure);
        return;
      }
    }
    this.#isMemoryAhead = false;
  }
}

function hasTimeLeft({ msBeforeNext }: RateLimiterRes): boolean {
  return msBeforeNext > WINDOW_TOLERANCE_MS;
}

/** Windows that end within so many milliseconds are the same one: clocks and latencies differ. */
const WINDOW_TOLERANCE_MS = 2_000;

/** The library's own script, but a window that a clock set back has made too long is cut. */
const INCREASE = `
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local consumed = redis.call('incrby', KEYS[1], ARGV[1])
local ttl = redis.call('pttl', KEYS[1])
if ttl == -1 or ttl > 1000 * ARGV[2] then
  redis.call('expire', KEYS[1], ARGV[2])
  ttl = 1000 * ARGV[2]
end
return {consumed, ttl}`;

/**
 * Restores a count that Redis has lost. For a minute the highest that any process knows wins; after that
 * a lower one comes from refunds. A count from while Redis did not write wins as well.
 */
const RESTORE = `
local ttl = redis.call('pttl', KEYS[1])
if ttl == -2 or ttl > ARGV[2] + ARGV[3] then redis.call('set', KEYS[2], 1, 'EX', 60) end
if ARGV[4] == '1' or redis.call('exists', KEYS[2]) == 1 then
  local known = tonumber(redis.call('get', KEYS[1]) or '0')
  if known < tonumber(ARGV[1]) then redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2]) end
end`;

export interface Limit {
  options: IRateLimiterOptions;
  /** The same limit, for when there is no Redis. */
  memory: RateLimiterMemory;
}
