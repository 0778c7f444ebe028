import { LEAST_CHARGE_MINOR, rulesOf, toMajor, toMinor, type CountryCode } from '@sampan/country-rules';
import { fieldErrorOf, refuseFields } from '../../kernel/errors.ts';

/** Nothing is charged above this many times the largest quick amount (spec 5: bounds are not shown). */
const MAX_TIMES = 100;

/** A typed amount in minor units, with no more decimals than the currency has. Throws `invalid_input` naming `param`. */
export function minorOf(param: string, amount: number, country: CountryCode): number {
  const { currency } = rulesOf(country);
  const amount_minor = decimalsFit(amount, country) ? toMinor(amount, currency) : null;
  if (amount_minor === null)
    refuseFields([fieldErrorOf(param, 'validate.amount_decimals', 'Amount has too many decimals')]);
  return amount_minor ?? 0;
}

function decimalsFit(amount: number, country: CountryCode): boolean {
  const { currency } = rulesOf(country);
  try {
    return toMajor(toMinor(amount, currency), currency) === amount;
  } catch {
    return false;
  }
}

/** The amount in minor units, within what one top-up may be. Throws `invalid_input`. */
export function topUpAmount(amount: number, country: CountryCode): number {
  const param = 'amount';
  const { currency, quick_top_up_amounts } = rulesOf(country);
  const min = toMajor(LEAST_CHARGE_MINOR[currency], currency);
  const max = (quick_top_up_amounts.at(-1) ?? 0) * MAX_TIMES;
  if (amount < min) refuseFields([fieldErrorOf(param, 'validate.number_min', `Amount must be at least ${min}`)]);
  if (amount > max) refuseFields([fieldErrorOf(param, 'validate.number_max', `Amount must be at most ${max}`)]);
  return minorOf(param, amount, country);
}

/** A balance to be told of, in minor units: above nothing, and no more than one top-up may be. Throws `invalid_input` naming `threshold`. */
export function thresholdMinor(threshold: number, country: CountryCode): number {
  const max = (rulesOf(country).quick_top_up_amounts.at(-1) ?? 0) * MAX_TIMES;
  const refuse = (code: string, message: string) => refuseFields([fieldErrorOf('threshold', code, message)]);
  if (threshold <= 0) refuse('validate.number_min', 'Threshold must be more than 0');
  if (threshold > max) refuse('validate.number_max', `Threshold must be at most ${max}`);
  return minorOf('threshold', threshold, country);
}
