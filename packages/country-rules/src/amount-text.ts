import { CURRENCIES, digitsOf, payableDigitsOf } from './currency.ts';
import type { Currency } from './currency.ts';

/** The largest amount that people and programs enter, in the currency's own unit: that of the API. Sums of them may be larger. */
export const MAX_TYPED_AMOUNT = 1e12;

/** Why a typed amount was refused. `ambiguous`: it could mean two amounts, such as '10.000' (ten or ten thousand). */
export type AmountRefusal = 'empty' | 'not_a_number' | 'negative' | 'ambiguous' | 'too_many_decimals' | 'too_large';

export type ParsedAmount =
  | { readonly ok: true; readonly amount_minor: number }
  | { readonly ok: false; readonly reason: AmountRefusal };

const GROUPED = /^(?:[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?$/;
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;
/** Only digits and separators, but neither of the two shapes above: '4,00', '1.234,56', '1,00,000'. */
const SEPARATED = /^[\d.,]*\d[\d.,]*$/;
/** One dot with three digits behind it and no group separator: decimals to one reader, thousands to another. */
const THOUSANDS_OR_DECIMALS = /^[1-9]\d{0,2}\.\d{3}$/;
/** As Indonesia and Vietnam write: '10.000', '1.234.567', '10.000,00', '500,00'. */
const POINT_GROUPED = /^(?:[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{0,2})?|\d+,\d{1,2})$/;

/**
 * A typed amount as integer minor units. '.' is the decimal point and ',' the group separator in every country (spec
 * section 5), groups must be of three, ASCII digits only, surrounding blanks ignored. Rupiah and dong are also read as
 * their countries write them: they are paid without decimals, so '10.000' can only be ten thousand. Either the amount the
 * writer meant or a refusal; never a number ten or a thousand times off.
 */
export function parseAmount(text: string, currency: Currency): ParsedAmount {
  const typed = text.trim();
  if (typed === '') return refuse('empty');
  if (/^[-\u2212]/.test(typed)) return refuse(SEPARATED.test(typed.slice(1).trim()) ? 'negative' : 'not_a_number');
  if (!SEPARATED.test(typed)) return refuse('not_a_number');
  if (CURRENCIES[currency].group === '.' && POINT_GROUPED.test(typed))
    return amountOf(typed.replaceAll('.', '').replace(',', '.'), currency);
  if (!GROUPED.test(typed) && !PLAIN.test(typed)) return refuse('ambiguous');
  if ((typed.split('.')[1] ?? '').length > digitsOf(currency) && THOUSANDS_OR_DECIMALS.test(typed))
    return refuse('ambiguous');
  return amountOf(typed.replaceAll(',', ''), currency);
}

/** Plain digits with '.' before the decimals. */
function amountOf(plain: string, currency: Currency): ParsedAmount {
  const [whole = '', fraction = ''] = plain.split('.');
  const digits = digitsOf(currency);
  // Zeros behind the point are how some write whole amounts.
  const is_paid = /^0*$/.test(fraction.slice(payableDigitsOf(currency)));
  if (!is_paid || fraction.length > Math.max(digits, 2)) return refuse('too_many_decimals');
  const amount_minor = Number(`${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  return amount_minor > MAX_TYPED_AMOUNT * 10 ** digits ? refuse('too_large') : { ok: true, amount_minor };
}

function refuse(reason: AmountRefusal): ParsedAmount {
  return { ok: false, reason };
}
