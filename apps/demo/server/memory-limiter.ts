import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * A limit in the memory of this process. Its windows end by a timer, which no change of the clock moves;
 * the wait that a result names is taken from the clock, and is cut where that was set back.
 */
export class MemoryLimiter extends RateLimiterMemory {
  /** Called after each change of a count. */
  onChange: () => void = () => {};

  override async consume(key: string | number): Promise<RateLimiterRes> {
    try {
      return this.#withWaitCut(await super.consume(key));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? this.#withWaitCut(refusal) : refusal;
    } finally {
      this.onChange();
    }
  }

  override async reward(key: string | number): Promise<RateLimiterRes> {
    const result = await super.reward(key);
    this.onChange();
    return result;
  }

  override async set(key: string | number, points: number, seconds: number) {
    const result = await super.set(key, points, seconds);
    this.onChange();
    return result;
  }

  #withWaitCut(result: RateLimiterRes): RateLimiterRes {
    const { remainingPoints, msBeforeNext, consumedPoints, isFirstInDuration } = result;
    const wait = Math.min(msBeforeNext, this.duration * 1000);
    return new RateLimiterRes(remainingPoints, wait, consumedPoints, isFirstInDuration);
  }
}
