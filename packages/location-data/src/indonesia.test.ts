import { beforeAll, describe, expect, it } from 'vitest';
import { buildIndonesia } from './indonesia.ts';
import type { PostcodeCoverage } from './indonesia.ts';
import type { CountryLocations } from './location-row.ts';

describe('Indonesia', () => {
  let built: CountryLocations & { coverage: PostcodeCoverage };
  beforeAll(async () => {
    built = await buildIndonesia();
  }, 60_000);

  const atLevel = (level: number) => built.levels.filter((row) => row.level === level);
  const named = (level: number, name: string) => atLevel(level).filter((row) => row.name === name);

  it('has 38 provinces, 514 regencies and cities, 7,285 districts and 83,762 villages', () => {
    expect([1, 2, 3, 4].map((level) => atLevel(level).length)).toEqual([38, 514, 7285, 83_762]);
  });

  it('has the provinces split off in 2022, with the day they began', () => {
    expect(
      atLevel(1)
        .filter((row) => row.valid_from !== undefined)
        .map((row) => [row.name, row.valid_from]),
    ).toEqual([
      ['Papua Selatan', '2022-07-25'],
      ['Papua Tengah', '2022-07-25'],
      ['Papua Pegunungan', '2022-07-25'],
      ['Papua Barat Daya', '2022-12-08'],
    ]);
  });

  it('calls places what parcels call them', () => {
    expect(named(1, 'DKI Jakarta')[0]?.aliases).toContain('Daerah Khusus Ibukota Jakarta');
    expect(named(2, 'Kota Jakarta Pusat')).toHaveLength(1);
    expect(built.levels.some((row) => row.name.includes('Administrasi'))).toBe(false);
  });

  it('finds the postcode of at least 97.0% of the villages, and of 99.4% with the most common code of the district', () => {
    const { village, district, nothing } = built.coverage;
    const all = village + district + nothing;
    expect(all).toBe(83_762);
    expect(village / all).toBeGreaterThan(0.97);
    expect((village + district) / all).toBeGreaterThan(0.994);
  });

  it('joins a source with 34 provinces by names: a village that moved to a new province keeps its postcode', () => {
    const merauke = named(2, 'Kabupaten Merauke')[0];
    expect(merauke?.parent).toBe('93');
    const districts = new Set(
      atLevel(3)
        .filter((row) => row.parent === merauke?.key)
        .map((row) => row.key),
    );
    const villages = atLevel(4).filter((row) => districts.has(row.parent ?? ''));
    expect(villages.length).toBeGreaterThan(100);
    expect(villages.filter((row) => /^99[56]\d\d$/.test(row.post_code ?? '')).length / villages.length).toBeGreaterThan(
      0.95,
    );
  });

  it('reads names with quotes and commas as the source means them', () => {
    expect(atLevel(4).find((row) => row.code === '12.07.28.1007')?.name).toBe('Lubuk Pakam I,II');
    expect(atLevel(3).find((row) => row.code === '35.29.22')?.name).toBe('Ra"as');
  });

  it('gives Menteng its postcode and its place in the middle of Jakarta', () => {
    const menteng = atLevel(4).find((row) => row.code === '31.71.06.1001');
    expect(menteng).toMatchObject({ name: 'Menteng', post_code: '10310', parent: '31.71.06' });
    expect(menteng?.lat).toBeCloseTo(-6.2, 1);
    expect(menteng?.lng).toBeCloseTo(106.83, 1);
  });
});
