import { toPayableMinor, type Currency } from '@sampan/country-rules';
import { fieldErrorOf, refuseFields, type FieldError } from './errors.ts';
import { labelOf } from './http/issues.ts';

/** The error of an amount with more decimals than its currency is paid in: any in rupiah and dong. */
export function decimalsError(param: string): FieldError {
  return fieldErrorOf(param, 'validate.amount_decimals', `${labelOf(param)} has too many decimal places`);
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
