import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['a1!', 'weak'],
  ['aaaaaaaaaaaa1!', 'weak'],
  ['Password1!', 'weak'],
  ['Qwerty#2026', 'weak'],
  ['abcdefghijk', 'weak'],
  ['Harb7#kay', 'fair'],
  ['harbour#kaya', 'good'],
  ['Harbour#kaya7', 'strong'],
  ['kopi susu gula melaka', 'strong'],
])('trust 4.24, a hint beside the spec’s rule: %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
