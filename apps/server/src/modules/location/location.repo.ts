import type { CountryCode } from '@sampan/country-rules';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { locationAliases, locationLevels } from './location.table.ts';

/** A place of an address level. */
export interface LevelRow {
  id: number;
  country: CountryCode;
  level: number;
  code: string;
  name: string;
  name_en: string | null;
  parent_id: number | null;
  post_code: string | null;
  lat: number | null;
  lng: number | null;
  search_key: string;
  valid_to: string | null;
  replaced_by: number[] | null;
}

/** A level with the places it lies in, nearest first. */
export interface PlacedLevel extends LevelRow {
  outer: LevelRow[];
}

export interface ListedLevel {
  id: number;
  code: string;
  name: string;
  name_en: string | null;
  post_codes: string[];
  former_names: string[];
}

export const levelColumns = {
  id: locationLevels.id,
  country: sql<CountryCode>`${locationLevels.country}`,
  level: locationLevels.level,
  code: locationLevels.code,
  name: locationLevels.name,
  name_en: locationLevels.name_en,
  parent_id: locationLevels.parent_id,
  post_code: locationLevels.post_code,
  lat: locationLevels.lat,
  lng: locationLevels.lng,
  search_key: locationLevels.search_key,
  valid_to: locationLevels.valid_to,
  replaced_by: locationLevels.replaced_by,
};

/** A list of numbers as one parameter; drizzle would spread an array over many. */
export function intArray(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`;
}

/** A list of texts as one parameter. */
export function textArray(texts: readonly string[]): SQL {
  return sql`string_to_array(${texts.join('\n')}, E'\n')`;
}

export async function findLevelsById(db: Database, ids: readonly number[]): Promise<LevelRow[]> {
  if (ids.length === 0) return [];
  return db.select(levelColumns).from(locationLevels).where(sql`${locationLevels.id} = any(${intArray(ids)})`);
}

/** Places of a level that carry this name or alias, today's and former ones. `within` are the ids of the places they must lie in. */
export async function findLevelsByName(
  db: Database,
  search: { country: CountryCode; level: number; search_key: string; within: readonly number[] | null },
): Promise<(LevelRow & { aliases: string[] })[]> {
  const { country, level, search_key, within } = search;
  const named = db.select({ id: locationAliases.level_id }).from(locationAliases).where(and(eq(locationAliases.country, country), eq(locationAliases.search_key, search_key)));
  const inside = within === null
    ? undefined
    : sql`(${locationLevels.parent_id} = any(${intArray(within)})
        or ${locationLevels.parent_id} in (select id from location_levels where parent_id = any(${intArray(within)}) and level = ${level}))`;
  return db
    .select({ ...levelColumns, aliases: sql<string[]>`array(select name from location_aliases a where a.level_id = ${locationLevels.id})` })
    .from(locationLevels)
    .where(and(
      eq(locationLevels.country, country),
      eq(locationLevels.level, level),
      or(eq(locationLevels.search_key, search_key), inArray(locationLevels.id, named)),
      inside,
    ))
    .orderBy(locationLevels.id)
    .limit(1000);
}

/**
 * One page of the places of a level: all of a country, or those inside `within`. A place counts as inside a city also when it lies in one of the
 * city's own parts (the fourteen districts of Manila). `on` is the day the places have to be in force, as an ISO date.
 */
export async function listLevels(
  db: Database,
  search: { country: CountryCode; level: number; within: readonly number[] | null; on: string; limit: number; offset: number },
): Promise<{ records: ListedLevel[]; total: number }> {
  const { country, level, within, on, limit, offset } = search;
  const inside = within === null
    ? sql`country = ${country} and level = ${level}`
    : sql`level = ${level} and (parent_id = any(${intArray(within)})
        or parent_id in (select id from location_levels where parent_id = any(${intArray(within)}) and level <= ${level}))`;
  return pageOf(db, sql`${inside} and (valid_from is null or valid_from <= ${on}::date) and (valid_to is null or valid_to > ${on}::date)`, { country, limit, offset });
}

/** One page of the former places of a level that went into `into` (ids). */
export async function listFormerLevels(
  db: Database,
  search: { country: CountryCode; level: number; into: readonly number[]; limit: number; offset: number },
): Promise<{ records: ListedLevel[]; total: number }> {
  const { country, level, into, limit, offset } = search;
  return pageOf(db, sql`level = ${level} and replaced_by && ${intArray(into)}`, { country, limit, offset });
}

async function pageOf(
  db: Database,
  matching: SQL,
  { country, limit, offset }: { country: CountryCode; limit: number; offset: number },
): Promise<{ records: ListedLevel[]; total: number }> {
  // Only Viet Nam has former names, and looking for them would cost every other list half of its time.
  const former = country === 'VN'
    ? sql`array(
        select distinct case when o.level = 1 then f.name else f.name || coalesce(', ' || o.name, '') end
        from location_levels f left join location_levels o on o.id = f.parent_id
        where f.replaced_by @> array[page.id] and f.level in (page.level, page.level + 1) and (f.parent_id is not null or f.name <> page.name))`
    : sql`array[]::text[]`;
  const { rows } = await db.execute<{ total: string; id: number | null; code: string; name: string; name_en: string | null; post_codes: string[]; former_names: string[] }>(sql`
    with matching as materialized (select id, level, code, name, name_en, post_code from location_levels where ${matching}),
    page as (select * from matching order by id limit ${limit} offset ${offset})
    select counted.total, page.id, page.code, page.name, page.name_en, ${former} as former_names,
      array(select p.post_code from location_postcodes p where p.level_id = page.id and p.area = '' union select page.post_code where page.post_code is not null order by 1) as post_codes
    from (select count(*) as total from matching) counted left join page on true order by page.id`);
  return {
    total: Number(rows[0]?.total ?? 0),
    records: rows.flatMap(({ id, code, name, name_en, post_codes, former_names }) => (id === null ? [] : [{ id, code, name, name_en, post_codes, former_names }])),
  };
}
