import type { Currency } from './currency.ts';

/**
 * What cards are charged at least, in minor units: above half a US dollar, below which card providers charge nothing in any
 * currency, in round figures.
 */
export const MIN_CHARGE_MINOR: Readonly<Record<Currency, number>> = {
  SGD: 100,
  MYR: 200,
  PHP: 5_000,
  IDR: 1_000_000,
  VND: 15_000,
};

/** What a card has to add to a balance so that it covers a price, in minor units; 0 when it does already. */
export function shortfallCharge(price_minor: number, balance_minor: number, currency: Currency): number {
  const missing_minor = price_minor - balance_minor;
  return missing_minor <= 0 ? 0 : Math.max(missing_minor, MIN_CHARGE_MINOR[currency]);
}
