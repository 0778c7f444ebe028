import type { CountryCode } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { LevelRow, PlacedLevel } from './location.repo.ts';
import { findLevelsById, intArray, textArray } from './location.repo.ts';

/** A place that is no level, with the levels it lies in, nearest first. */
export interface PlacedPlace {
  id: number;
  country: CountryCode;
  name: string;
  search_key: string;
  level_id: number | null;
  post_code: string | null;
  lat: number | null;
  lng: number | null;
  outer: LevelRow[];
}

/** Names that stand in `location_aliases` under one of the keys. */
export async function findAliases(
  db: Database,
  country: CountryCode,
  keys: readonly string[],
): Promise<{ level_id: number; search_key: string; name: string }[]> {
  const { rows } = await db.execute<{ level_id: number; search_key: string; name: string }>(
    sql`select level_id, search_key, name from location_aliases where country = ${country} and search_key = any(${textArray(keys)}) limit 500`,
  );
  return rows;
}

const LEVEL_COLUMNS = sql`l.id, l.country, l.level, l.code, l.name, l.name_en, l.parent_id, l.post_code, l.lat, l.lng, l.search_key, l.valid_to::text, l.replaced_by`;

/**
 * Levels whose key is one of `keys` or whose id is one of `ids`, the ones first that also lie in places named by the keys: a search for
 * 'san antonio dasmarinas' must not lose the right one among 316 barangays of that name.
 */
export async function findLevelsByKeys(
  db: Database,
  search: { country: CountryCode; keys: readonly string[]; ids: readonly number[]; limit: number },
): Promise<LevelRow[]> {
  const { country, keys, ids, limit } = search;
  const named = (alias: 'a' | 'b' | 'c'): SQL => {
    const row = sql.raw(alias);
    return sql`coalesce((${row}.search_key = any(${textArray(keys)}) or ${row}.id = any(${intArray(ids)}))::int, 0)`;
  };
  return select(
    db,
    sql`
    select ${LEVEL_COLUMNS}
    from (
      select * from location_levels where country = ${country} and search_key = any(${textArray(keys)})
      union select * from location_levels where id = any(${intArray(ids)})
    ) l
    left join location_levels a on a.id = l.parent_id
    left join location_levels b on b.id = a.parent_id
    left join location_levels c on c.id = b.parent_id
    order by ${named('a')} + ${named('b')} + ${named('c')} desc, l.valid_to is not null, l.level, l.id
    limit ${limit}`,
  );
}

/** Levels inside `within` whose key begins with one of `beginnings`. */
export async function findLevelsBeginning(
  db: Database,
  search: { beginnings: readonly string[]; within: readonly number[]; limit: number },
): Promise<LevelRow[]> {
  return select(
    db,
    sql`
    select ${LEVEL_COLUMNS} from location_levels l
    where l.parent_id = any(${intArray(search.within)}) and l.search_key like any(${textArray(search.beginnings.map((text) => `${likeText(text)}%`))})
    order by l.id limit ${search.limit}`,
  );
}

/** Levels of a country whose key begins with `beginning`: shorter names and higher levels first. */
export async function completeLevels(
  db: Database,
  search: { country: CountryCode; beginning: string; limit: number },
): Promise<LevelRow[]> {
  return select(
    db,
    sql`
    select ${LEVEL_COLUMNS} from location_levels l
    where l.country = ${search.country} and l.search_key like ${`${likeText(search.beginning)}%`}
    order by l.level, length(l.search_key), l.valid_to is not null, l.id limit ${search.limit}`,
  );
}

/** Levels whose key is like the text, for names typed with a slip. */
export async function findLevelsLike(
  db: Database,
  search: { country: CountryCode; text: string; limit: number },
): Promise<(LevelRow & { likeness: number })[]> {
  const { rows } = await db.execute<LevelRow & Record<string, unknown> & { likeness: number }>(sql`
    select ${LEVEL_COLUMNS}, similarity(l.search_key, ${search.text})::float8 as likeness from location_levels l
    where l.country = ${search.country} and l.search_key % ${search.text}
    order by likeness desc, l.valid_to is not null, l.level, l.id limit ${search.limit}`);
  return rows;
}

