import { expect, test } from 'vitest';
import { cardNumberAsTyped, expiryAsTyped, expiresSoon, expiryOf, expiryText, isCompleteNumber } from './card-text.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

test('an expiry date gets its slash while it is typed', () => {
  expect(['1', '12', '123', '1231', '12/31', '12 / 31x'].map(expiryAsTyped)).toEqual([
    '1',
    '12',
    '12/3',
    '12/31',
    '12/31',
    '12/31',
  ]);
});

test('a card is good to the end of its month', () => {
  expect(expiryOf('11/26', NOW)).toEqual({ exp_month: 11, exp_year: 2026 });
  for (const wrong of ['10/26', '13/30', '00/30', '1/30', '', '12/3']) expect(expiryOf(wrong, NOW)).toBeNull();
});

test('numbers as they stand on a card', () => {
  expect(cardNumberAsTyped('42424242-4242 4242x')).toBe('4242 4242 4242 4242');
  expect([isCompleteNumber('4242 4242 424'), isCompleteNumber('4242 4242 4242 4242')]).toEqual([false, true]);
  expect(expiryText(3, 2031)).toBe('03/31');
});

test('a card that ends within two months is worth replacing; one that ended is past that', () => {
  const ends = (exp_month: number, exp_year: number, is_expired = false) =>
    expiresSoon({ exp_month, exp_year, is_expired }, NOW);
  expect([ends(11, 2026), ends(12, 2026), ends(1, 2027), ends(10, 2026, true)]).toEqual([true, true, false, false]);
});
