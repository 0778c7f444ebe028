import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from './country-code.ts';
import { percentText } from './money.ts';
import { topUpBonusFor, topUpTier } from './top-up.ts';

describe('Malaysia bonus tiers (spec section 9)', () => {
  it.each([
    // amount in sen, the tier promoted next (RM, %), bonus in sen
    [0, [300, '15'], 0],
    [29_999, [300, '15'], 0],
    [30_000, [600, '20'], 4_500],
    [59_999, [600, '20'], 8_999],
    [60_000, [1000, '33.5'], 12_000],
    [99_999, [1000, '33.5'], 19_999],
    [100_000, null, 33_500],
    [100_001, null, 33_500],
    [100_003, null, 33_501],
  ] as const)('at %d sen promotes %j and gives %d sen', (amount_minor, next, bonus) => {
    const standing = topUpTier('MY', amount_minor);
    const promoted = standing?.next;
    expect(promoted ? [promoted.from_minor / 100, percentText(promoted.basis_points)] : null).toEqual(next);
    expect(topUpBonusFor('MY', amount_minor)).toBe(bonus);
  });

  it('congratulates for 33.5 % from 1000 on', () => {
    expect(topUpTier('MY', 100_000)).toEqual({ reached: { from_minor: 100_000, basis_points: 3350 }, next: null });
  });

  it('never gives a part of a sen more than the tier says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
        const points = topUpTier('MY', amount)?.reached?.basis_points ?? 0;
        const over = BigInt(topUpBonusFor('MY', amount)) * 10_000n - BigInt(amount) * BigInt(points);
        expect(over <= 0n && over > -10_000n).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  it('gives nothing elsewhere', () => {
    for (const country of COUNTRY_CODES.filter((code) => code !== 'MY')) {
      expect(topUpTier(country, 100_000)).toBeNull();
      expect(topUpBonusFor(country, 100_000)).toBe(0);
    }
  });
});
