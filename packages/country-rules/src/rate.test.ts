import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from './country-code.ts';
import type { CountryCode } from './country-code.ts';
import { rulesOf } from './country.ts';
import {
  DISCOUNT_PROGRAMMES,
  codFeeRateOn,
  discountOn,
  discountProgrammeOf,
  insuranceRateOn,
  rateScopeOf,
  platformFeeOn,
  taxRateOn,
} from './rate.ts';

const NOW = Date.UTC(2026, 10, 21) / 1000;
const at = (iso: string): number => Date.parse(iso) / 1000;

describe('rates of spec section 9', () => {
  it.each<readonly [CountryCode, number, number, number, number]>([
    // country, tax, COD fee, in-country insurance, cross-border insurance
    ['SG', 700, 300, 20, 110],
    ['MY', 0, 450, 20, 70],
    ['PH', 1200, 450, 0, 0],
    ['ID', 0, 0, 0, 0],
    ['VN', 0, 0, 0, 0],
  ])('%s: tax %d, COD %d, insurance %d and %d basis points', (country, tax, cod, in_country, cross_border) => {
    for (const moment of [0, NOW]) {
      expect(taxRateOn(country, moment).basis_points).toBe(tax);
      expect(taxRateOn(country, moment, 'spec').basis_points).toBe(tax);
      expect(codFeeRateOn(country, moment).basis_points).toBe(cod);
      expect(insuranceRateOn(country, 'in_country', moment).basis_points).toBe(in_country);
      expect(insuranceRateOn(country, 'cross_border', moment).basis_points).toBe(cross_border);
    }
  });

  it('takes 1 % as the platform fee', () => {
    expect(platformFeeOn(12_345, 'SGD')).toBe(123);
    expect(platformFeeOn(12_350, 'SGD')).toBe(124);
    expect(platformFeeOn(1_234_500, 'IDR')).toBe(12_300);
  });

  it("takes 20 % off with 'discount20', not a fixed amount", () => {
    expect(discountProgrammeOf('discount20')).toBe(DISCOUNT_PROGRAMMES.discount20);
    expect(discountOn(999, DISCOUNT_PROGRAMMES.discount20, 'SGD')).toBe(200);
    expect(discountProgrammeOf('toString')).toBeNull();
  });

  it('insures inside a country when both ends are the same', () => {
    expect(rateScopeOf('SG', 'SG')).toBe('in_country');
    expect(rateScopeOf('SG', 'MY')).toBe('cross_border');
  });
});

