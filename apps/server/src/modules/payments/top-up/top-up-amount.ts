import { MIN_CHARGE_MINOR, moneyText, rulesOf, toMajor, type CountryCode } from '@sampan/country-rules';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { payableMinorOf } from '../../../platform/payable-amount.ts';

/** Nothing is charged above this many times the largest quick amount (spec 5: bounds are not shown). */
const MAX_TIMES = 100;

/** A typed amount in minor units, with no more decimals than the currency has. Throws `invalid_input` naming `param`. */
export function minorOf(param: string, amount: number, country: CountryCode): number {
  return payableMinorOf(param, amount, rulesOf(country).currency);
}

/** The largest amount of one top-up, as a number of the wire. */
const largestOf = (country: CountryCode) => (rulesOf(country).quick_top_up_amounts.at(-1) ?? 0) * MAX_TIMES;

/** Refuses `param` for a bound, which the sentence names with its currency. */
function refuseBound(param: 'amount' | 'threshold', bound: { min: number } | { max: number }, country: CountryCode) {
  const { currency } = rulesOf(country);
  if ('min' in bound) {
    refuseFields([issueErrorOf(param, 'validate.number_min', { min: moneyText(bound.min, currency) })]);
  } else {
    refuseFields([issueErrorOf(param, 'validate.number_max', { max: moneyText(bound.max, currency) })]);
  }
}

/**
 * The amount in minor units, within what one top-up may be: from what a card can be charged, or the smallest quick amount
 * where that is less (spec 9), so that every quick amount is taken. Throws `invalid_input`.
 */
export function topUpAmount(amount: number, country: CountryCode): number {
  const { currency, quick_top_up_amounts } = rulesOf(country);
  const least = toMajor(MIN_CHARGE_MINOR[currency], currency);
  const min = Math.min(least, quick_top_up_amounts[0] ?? least);
  const max = largestOf(country);
  if (amount < min) refuseBound('amount', { min }, country);
  if (amount > max) refuseBound('amount', { max }, country);
  return minorOf('amount', amount, country);
}

/** A balance to be told of, in minor units: above nothing, and no more than one top-up may be. Throws `invalid_input` naming `threshold`. */
export function thresholdMinor(threshold: number, country: CountryCode): number {
  const { currency } = rulesOf(country);
  const min = toMajor(1, currency);
  const max = largestOf(country);
  if (threshold < min) refuseBound('threshold', { min }, country);
  if (threshold > max) refuseBound('threshold', { max }, country);
  return minorOf('threshold', threshold, country);
}
