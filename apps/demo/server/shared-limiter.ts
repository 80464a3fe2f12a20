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
 * How long a visitor waits for a Redis that does not respond, in milliseconds. Less, and a process that
 * is busy for a moment takes Redis for gone.
 */
const REDIS_TIMEOUT_MS = 1_000;

/**
 * One limit for all processes that share a Redis; without Redis each goes on by its own memory.
 *
 * What Redis says is written down beside it (`memory`), so that a Redis that is full, or gone, hands
 * out nothing a second time. One that comes back empty, or writes again, is told what was spent.
 */
export class SharedLimiter implements RecipeLimiter {
  readonly #redis: RedisConnection;
  readonly #shared: RateLimiterRedis;
  readonly #inTime: RLWrapperTimeouts;
  readonly #memory: RateLimiterMemory;
  readonly #remembered: readonly string[];
  /** For what reads the memory's count and then changes it. */
  readonly #inTurn = pLimit(1);
  /** Whether the memory has counted what Redis has not. */
  #isAhead = false;
  /** Whether Redis answers, and refused what it was asked last. */
  #isRefusing = false;

  /** @param remembered The keys that are written down. */
  constructor(redis: RedisConnection, limit: Limit, remembered: readonly string[] = []) {
    this.#redis = redis;
    this.#memory = limit.memory;
    this.#remembered = remembered;
    this.#shared = new RateLimiterRedis({
      ...limit.options,
      storeClient: redis.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      customIncrTtlLuaScript: INCREASE,
    });
    this.#inTime = new RLWrapperTimeouts({ limiter: this.#shared, timeoutMs: REDIS_TIMEOUT_MS });
    redis.client.on('ready', () => void this.#restore());
  }

  async consume(key: string): Promise<RateLimiterRes> {
    if (this.#isAhead && this.#isRefusing) await this.#restore();
    let taken: RateLimiterRes;
    try {
      taken = await this.#inTime.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) return this.#consumeAlone(key, refusal);
      this.#noteSuccess();
      await this.#remember(key, refusal);
      throw refusal;
    }
    this.#noteSuccess();
    await this.#remember(key, taken);
    return taken;
  }

  async reward(key: string): Promise<void> {
    try {
      await this.#inTime.reward(key);
    } catch (failure) {
      if (this.#redis.client.isReady) this.#redis.noteFailure(failure);
      await this.#rewardAlone(key);
      return;
    }
    if (this.#remembered.includes(key)) await this.#rewardAlone(key);
  }

  async remaining(key: string): Promise<number | undefined> {
    const state = this.#isAhead
      ? await this.#memory.get(key)
      : await this.#inTime.get(key).catch(() => this.#memory.get(key));
    return state?.remainingPoints;
  }

  #noteSuccess(): void {
    this.#isRefusing = false;
    this.#redis.noteSuccess();
  }

  async #consumeAlone(key: string, failure: unknown): Promise<RateLimiterRes> {
    this.#isRefusing = failure instanceof ErrorReply;
    let state: RateLimiterRes | null = null;
    // One that is not connected has had its line.
    if (this.#redis.client.isReady) {
      this.#redis.noteFailure(failure);
      // One that is full can still be read. One that says nothing would keep the visitor a second time.
      if (this.#isRefusing) state = await this.#inTime.get(key).catch(() => null);
    }
    if (!this.#remembered.includes(key)) return this.#memory.consume(key);
    this.#isAhead = true;
    return this.#inTurn(async () => {
      const known = await this.#memory.get(key);
      // What Redis says stands still while it does not write: only a larger count is news.
      if (state && state.consumedPoints > (known?.consumedPoints ?? 0)) {
        await this.#memory.set(key, state.consumedPoints, state.msBeforeNext / 1000);
      }
      return this.#memory.consume(key);
    });
  }

  /** Below nothing it would be a present. */
  async #rewardAlone(key: string): Promise<void> {
    if (await this.#memory.get(key)) await this.#memory.reward(key);
  }

  /**
   * Takes over what Redis says. Where its window ends later than the one that is known, and that one
   * is not over, Redis has lost it and begun anew: then Redis is told, as it is of what was counted
   * without it.
   */
  async #remember(key: string, { consumedPoints, msBeforeNext }: RateLimiterRes): Promise<void> {
    if (!this.#remembered.includes(key)) return;
    const known = await this.#memory.get(key);
    const hasLost = known && msBeforeNext > known.msBeforeNext + OVERLAP_MS;
    if (known && isLive(known) && (hasLost || this.#isAhead)) await this.#restore();
    else await this.#memory.set(key, consumedPoints, msBeforeNext / 1000);
  }

  async #restore(): Promise<void> {
    const isAhead = this.#isAhead;
    for (const key of this.#remembered) {
      const known = await this.#memory.get(key);
      if (!known || !isLive(known)) continue;
      const redisKey = this.#shared.getKey(key);
      const told = [
        known.consumedPoints,
        Math.ceil(known.msBeforeNext),
        OVERLAP_MS,
        Number(isAhead),
      ];
      try {
        const keys = [redisKey, `${redisKey}:lost`];
        await this.#redis.client.eval(RESTORE, { keys, arguments: told.map(String) });
      } catch (failure) {
        this.#redis.noteFailure(failure);
        return;
      }
    }
    this.#isAhead = false;
  }
}

function isLive({ msBeforeNext }: RateLimiterRes): boolean {
  return msBeforeNext > OVERLAP_MS;
}

/** Windows that end within so many milliseconds are the same one: clocks and journeys differ. */
const OVERLAP_MS = 2_000;

/** As the library's own, but a window that is longer than it can be, by a clock set back, is cut. */
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
 * Puts a count back that Redis has lost. For a minute the highest that any process knows wins; after
 * that a lower one is no loss, but what was given back. What was counted without Redis wins as well.
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
