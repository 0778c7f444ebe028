import { rulesOf } from './country.ts';
import type { CountryCode } from './country-code.ts';
import type { RateRow, RateSchedule, TaxScheduleName } from './country-record.ts';
import type { Currency } from './currency.ts';
import { payablePercentOf } from './money.ts';

/** Share of the fee the platform keeps, 1 % (spec section 9). */
export const PLATFORM_FEE_BASIS_POINTS = 100;

/** Whether sender and recipient are in one country. */
export type RateScope = 'in_country' | 'cross_border';

function rowOn(schedule: RateSchedule, at_epoch_s: number): RateRow {
  if (!Number.isFinite(at_epoch_s)) throw new RangeError(`not a moment: ${at_epoch_s}`);
  let row = schedule[0];
  for (const next of schedule) if (next.valid_from <= at_epoch_s) row = next;
  return row;
}

/**
 * Tax on the courier fee at a moment (epoch seconds). `spec` is the product's own table (spec section 9), `statutory` the
 * rates set by law with their dates, which often tax a parcel that leaves the country otherwise. Store the row on the order line: an old order is never computed again.
 */
export function taxRateOn(
  country: CountryCode,
  at_epoch_s: number,
  schedule: TaxScheduleName = 'spec',
  scope: RateScope = 'in_country',
): RateRow {
  return rowOn(rulesOf(country).rates.tax[schedule][scope], at_epoch_s);
}

/** Fee on cash collected for the sender (spec section 9, "COD fee rate"). */
export function codFeeRateOn(country: CountryCode, at_epoch_s: number): RateRow {
  return rowOn(rulesOf(country).rates.cod_fee, at_epoch_s);
}

/** Insurance premium on the package value (spec section 9). 0 means the country sells none. */
export function insuranceRateOn(country: CountryCode, scope: RateScope, at_epoch_s: number): RateRow {
  return rowOn(rulesOf(country).rates.insurance[scope], at_epoch_s);
}

/** `in_country` when both ends are the same country. */
export function rateScopeOf(origin: CountryCode, destination: string): RateScope {
  return origin === destination ? 'in_country' : 'cross_border';
}

/** The platform's share of a fee, in minor units, half up. */
export function platformFeeOn(fee_minor: number, currency: Currency): number {
  return payablePercentOf(fee_minor, PLATFORM_FEE_BASIS_POINTS, currency);
}

/** A discount programme by its alias. `is_fixed` false: a share of the fee, not an amount. */
export interface DiscountProgramme {
  readonly alias: string;
  readonly basis_points: number;
  readonly is_fixed: false;
}

/** Spec section 9: "Discount programme 'discount20' gives a 20% non-fixed discount". */
export const DISCOUNT_PROGRAMMES = {
  discount20: { alias: 'discount20', basis_points: 2000, is_fixed: false },
} as const satisfies Readonly<Record<string, DiscountProgramme>>;

/** The programme of that alias, or null. */
export function discountProgrammeOf(alias: string): DiscountProgramme | null {
  return Object.hasOwn(DISCOUNT_PROGRAMMES, alias)
    ? DISCOUNT_PROGRAMMES[alias as keyof typeof DISCOUNT_PROGRAMMES]
    : null;
}

/** What a programme takes off a fee, in minor units, half up. */
export function discountOn(fee_minor: number, programme: DiscountProgramme, currency: Currency): number {
  return payablePercentOf(fee_minor, programme.basis_points, currency);
}
