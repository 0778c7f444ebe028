import { describe, expect, it } from 'vitest';
import {
  addressFieldsOf,
  addressLevelsOf,
  formatAddress,
  isAddressFilled,
  levelsBelow,
  requiredAddressFields,
  requiredCoordinateFields,
} from './address.ts';
import { COUNTRY_CODES } from './country-code.ts';
import type { CountryCode } from './country-code.ts';
import { normaliseStateName } from './state-name.ts';

const labelsOf = (country: CountryCode, at?: number): readonly string[] =>
  addressLevelsOf(country, at).map((level) => level.label);

describe('address levels (spec sections 3, 4 and 5)', () => {
  it('has a district level in PH, ID and VN and a county in ID only', () => {
    const with_field = (field: string) =>
      COUNTRY_CODES.filter((country) => addressLevelsOf(country).some((level) => level.field === field));
    expect(with_field('district')).toEqual(['PH', 'ID', 'VN']);
    expect(with_field('county')).toEqual(['ID']);
  });

  it('labels Vietnam City, District, Ward, and since July 2025 City, Ward', () => {
    expect(labelsOf('VN')).toEqual(['address.city', 'address.district', 'address.ward']);
    expect(labelsOf('VN', Date.parse('2025-06-30T23:59:59+07:00') / 1000)).toEqual([
      'address.city',
      'address.district',
      'address.ward',
    ]);
    expect(labelsOf('VN', Date.parse('2025-07-01T00:00:00+07:00') / 1000)).toEqual(['address.city', 'address.ward']);
  });

  it('numbers levels from the outermost inwards', () => {
    for (const country of COUNTRY_CODES) {
      expect(addressLevelsOf(country).map((level) => level.level)).toEqual(
        [1, 2, 3, 4].slice(0, addressLevelsOf(country).length),
      );
    }
  });

  it('clears every lower level when a higher one changes', () => {
    expect(levelsBelow('state', 'ID')).toEqual(['city', 'district', 'county']);
    expect(levelsBelow('city', 'PH')).toEqual(['district']);
    expect(levelsBelow('district', 'VN')).toEqual([]);
    expect(levelsBelow('county', 'MY')).toEqual([]);
  });
});

describe('required address fields (spec section 5)', () => {
  it.each<readonly [CountryCode, readonly string[]]>([
    ['SG', ['name', 'phone', 'post_code', 'street', 'unit_number', 'country']],
    ['MY', ['name', 'phone', 'street', 'post_code', 'state', 'city', 'country']],
    ['PH', ['name', 'phone', 'street', 'state', 'city', 'district', 'country']],
    ['ID', ['name', 'phone', 'street', 'state', 'city', 'district', 'country']],
    ['VN', ['name', 'phone', 'street', 'state', 'city', 'district', 'country']],
  ])('%s stars %j', (country, fields) => {
    expect(requiredAddressFields(country)).toEqual(fields);
    const starred = addressFieldsOf(country)
      .filter((rule) => rule.is_required)
      .map((rule) => rule.field);
    expect(starred).toEqual(fields.slice(2));
  });

  it('needs a Singapore unit except for a marketplace order', () => {
    expect(requiredCoordinateFields('SG')).toContain('unit_number');
    expect(requiredCoordinateFields('SG', { marketplace: true })).not.toContain('unit_number');
  });

  it('needs only the post code in the one Singapore form, and nothing less elsewhere', () => {
    expect(requiredCoordinateFields('SG', { postcode_only: true })).toEqual(['post_code']);
    expect(requiredCoordinateFields('MY', { postcode_only: true })).toEqual(requiredCoordinateFields('MY'));
  });

  it('keeps the country read-only and drops the abolished level', () => {
    for (const country of COUNTRY_CODES) {
      expect(
        addressFieldsOf(country)
          .filter((rule) => rule.is_read_only)
          .map((rule) => rule.field),
      ).toEqual(['country']);
    }
    const today = addressFieldsOf('VN', { at_epoch_s: Date.parse('2026-01-01') / 1000 });
    expect(today.map((rule) => rule.field)).not.toContain('district');
    expect(today.find((rule) => rule.field === 'city')).toMatchObject({
      label: 'address.ward',
      is_required: true,
      level: 2,
    });
  });
});

describe('address guard (spec section 4)', () => {
  const full = { street: 'a', state: 'b', city: 'c', post_code: 'd', country: 'e' };
  it.each<readonly [CountryCode, readonly (keyof typeof full)[]]>([
    ['SG', ['post_code', 'street', 'country']],
    ['MY', ['post_code', 'street', 'country']],
    ['PH', ['street', 'country']],
    ['ID', ['street', 'country']],
    ['VN', ['street', 'state', 'city']],
  ])('%s counts as filled with exactly %j', (country, needed) => {
    expect(isAddressFilled(Object.fromEntries(needed.map((field) => [field, full[field]])), country)).toBe(true);
    for (const field of needed) expect(isAddressFilled({ ...full, [field]: ' ' }, country)).toBe(false);
  });

  it('is not filled when there is none', () => {
    expect(isAddressFilled(null, 'SG')).toBe(false);
    expect(isAddressFilled(undefined, 'PH')).toBe(false);
    expect(isAddressFilled({}, 'VN')).toBe(false);
  });
});

describe('names and text of an address', () => {
  it.each([
    ['Federal Territory of Kuala Lumpur', 'Kuala Lumpur'],
    ['Wilayah Persekutuan Kuala Lumpur', 'Kuala Lumpur'],
    ['Wilayah Persekutuan (Kuala Lumpur)', 'Kuala Lumpur'],
    ['WP Kuala Lumpur', 'Kuala Lumpur'],
    ['Wp  Kuala Lumpur', 'Kuala Lumpur'],
    ['W.P. Kuala Lumpur', 'Kuala Lumpur'],
    ['Kuala Lumpur Federal Territory', 'Kuala Lumpur'],
    ['KUALA LUMPUR', 'Kuala Lumpur'],
    ['W.P. Putrajaya', 'Putrajaya'],
    ['Federal Territory of Labuan', 'Labuan'],
    ['City of Balanga', 'Balanga City'],
    ['  Selangor ', 'Selangor'],
    ['Labuan Bajo', 'Labuan Bajo'],
    ['West Java', 'West Java'],
  ])('writes %j as %j (spec section 5, map state names)', (name, expected) => {
    expect(normaliseStateName(name)).toBe(expected);
  });

  it('spec 3 Address form fields: a county is asked for in Indonesia only', () => {
    const with_county = COUNTRY_CODES.filter((country) =>
      addressFieldsOf(country).some(({ field }) => field === 'county'),
    );
    expect(with_county).toEqual(['ID']);
    expect(addressFieldsOf('ID').map(({ field }) => field)).toEqual([
      'street',
      'unit_number',
      'state',
      'city',
      'district',
      'county',
      'post_code',
      'country',
    ]);
  });

  it('joins the filled parts from the narrowest to the widest', () => {
    expect(formatAddress({ unit_number: '#05-12', street: '1 Orchard Road', post_code: '238801' }, 'SG')).toBe(
      '#05-12, 1 Orchard Road, Singapore 238801',
    );
    expect(
      formatAddress(
        {
          street: 'Jl. Sudirman 1',
          county: 'Karet',
          district: 'Setiabudi',
          city: 'Jakarta Selatan',
          state: 'DKI Jakarta',
        },
        'ID',
      ),
    ).toBe('Jl. Sudirman 1, Karet, Setiabudi, Jakarta Selatan, DKI Jakarta, Indonesia');
  });
});