/** Places by key, by beginning or by likeness, best first. */
export async function findPlaces(
  db: Database,
  search: { country: CountryCode; keys: readonly string[]; text: string; limit: number },
): Promise<Omit<PlacedPlace, 'outer'>[]> {
  const { country, keys, text, limit } = search;
  const { rows } = await db.execute<Omit<PlacedPlace, 'outer'> & Record<string, unknown>>(sql`
    select p.id, p.country, p.name, p.search_key, p.level_id, p.post_code, p.lat, p.lng from location_places p
    where p.country = ${country} and (p.search_key = any(${textArray(keys)}) or p.search_key like ${`${likeText(text)}%`} or p.search_key % ${text})
    order by (p.search_key = any(${textArray(keys)})) desc, (p.search_key like ${`${likeText(text)}%`}) desc, similarity(p.search_key, ${text}) desc, p.id limit ${limit}`);
  return rows;
}

/** Places of these ids with the levels they lie in, in the order of the ids. */
export async function findPlacesById(db: Database, ids: readonly number[]): Promise<PlacedPlace[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Omit<PlacedPlace, 'outer'> & Record<string, unknown>>(
    sql`select id, country, name, search_key, level_id, post_code, lat, lng from location_places where id = any(${intArray(ids)})`,
  );
  const byId = new Map((await withOuter(db, rows)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Levels a postcode serves, with the part of it that is meant ('' for all). */
export async function findLevelsByPostcode(
  db: Database,
  search: { country: CountryCode; post_code: string; limit: number },
): Promise<(LevelRow & { area: string })[]> {
  const { country, post_code, limit } = search;
  const { rows } = await db.execute<LevelRow & Record<string, unknown> & { area: string }>(sql`
    select distinct on (l.id, found.area) ${LEVEL_COLUMNS}, found.area
    from (
      select level_id, area from location_postcodes where country = ${country} and post_code = ${post_code}
      union all select id, '' from location_levels where country = ${country} and post_code = ${post_code}
    ) found join location_levels l on l.id = found.level_id
    order by l.id, found.area limit ${limit}`);
  return rows;
}

/** Adds the places each row lies in. Four levels at most, so four look-ups by key for any number of rows. */
export async function withOuter<T extends { parent_id?: number | null; level_id?: number | null }>(
  db: Database,
  rows: readonly T[],
): Promise<(T & { outer: LevelRow[] })[]> {
  const known = new Map<number, LevelRow>();
  let wanted = [...new Set(rows.flatMap((row) => row.parent_id ?? row.level_id ?? []))];
  while (wanted.length > 0) {
    const found = await findLevelsById(db, wanted);
    for (const row of found) known.set(row.id, row);
    wanted = [...new Set(found.flatMap((row) => row.parent_id ?? []))].filter((id) => !known.has(id));
  }
  return rows.map((row) => {
    const outer: LevelRow[] = [];
    for (let at = known.get(row.parent_id ?? row.level_id ?? -1); at; at = known.get(at.parent_id ?? -1))
      outer.push(at);
    return { ...row, outer };
  });
}

/** The levels of these ids with the places they lie in, in the order of the ids. */
export async function findPlacedLevels(db: Database, ids: readonly number[]): Promise<PlacedLevel[]> {
  const rows = await withOuter(db, await findLevelsById(db, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function select(db: Database, query: SQL): Promise<LevelRow[]> {
  const { rows } = await db.execute<LevelRow & Record<string, unknown>>(query);
  return rows;
}

function likeText(text: string): string {
  return text.replace(/[\\%_]/gu, '\\$&');
}
