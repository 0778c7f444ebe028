import { rulesOf } from './country.ts';
import type { CountryCode } from './country-code.ts';
import type { TopUpTier } from './country-record.ts';
import { percentOfFloor } from './money.ts';

export interface TopUpTierProgress {
  /** The tier the amount has reached; null below the first. */
  readonly reached: TopUpTier | null;
  /** The tier to promote; null when the highest is reached. */
  readonly next: TopUpTier | null;
}

/** Where an amount (minor units) stands among the country's tiers; null where top-ups earn nothing (spec section 9). */
export function topUpTier(country: CountryCode, amount_minor: number): TopUpTierProgress | null {
  const tiers = rulesOf(country).top_up_tiers;
  if (tiers.length === 0) return null;
  return {
    reached: tiers.findLast((tier) => tier.from_minor <= amount_minor) ?? null,
    next: tiers.find((tier) => tier.from_minor > amount_minor) ?? null,
  };
}

/** Free credit for a top-up, in minor units, the fraction of a sen dropped. 0 below the first tier and without tiers. */
export function topUpBonusFor(country: CountryCode, amount_minor: number): number {
  const reached = topUpTier(country, amount_minor)?.reached ?? null;
  return reached === null ? 0 : percentOfFloor(amount_minor, reached.basis_points);
}
