import { describe, expect, it } from 'vitest';
import { readGeonames } from './geonames.ts';
import type { CountryLocations, LevelRow } from './location-row.ts';
import { orderLevels, packLocations } from './pack.ts';
import { buildSingapore } from './singapore.ts';

const rows: LevelRow[] = [
  { key: 'b', level: 1, code: '20', name: 'Beta', parent: null, lat: 2, lng: 102 },
  { key: 'a', level: 1, code: '10', name: 'Alpha', parent: null, lat: 1, lng: 101 },
  { key: 'a10', level: 2, code: '1010', name: 'Ward 10', parent: 'a', lat: 1.25, lng: 101.5, post_code: '1010' },
  { key: 'a2', level: 2, code: '1002', name: 'Ward 2', parent: 'a' },
  {
    key: 'a1old',
    level: 2,
    code: '1001',
    name: 'Ward 1',
    parent: 'a',
    valid_to: '2025-07-01',
    replaced_by: ['a2', 'a10'],
  },
];
const country: CountryLocations = {
  country: 'VN',
  levels: rows,
  places: [{ name: 'Hill', parent: 'a2', lat: 1.1, lng: 101.1 }],
  postcodes: [{ post_code: '1002', parent: 'a2', area: '' }],
};

describe('packing', () => {
  it('orders places so that position is the order of a list: numbers by value, places of today first', () => {
    expect(orderLevels(rows).map((row) => row.name)).toEqual(['Alpha', 'Beta', 'Ward 2', 'Ward 10', 'Ward 1']);
  });

  it('writes columns that refer to each other by position', () => {
    const packed = packLocations(country);
    expect(packed.parent).toEqual([-1, 0, 1, 0, 0]);
    expect(packed.code).toBe('10\n20\n02\n10\n01');
    expect(packed.lat).toEqual([1000, 2000, null, 250, null]);
    expect(packed.replaced_by).toEqual([[4, [2, 3]]]);
    expect(packed.place.parent).toEqual([2]);
    expect(packed.postcode.parent).toEqual([2]);
  });

  it('refuses what could not be read back', () => {
    expect(() =>
      packLocations({
        ...country,
        levels: [...rows, { key: 'x', level: 2, code: '', name: 'Lost', parent: 'nowhere' }],
      }),
    ).toThrow(/does not exist/);
    expect(() =>
      packLocations({ ...country, levels: [...rows, { key: 'a2', level: 2, code: '', name: 'Twice', parent: 'a' }] }),
    ).toThrow(/same key/);
    expect(() => packLocations({ ...country, levels: rows.map((row) => ({ ...row, name: `${row.name}\n` })) })).toThrow(
      /line feed/,
    );
  });
});

describe('GeoNames', () => {
  it('has 116, 731, 4,523, 2,014 and 905 places for SG, MY, PH, ID and VN', () => {
    expect((['SG', 'MY', 'PH', 'ID', 'VN'] as const).map((code) => readGeonames(code).length)).toEqual([
      116, 731, 4523, 2014, 905,
    ]);
  }, 30_000);

  it('turns the coordinates, which the package has as text, into numbers', () => {
    const { places } = buildSingapore();
    expect(
      places.every((place) => Number.isFinite(place.lat) && (place.lat ?? 0) > 1.1 && (place.lat ?? 0) < 1.5),
    ).toBe(true);
  });
});
