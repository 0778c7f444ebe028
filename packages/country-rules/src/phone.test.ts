import { describe, expect, it } from 'vitest';
import type { CountryCode } from './country-code.ts';
import { checkPhone, isLegacyPhone, normalisePhone } from './phone.ts';

describe('phone numbers (spec section 5)', () => {
  it.each<readonly [CountryCode, string, string]>([
    ['SG', '91234567', '+6591234567'],
    ['SG', '+65 9123 4567', '+6591234567'],
    ['SG', '65-9123-4567', '+6591234567'],
    ['SG', '0065 91234567', '+6591234567'],
    // The first digits of this one are its own, not the country code.
    ['SG', '6512 3456', '+6565123456'],
    ['SG', '+65 6512 3456', '+6565123456'],
    ['MY', '0123456789', '+60123456789'],
    ['MY', '+60 12-345 6789', '+60123456789'],
    ['MY', '60123456789', '+60123456789'],
    ['MY', '+60 (0)12 345 67890', '+601234567890'],
    ['PH', '09171234567', '+639171234567'],
    ['PH', '+63 917 123 4567', '+639171234567'],
    ['PH', '639171234567', '+639171234567'],
    ['ID', '081234567890', '+6281234567890'],
    ['ID', '+62 812 3456 789', '+628123456789'],
    ['ID', '62812345678', '+62812345678'],
    ['VN', '0912345678', '+84912345678'],
    ['VN', '+84 0912 345 678', '+84912345678'],
    ['VN', '0841234567', '+84841234567'],
    // Landlines, and the longest mobile numbers of Indonesia, which the lengths of the spec leave out (decision 0039).
    ['MY', '04-261 2345', '+6042612345'],
    ['MY', '6042612345', '+6042612345'],
    ['PH', '(02) 8123 4567', '+63281234567'],
    ['PH', '63281234567', '+63281234567'],
    ['ID', '021-579 1234', '+62215791234'],
    ['ID', '0651-34565', '+6265134565'],
    ['ID', '+62 812 3456 78901', '+62812345678901'],
  ])('%s reads %s as %s', (country, text, e164) => {
    const checked = checkPhone(text, country);
    expect(checked).toEqual({ ok: true, phone: normalisePhone(text, country), e164 });
    // What is stored reads as itself.
    expect(checkPhone(e164, country)).toEqual(checked);
  });

  it.each<readonly [CountryCode, readonly number[]]>([
    ['SG', [8]],
    ['MY', [9, 10]],
    ['PH', [10]],
    ['ID', [9, 10, 11]],
    ['VN', [9, 10]],
  ])('%s takes exactly the lengths %j', (country, lengths) => {
    const accepted = Array.from({ length: 16 }, (_, index) => index + 1).filter(
      (length) => checkPhone('1'.repeat(length), country).ok,
    );
    expect(accepted).toEqual(lengths);
  });

  it.each<readonly [CountryCode, string, 'required' | 'invalid']>([
    ['SG', '', 'required'],
    ['SG', '  ', 'required'],
    ['SG', '9123456a', 'invalid'],
    ['SG', '+1 91234567', 'invalid'],
    ['SG', '+60 123456789', 'invalid'],
    ['SG', '\uFF19\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17', 'invalid'],
    ['SG', '-', 'invalid'],
    ['ID', '0065 6512 3456', 'invalid'],
    ['MY', '00123456789', 'invalid'],
    ['PH', '+65 91234567', 'invalid'],
  ])('%s refuses %j: %s', (country, text, reason) => {
    expect(checkPhone(text, country)).toEqual({ ok: false, reason });
  });

  it('keeps the legacy check: digits only and exactly 8', () => {
    expect(['91234567', '9123456', '912345678', '9123 456', '+6591234'].map(isLegacyPhone)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