describe('rates set by law (design 8.1), each from local midnight of its day', () => {
  it.each<readonly [CountryCode, string, number]>([
    ['SG', '2022-12-31T23:59:59+08:00', 700],
    ['SG', '2023-01-01T00:00:00+08:00', 800],
    ['SG', '2023-12-31T23:59:59+08:00', 800],
    ['SG', '2024-01-01T00:00:00+08:00', 900],
    ['MY', '2024-02-29T23:59:59+08:00', 0],
    ['MY', '2024-03-01T00:00:00+08:00', 600],
    ['PH', '2026-11-21T00:00:00+08:00', 1200],
    ['ID', '2022-03-31T23:59:59+07:00', 100],
    ['ID', '2022-04-01T00:00:00+07:00', 110],
    ['ID', '2025-01-01T00:00:00+07:00', 120],
    ['ID', '2025-02-03T23:59:59+07:00', 120],
    ['ID', '2025-02-04T00:00:00+07:00', 110],
    ['ID', '2026-11-23T00:00:00+07:00', 110],
    ['VN', '2022-01-31T23:59:59+07:00', 1000],
    ['VN', '2022-02-01T00:00:00+07:00', 800],
    ['VN', '2022-12-31T23:59:59+07:00', 800],
    ['VN', '2023-01-01T00:00:00+07:00', 1000],
    ['VN', '2023-06-30T23:59:59+07:00', 1000],
    ['VN', '2023-07-01T00:00:00+07:00', 800],
    ['VN', '2025-06-30T23:59:59+07:00', 800],
    ['VN', '2025-07-01T00:00:00+07:00', 800],
    ['VN', '2026-12-31T23:59:59+07:00', 800],
    ['VN', '2027-01-01T00:00:00+07:00', 1000],
  ])('%s at %s: %d basis points', (country, moment, basis_points) => {
    expect(taxRateOn(country, at(moment), 'statutory').basis_points).toBe(basis_points);
  });

  it('names the base and its statute in the row that an order line stores', () => {
    expect(taxRateOn('ID', NOW, 'statutory')).toEqual({
      name: 'PPN besaran tertentu',
      basis_points: 110,
      valid_from: at('2025-02-04T00:00:00+07:00'),
      statute: 'PMK 11/2025, art. 17: 10% x 11/12 x 12%, from 4 February 2025',
    });
  });

  it.each<readonly [CountryCode, string, string, number, RegExp]>([
    [
      'SG',
      '2022-12-31T23:59:59+08:00',
      'GST zero-rated',
      0,
      /Goods and Services Tax Act 1993, s 21\(3\)\(a\) to \(c\)/u,
    ],
    [
      'SG',
      '2026-11-23T00:00:00+08:00',
      'GST zero-rated',
      0,
      /Goods and Services Tax Act 1993, s 21\(3\)\(a\) to \(c\)/u,
    ],
    ['MY', '2024-02-29T23:59:59+08:00', 'SST', 0, /^$/u],
    ['MY', '2024-03-01T00:00:00+08:00', 'SST exempt', 0, /Service Tax Act 2018, s 34\(3\)\(a\).*Policy 4\/2024/u],
    ['PH', '2017-12-31T23:59:59+08:00', 'VAT zero-rated', 0, /s 108\(B\)\(6\) \(RA 9337\)/u],
    ['PH', '2018-01-01T00:00:00+08:00', 'VAT zero-rated', 0, /s 108\(B\)\(6\) and 109\(1\)\(E\) \(RA 10963\)/u],
    ['ID', '2018-01-01T00:00:00+07:00', 'PPN nilai lain', 100, /PMK 75\/PMK\.03\/2010.*PMK 70\/PMK\.03\/2010/u],
    ['ID', '2022-04-01T00:00:00+07:00', 'PPN besaran tertentu', 110, /PMK 71\/PMK\.03\/2022.*PMK 32\/PMK\.010\/2019/u],
    ['ID', '2026-11-23T00:00:00+07:00', 'PPN besaran tertentu', 110, /PMK 11\/2025.*PMK 32\/PMK\.010\/2019/u],
    ['VN', '2022-02-01T00:00:00+07:00', 'VAT', 800, /Decree 15\/2022.*Law 31\/2013\/QH13/u],
    ['VN', '2023-01-01T00:00:00+07:00', 'VAT', 1000, /Law 13\/2008\/QH12, art\. 8\(3\).*art\. 8\(1\)/u],
    ['VN', '2026-11-23T00:00:00+07:00', 'VAT', 800, /Decree 174\/2025.*Law 48\/2024\/QH15, art\. 9\(1\)/u],
    ['VN', '2027-01-01T00:00:00+07:00', 'VAT', 1000, /Law 48\/2024\/QH15, art\. 9\(3\).*art\. 9\(1\)/u],
  ])(
    'across borders, %s at %s: %s, %d basis points, by its statute',
    (country, moment, name, basis_points, statute) => {
      const row = taxRateOn(country, at(moment), 'statutory', 'cross_border');
      expect(row).toMatchObject({ name, basis_points });
      expect(row.statute ?? '').toMatch(statute);
    },
  );

  it('knows no borders by the spec', () => {
    for (const country of COUNTRY_CODES)
      expect(taxRateOn(country, NOW, 'spec', 'cross_border')).toEqual(taxRateOn(country, NOW, 'spec', 'in_country'));
  });

  it('gives every rate that takes something its statute', () => {
    const bare = COUNTRY_CODES.flatMap((country) =>
      Object.values(rulesOf(country).rates.tax.statutory)
        .flat()
        .filter((row) => row.basis_points > 0 && !/\d/u.test(row.statute ?? '')),
    );
    expect(bare).toEqual([]);
  });

  it('has a row for every moment, in order', () => {
    for (const country of COUNTRY_CODES) {
      const { tax, cod_fee, insurance } = rulesOf(country).rates;
      const taxes = [tax.spec, tax.statutory].flatMap((rows) => [rows.in_country, rows.cross_border]);
      for (const rows of [...taxes, cod_fee, insurance.in_country, insurance.cross_border]) {
        const starts = rows.map((row) => row.valid_from);
        expect(starts[0]).toBe(0);
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      }
    }
    expect(() => taxRateOn('SG', Number.NaN)).toThrow(RangeError);
  });
});
