import { formatMoney, toMinor, type Currency } from '@sampan/country-rules';

/** An amount of the wire as people read it: `moneyText(6.84, 'SGD')` is 'S$ 6.84'. */
export function moneyText(amount: number, currency: Currency): string {
  return formatMoney(toMinor(amount, currency), currency);
}
