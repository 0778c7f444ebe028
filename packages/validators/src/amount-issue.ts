import type { AmountRefusal } from '@sampan/country-rules';

/** The message for each reason a typed amount is refused by `parseAmount`. */
export const AMOUNT_ISSUES = {
  empty: 'validate.required',
  not_a_number: 'validate.amount_invalid',
  negative: 'validate.amount_negative',
  ambiguous: 'validate.amount_ambiguous',
  too_many_decimals: 'validate.amount_decimals',
  too_large: 'validate.amount_too_large',
} as const satisfies Record<AmountRefusal, `validate.${string}`>;
