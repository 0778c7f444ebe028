import { describe, expect, it, vi } from 'vitest';
import { createRateLimiter, type RateCaller } from './rate-limit.ts';

const SEARCH = { name: 'searchAddresses', method: 'GET' } as const;
const REVERSE = { name: 'reverseGeocode', method: 'GET' } as const;
const caller: RateCaller = { id: '203.0.113.7', kind: 'public' };

/** How many of `calls` calls, one every `every_ms`, are let through. */
async function passed(endpoint: typeof SEARCH | typeof REVERSE, calls: number, every_ms: number): Promise<number> {
  const limiter = createRateLimiter(1);
  let count = 0;
  for (let call = 0; call < calls; call += 1) {
    await limiter
      .spend(endpoint, caller, () => undefined)
      .then(
        () => (count += 1),
        () => undefined,
      );
    await vi.advanceTimersByTimeAsync(every_ms);
  }
  return count;
}

describe('limits of the address search', () => {
  it('count a pause of typing once, whatever it asks for: text, postcode and lists', async () => {
    vi.useFakeTimers();
    // 40 pauses of three calls each within the minute; every other endpoint counts calls.
    expect(await passed(SEARCH, 120, 400)).toBe(120);
    expect(await passed(REVERSE, 120, 400)).toBe(60);
    vi.useRealTimers();
  });

  it('still end for a program that asks without a pause', async () => {
    vi.useFakeTimers();
    const let_through = await passed(SEARCH, 600, 20);
    vi.useRealTimers();
    expect(let_through).toBeLessThanOrEqual(130);
  });
});

it('count the devices of one network together, and other networks apart', async () => {
  const limiter = createRateLimiter(1);
  const ask = (id: string): Promise<boolean> =>
    limiter
      .spend({ name: 'getPublicTracking', method: 'GET' }, { id, kind: 'public' }, () => undefined)
      .then(
        () => true,
        () => false,
      );
  const let_through = [];
  for (let call = 0; call < 40; call += 1) let_through.push(await ask(`2001:db8:0:1::${call.toString(16)}`));
  expect(let_through.filter(Boolean)).toHaveLength(30);
  expect(await ask('2001:db8:0:2::1')).toBe(true);
});
