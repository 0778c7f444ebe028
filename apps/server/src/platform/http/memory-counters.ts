import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { CountedLimit, CountedUse, RateCounters } from '../../ports/rate-counters.ts';

/** One limiter of the library for each limit, made when it is first needed. */
export function limitersBy<T extends RateLimiterAbstract>(make: (limit: CountedLimit) => T) {
  const limiters = new Map<string, T>();
  return (limit: CountedLimit): T => {
    const key = `${limit.name}:${limit.seconds}`;
    const limiter = limiters.get(key) ?? make(limit);
    limiters.set(key, limiter);
    return limiter;
  };
}

/** Counts one use. A refusal is an answer; everything else that is thrown is a failure of what counts. */
export async function countOn(limiter: RateLimiterAbstract, caller: string): Promise<CountedUse> {
  try {
    const { remainingPoints, msBeforeNext, isFirstInDuration } = await limiter.consume(caller);
    return { is_refused: false, is_first: isFirstInDuration, remaining: remainingPoints, ms_before_next: msBeforeNext };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { is_refused: true, is_first: false, remaining: 0, ms_before_next: refused.msBeforeNext };
  }
}

/** Counts in this process: what one server needs, and what each of several falls back to. */
export function createMemoryCounters(): RateCounters {
  const limiterOf = limitersBy(
    ({ name, points, seconds }) =>
      new RateLimiterMemory({ keyPrefix: `${name}:${seconds}`, points, duration: seconds }),
  );
  return {
    count: (limit, caller) => countOn(limiterOf(limit), caller),
    areShared: () => Promise.resolve(null),
    stop: () => Promise.resolve(),
  };
}
