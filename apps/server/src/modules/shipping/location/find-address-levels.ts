import type { CountryCode } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { intArray, textArray, type LevelRow, type PlacedLevel } from './location.repo.ts';
import { withOuter } from './search.repo.ts';

/** Levels by the key of their name; former ones have `valid_to`. */
export type LevelsByKey = ReadonlyMap<string, readonly PlacedLevel[]>;

type Keyed = LevelRow & { key: string };

const COLUMNS = sql`l.id, l.country, l.level, l.code, l.name, l.name_en, l.parent_id, l.post_code, l.search_key, l.valid_to::text, l.replaced_by`;

function byKey(rows: readonly (Keyed & PlacedLevel)[]): LevelsByKey {
  const levels = new Map<string, PlacedLevel[]>();
  for (const row of rows) levels.set(row.key, [...(levels.get(row.key) ?? []), row]);
  return levels;
}

/** The states and cities of a country under all their names: a few thousand, so addresses are compared with them in memory. */
export async function findUpperLevels(db: Database, country: CountryCode): Promise<LevelsByKey> {
  const { rows } = await db.execute<Keyed & Record<string, unknown>>(sql`
    select ${COLUMNS}, l.search_key as key from location_levels l where l.country = ${country} and l.level <= 2
    union select ${COLUMNS}, a.search_key as key from location_aliases a join location_levels l on l.id = a.level_id
      where a.country = ${country} and l.level <= 2
    order by id`);
  return byKey(await withOuter(db, rows));
}

/** Districts and villages inside these cities that have one of these keys. */
export async function findLowerLevels(
  db: Database,
  { cities, keys }: { cities: readonly number[]; keys: readonly string[] },
): Promise<LevelsByKey> {
  if (cities.length === 0 || keys.length === 0) return new Map();
  const { rows } = await db.execute<Keyed & Record<string, unknown>>(sql`
    with inner_ones as (
      select id from location_levels where parent_id = any(${intArray(cities)})
      union all select unnest(${intArray(cities)}))
    select ${COLUMNS}, l.search_key as key from location_levels l join inner_ones on l.parent_id = inner_ones.id
    where l.level >= 3 and l.search_key = any(${textArray(keys)}) order by l.id`);
  return byKey(await withOuter(db, rows));
}

/** The levels that each of these postcodes serves. */
export async function findPostcodeLevels(
  db: Database,
  country: CountryCode,
  post_codes: readonly string[],
): Promise<LevelsByKey> {
  if (post_codes.length === 0) return new Map();
  const { rows } = await db.execute<Keyed & Record<string, unknown>>(sql`
    select distinct ${COLUMNS}, found.key from (
      select level_id, post_code as key from location_postcodes
        where country = ${country} and post_code = any(${textArray(post_codes)})
      union all select id, post_code from location_levels
        where country = ${country} and post_code = any(${textArray(post_codes)})
    ) found join location_levels l on l.id = found.level_id where l.valid_to is null order by l.id`);
  return byKey(await withOuter(db, rows));
}
