import { describe, expect, it } from 'vitest';
import type { CountryCode } from './country-code.ts';
import { checkPostcode } from './postcode.ts';
import { SG_SECTORS, sgDistrictOf } from './sg-district.ts';

describe('postcodes (spec section 5)', () => {
  it.each<readonly [CountryCode, string, string]>([
    ['SG', '018956', '018956'],
    ['SG', ' 238801 ', '238801'],
    ['MY', '50450', '50450'],
    ['PH', '0420', '0420'],
    ['ID', '10110', '10110'],
    ['VN', '70000', '70000'],
    ['VN', '700000', '700000'],
    ['PH', '', ''],
    ['ID', ' ', ''],
    ['VN', '', ''],
  ])('%s takes %j', (country, text, post_code) => {
    expect(checkPostcode(text, country)).toEqual({ ok: true, post_code });
  });

  it.each<readonly [CountryCode, string, 'required' | 'invalid']>([
    ['SG', '', 'required'],
    ['MY', '', 'required'],
    ['SG', '12345', 'invalid'],
    ['SG', '1234567', 'invalid'],
    ['SG', '12345a', 'invalid'],
    ['SG', '999999', 'invalid'],
    ['SG', '740001', 'invalid'],
    ['MY', '5045', 'invalid'],
    ['MY', '504500', 'invalid'],
    ['PH', '420', 'invalid'],
    ['ID', '1011', 'invalid'],
    ['VN', '7000', 'invalid'],
    ['VN', '7000000', 'invalid'],
    // What people type into a form that insists on a code.
    ['ID', '00000', 'invalid'],
    ['MY', '00000', 'invalid'],
    ['PH', '0000', 'invalid'],
    ['MY', '\uFF15\uFF10\uFF14\uFF15\uFF10', 'invalid'],
  ])('%s refuses %j: %s', (country, text, reason) => {
    expect(checkPostcode(text, country)).toEqual({ ok: false, reason });
  });
});

describe('Singapore sectors', () => {
  it('has 81 sectors in 28 districts; 00, 74 and 83 to 99 are not in use', () => {
    const all = Array.from({ length: 100 }, (_, sector) => String(sector).padStart(2, '0'));
    const unused = all.filter((sector) => sgDistrictOf(`${sector}0001`) === null);
    expect(unused).toEqual(['00', '74', ...all.slice(83)]);
    expect(all.filter((sector) => !checkPostcode(`${sector}0001`, 'SG').ok)).toEqual(unused);
    expect(SG_SECTORS).toHaveLength(81);
    expect(new Set(SG_SECTORS.map((sector) => sgDistrictOf(`${sector}0001`))).size).toBe(28);
  });

  it.each([
    ['018956', 'D01'],
    ['098585', 'D04'],
    ['238801', 'D09'],
    ['486035', 'D16'],
    ['819663', 'D17'],
    ['828761', 'D19'],
    ['757177', 'D27'],
    ['807260', 'D28'],
  ])('places %s in %s', (post_code, district) => {
    expect(sgDistrictOf(post_code)).toBe(district);
  });

  it('takes codes of exactly the sectors that have a district', () => {
    const all = Array.from({ length: 100 }, (_, sector) => `${String(sector).padStart(2, '0')}0001`);
    expect(all.filter((code) => checkPostcode(code, 'SG').ok)).toEqual(
      all.filter((code) => sgDistrictOf(code) !== null),
    );
  });

  it('knows no district of a text that is no postcode', () => {
    expect(sgDistrictOf('01')).toBeNull();
    expect(sgDistrictOf('0189567')).toBeNull();
  });
});
