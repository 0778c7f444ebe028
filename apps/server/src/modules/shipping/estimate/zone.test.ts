import type { CountryCode } from '@sampan/country-rules';
import { createTestDatabase } from '@sampan/testing';
import type { TestDatabase } from '@sampan/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zones } from '#test/estimate/estimate.fixtures.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Levels 1 of a country as the address forms offer them, in both languages. */
async function statesOf(country: CountryCode): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string; name_en: string | null }>(
    'select name, name_en from location_levels where country = $1 and level = 1 and valid_to is null',
    [country],
  );
  return rows.flatMap((row) => (row.name_en === null ? [row.name] : [row.name, row.name_en]));
}

/** Places with a postcode, and the state they lie in. */
async function postcodesOf(country: CountryCode): Promise<{ state: string; post_code: string }[]> {
  const { rows } = await database.pool.query<{ state: string; post_code: string }>(
    `with recursive way as (
       select level.id, coded.post_code, level.parent_id, level.name, level.level
       from location_levels level
       join (select level_id, post_code from location_postcodes union select id, post_code from location_levels where post_code is not null) coded
         on coded.level_id = level.id
       where level.country = $1 and level.valid_to is null
       union all
       select way.id, way.post_code, above.parent_id, above.name, above.level from way join location_levels above on above.id = way.parent_id
     )
     select distinct name as state, post_code from way where level = 1`,
    [country],
  );
  return rows;
}

describe('zones cover every place an address form offers', () => {
  test.each(['MY', 'PH', 'ID'] as const)('every state of %s lies in a zone', async (country) => {
    const states = await statesOf(country);
    expect(states.length).toBeGreaterThan(15);
    expect(states.filter((state) => zones.zonesOf({ country, state, post_code: '' }).length === 0)).toEqual([]);
  });

  test.each(['MY', 'PH', 'ID'] as const)('in %s a postcode names the zone of its state', async (country) => {
    const places = await postcodesOf(country);
    const wrong = places.filter(({ state, post_code }) => {
      const by_state = zones.zonesOf({ country, state, post_code: '' });
      const by_post_code = zones.zonesOf({ country, state: '', post_code });
      return !by_post_code.some((zone) => by_state.includes(zone));
    });
    expect(places.length).toBeGreaterThan(15);
    // Postcode areas and provinces do not meet exactly everywhere.
    expect(wrong.length / places.length, JSON.stringify(wrong.slice(0, 20))).toBeLessThan(0.01);
  });

  test('the postcode narrows what the state says', () => {
    expect(zones.zonesOf({ country: 'MY', state: 'WP Kuala Lumpur', post_code: '' })).toEqual(['klang-valley', 'west']);
    expect(zones.zonesOf({ country: 'ID', state: 'Jawa Barat', post_code: '17111' })).toEqual(['jabodetabek', 'java']);
    expect(zones.zonesOf({ country: 'ID', state: 'Jawa Barat', post_code: '40111' })).toEqual(['java']);
    expect(zones.zonesOf({ country: 'PH', state: '', post_code: '1226' })).toEqual(['ncr', 'luzon']);
    expect(zones.zonesOf({ country: 'SG', state: '', post_code: '079903' })).toEqual([]);
    expect(zones.divides('SG')).toBe(false);
  });
});
