import { describe, expect, it } from 'vitest';
import {
  COUNTRY_CODES,
  DEFAULT_COUNTRY,
  countryOfRoute,
  isClosedCountry,
  isCountryCode,
  routeOfCountry,
} from './country-code.ts';
import type { CountryCode } from './country-code.ts';
import { rulesOf } from './country.ts';
import { digitsOf } from './currency.ts';
import { formatMoney } from './money.ts';
import { supportMailOf } from './page-rules.ts';

describe('country table of spec section 9', () => {
  it.each<readonly [CountryCode, string, string, string, number | null, readonly number[], readonly number[]]>([
    ['SG', '+65', 'SGD', 'Asia/Singapore', 6, [8], [50, 100, 300, 500]],
    ['MY', '+60', 'MYR', 'Asia/Kuala_Lumpur', 5, [9, 10], [300, 600, 1000]],
    ['PH', '+63', 'PHP', 'Asia/Manila', 4, [10], [4000, 6000, 10000]],
    ['ID', '+62', 'IDR', 'Asia/Jakarta', 5, [9, 10, 11], [4000, 6000, 10000]],
    ['VN', '+84', 'VND', 'Asia/Saigon', null, [9, 10], [4000, 6000, 10000]],
  ])('%s', (country, phone_code, currency, time_zone, postcode_length, phone_lengths, quick_top_up_amounts) => {
    expect(rulesOf(country)).toMatchObject({
      code: country,
      phone_code,
      currency,
      time_zone,
      postcode_length,
      phone_lengths,
      quick_top_up_amounts,
    });
  });

  it.each(COUNTRY_CODES)(
    '%s: the time zone is known to Intl and agrees with the offset of the dated rates',
    (country) => {
      const { time_zone, utc_offset_h } = rulesOf(country);
      for (const moment of [Date.UTC(2023, 0, 1), Date.UTC(2026, 6, 1)]) {
        const shown = new Intl.DateTimeFormat('en', { timeZone: time_zone, timeZoneName: 'longOffset' })
          .formatToParts(moment)
          .find((part) => part.type === 'timeZoneName')?.value;
        expect(shown).toBe(`GMT+0${utc_offset_h}:00`);
      }
    },
  );

  it('shows amounts with 2 decimals, 0 for VN', () => {
    expect(COUNTRY_CODES.map((country) => digitsOf(rulesOf(country).currency))).toEqual([2, 2, 2, 2, 0]);
    expect(
      COUNTRY_CODES.every((country) =>
        formatMoney(0, rulesOf(country).currency).includes(rulesOf(country).currency_symbol),
      ),
    ).toBe(true);
  });

  it('promotes insurance up to SGD 10,000, RM 30,900 in Malaysia', () => {
    const shown = COUNTRY_CODES.map((country) => {
      const { amount_minor, currency } = rulesOf(country).insurance_promotion;
      return formatMoney(amount_minor, currency);
    });
    expect(shown).toEqual(['S$ 10,000.00', 'RM 30,900.00', 'S$ 10,000.00', 'S$ 10,000.00', 'S$ 10,000.00']);
  });

  it('gives $5 in Singapore and RM 20 elsewhere for the 2nd package, hidden in PH, ID and VN', () => {
    const shown = COUNTRY_CODES.map((country) => {
      const { is_visible, credit, ships } = rulesOf(country).referral;
      return [is_visible, formatMoney(credit.amount_minor, credit.currency), ships];
    });
    expect(shown).toEqual([
      [true, 'S$ 5.00', 2],
      [true, 'RM 20.00', 2],
      [false, 'RM 20.00', 2],
      [false, 'RM 20.00', 2],
      [false, 'RM 20.00', 2],
    ]);
  });
});

describe('countries elsewhere in the spec', () => {
  it.each([
    ['SG', [1.1, 1.5, 103.5, 104.2]],
    ['MY', [0.8, 7.5, 99.5, 119.5]],
    ['PH', [4.5, 21.5, 116.5, 127]],
    ['ID', [-11.2, 6.2, 94.8, 141.1]],
    ['VN', [8.3, 23.5, 102, 109.6]],
  ] as const)(
    '%s has centre coordinates within it (section 3 Country config)',
    (country, [south, north, west, east]) => {
      const { lat, lng } = rulesOf(country).centre;
      expect([lat > south, lat < north, lng > west, lng < east]).toEqual([true, true, true, true]);
    },
  );

  it('closes Vietnam alone (section 1)', () => {
    expect(COUNTRY_CODES.filter((country) => rulesOf(country).is_closed)).toEqual(['VN']);
    expect(COUNTRY_CODES.filter(isClosedCountry)).toEqual(['VN']);
    expect(COUNTRY_CODES.filter((country) => rulesOf(country).is_closed)).toEqual(['VN']);
  });

  it('gives Indonesia and Vietnam their own terms (section 2)', () => {
    expect(COUNTRY_CODES.map((country) => rulesOf(country).terms_document)).toEqual([
      'shared',
      'shared',
      'shared',
      'id',
      'vn',
    ]);
  });

  it('writes to one support address for parcels from Indonesia and to another for all others (section 2)', () => {
    expect(
      new Set(COUNTRY_CODES.filter((country) => country !== 'ID').map((country) => supportMailOf(country))).size,
    ).toBe(1);
    expect(supportMailOf('ID')).not.toBe(supportMailOf('SG'));
    expect(supportMailOf('SG', 'shop.example')).toBe('support@shop.example');
  });

  it('knows upper-case codes on the wire and lower-case ones in routes', () => {
    expect(DEFAULT_COUNTRY).toBe('SG');
    expect(isCountryCode('SG')).toBe(true);
    expect(isCountryCode('sg')).toBe(false);
    expect(isCountryCode('TH')).toBe(false);
    expect(countryOfRoute('my')).toBe('MY');
    // Spec section 2: any /vn path goes to /maintain, however it is typed.
    expect(countryOfRoute('VN')).toBe('VN');
    expect(countryOfRoute('blog')).toBeNull();
    expect(COUNTRY_CODES.map(routeOfCountry)).toEqual(['sg', 'my', 'ph', 'id', 'vn']);
  });
});
