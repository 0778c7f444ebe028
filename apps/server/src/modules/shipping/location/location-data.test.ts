import { describe, expect, it } from 'vitest';
import { readLocationIndex, readLocations } from './location-data.ts';

describe('the shipped files', () => {
  const { countries, version } = readLocationIndex();

  it('hold what their index says', () => {
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    for (const entry of countries) {
      const data = readLocations(entry.file);
      expect(data.country).toBe(entry.country);
      expect([1, 2, 3, 4].map((level) => data.level.filter((value) => value === level).length)).toEqual(
        entry.places_of_level,
      );
      const rows = data.name.length;
      for (const column of [
        data.level,
        data.code,
        data.parent,
        data.post_code,
        data.lat,
        data.lng,
        data.valid_from,
        data.valid_to,
      ])
        expect(column).toHaveLength(rows);
      expect(data.place.name).toHaveLength(entry.places);
      expect(data.postcode.post_code).toHaveLength(entry.postcodes);
    }
  });

  it('put every place inside a place that comes before it', () => {
    for (const { file } of countries) {
      const { parent } = readLocations(file);
      expect(parent.filter((outer, row) => outer >= row || outer < -1)).toEqual([]);
    }
  });

  it('unpack codes and points that are written relative to the place above', () => {
    const data = readLocations('id.json.br');
    const row = data.code.indexOf('31.71.06.1001');
    expect(data.name[row]).toBe('Menteng');
    expect(data.post_code[row]).toBe('10310');
    expect(data.lat[row]).toBeCloseTo(-6.202, 3);
    expect(data.lng[row]).toBeCloseTo(106.835, 3);
    const outer = data.parent[row] ?? -1;
    expect([data.name[outer], data.name[data.parent[outer] ?? -1]]).toEqual(['Menteng', 'Kota Jakarta Pusat']);
  });
});
