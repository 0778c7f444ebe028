import { expect, test } from 'vitest';
import { customsFormOf, ISO_COUNTRY_CODES, isIsoCountry, readHsCode } from './customs.ts';

test('a country of origin is one of the 249 of ISO 3166-1', () => {
  expect(ISO_COUNTRY_CODES).toHaveLength(249);
  expect(ISO_COUNTRY_CODES).toEqual([...ISO_COUNTRY_CODES].sort());
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(ISO_COUNTRY_CODES.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(['SG', 'VN', 'US', 'TW'].every(isIsoCountry)).toBe(true);
  for (const wrong of ['', 'XX', 'UK', 'EU', 'sg', 'SGP', 'S', '12']) expect(isIsoCountry(wrong)).toBe(false);
});

test('an HS code has six to ten digits, with or without points', () => {
  expect(['200799', '6912.00', '6912 00 10', '6109.10.00.10'].map(readHsCode)).toEqual([
    '200799',
    '691200',
    '69120010',
    '6109100010',
  ]);
  for (const wrong of ['', '20079', '12345678901', 'jam', '20O799', '200799x']) expect(readHsCode(wrong)).toBeNull();
});

test('CN 22 goes up to 300 SDR and two kilograms, CN 23 beyond either', () => {
  const form = (value_minor: number, weight_g: number) => customsFormOf({ value_minor, currency: 'SGD', weight_g });
  expect(form(500_00, 2000)).toBe('CN22');
  expect(form(500_01, 2000)).toBe('CN23');
  expect(form(1, 2001)).toBe('CN23');
  // RM 1,617.70 on 14 May 2026 by the IMF's list: dearer goods never have a CN 22.
  expect(customsFormOf({ value_minor: 1_617_71, currency: 'MYR', weight_g: 500 })).toBe('CN23');
  const below = { SGD: 1.7, MYR: 5.3, PHP: 69, IDR: 19_000, VND: 31_000 };
  for (const currency of ['SGD', 'MYR', 'PHP', 'IDR', 'VND'] as const) {
    const unit = currency === 'VND' ? 1 : 100;
    const at = (value: number) => customsFormOf({ value_minor: Math.round(value * unit), currency, weight_g: 500 });
    expect([at(below[currency] * 150), at(below[currency] * 400)]).toEqual(['CN22', 'CN23']);
  }
});
