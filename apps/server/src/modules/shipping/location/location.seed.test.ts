import { createTestDatabase } from '@sampan/testing';
import type { TestDatabase } from '@sampan/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOn } from '../../../platform/database/database.ts';
import { readLocationIndex } from './location-data.ts';
import { seedLocations } from './location.seed.ts';

describe('filling the location tables', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const one = async (statement: string) => (await database.pool.query<{ n: number }>(statement)).rows[0]?.n ?? 0;
  const all = () => one('select count(*)::int as n from location_levels');
  const indexes = () => one("select count(*)::int as n from pg_indexes where tablename like 'location%'");
  const writer = () => one('select max(xmin::text::bigint)::int as n from location_levels');

  it('writes every place of the five countries', async () => {
    const expected = readLocationIndex()
      .countries.flatMap((entry) => entry.places_of_level)
      .reduce((sum, count) => sum + count, 0);
    expect(await all()).toBe(expected);
    expect(await one("select count(*)::int as n from location_levels where country = 'ID' and level = 4")).toBe(83_762);
    expect(
      await one(
        'select count(*)::int as n from location_levels c left join location_levels p on p.id = c.parent_id where c.parent_id is not null and p.id is null',
      ),
    ).toBe(0);
  });

  it('does nothing when the tables hold this version', async () => {
    const before = await writer();
    await seedLocations(databaseOn(database.pool));
    expect(await writer()).toBe(before);
  });

  it('fills anew when the version differs, once even when several servers start together, and leaves the indexes as they were', async () => {
    const [count, index_count, before] = [await all(), await indexes(), await writer()];
    await database.pool.query("update location_versions set version = 'older'");
    await Promise.all([1, 2, 3].map(() => seedLocations(databaseOn(database.pool))));
    expect(await all()).toBe(count);
    expect(await indexes()).toBe(index_count);
    expect(await writer()).toBeGreaterThan(before);
    expect(await one('select count(distinct xmin::text)::int as n from location_levels')).toBe(1);
  });
});
