import { toPayableMinor, type Currency } from '@sampan/country-rules';
import { refuseFields, type FieldError } from './errors.ts';
import { issueErrorOf } from './issue-error.ts';

/** The error of an amount with more decimals than its currency is paid in: any in rupiah and dong. */
export function decimalsError(param: string): FieldError {
  return issueErrorOf(param, 'validate.amount_decimals');
}

/**
 * An amount of the wire in minor units. Throws `invalid_input` naming `param` where nobody pays such an amount: more decimals
 * than the currency has, or any in rupiah and dong.
 */
export function payableMinorOf(param: string, amount: number, currency: Currency): number {
  try {
    return toPayableMinor(amount, currency);
  } catch {
    refuseFields([decimalsError(param)]);
    return 0;
  }
}
