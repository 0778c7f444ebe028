import { expect, test } from 'vitest';
import { MIN_CHARGE_MINOR, shortfallCharge } from './card-charge.ts';
import { CURRENCY_CODES } from './currency.ts';

test('a card adds exactly what a price is short of, but never less than cards are charged', () => {
  expect(shortfallCharge(1055, 2000, 'SGD')).toBe(0);
  expect(shortfallCharge(1055, 1055, 'SGD')).toBe(0);
  expect(shortfallCharge(1055, 0, 'SGD')).toBe(1055);
  expect(shortfallCharge(1055, 1000, 'SGD')).toBe(100);
  expect(shortfallCharge(21_000, 20_000, 'VND')).toBe(15_000);
  for (const currency of CURRENCY_CODES)
    for (const missing of [1, MIN_CHARGE_MINOR[currency], MIN_CHARGE_MINOR[currency] + 1]) {
      const charge = shortfallCharge(5_000_000 + missing, 5_000_000, currency);
      expect(charge).toBe(Math.max(missing, MIN_CHARGE_MINOR[currency]));
    }
});
