import type { CountryCode } from '@sampan/country-rules';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { locationLevels } from './location.table.ts';

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
  return db
    .select(levelColumns)
    .from(locationLevels)
    .where(sql`${locationLevels.id} = any(${intArray(ids)})`);
}

/**
 * Ids of `within` and of those parts of them that can hold places of `level`: the districts of Manila lie in Manila and hold its barangays. Written as
 * an array that is made once, because an OR over a subquery would read the whole table.
 */
function holdersOf(within: readonly number[], level: number): SQL {
  return sql`array(
    select unnest(${intArray(within)})
    union all select id from location_levels where parent_id = any(${intArray(within)}) and level <= ${level})`;
}

/** Places of a level that carry this name or alias, today's and former ones. `within` are the ids of the places they must lie in. */
export async function findLevelsByName(
  db: Database,
  search: { country: CountryCode; level: number; search_key: string; within: readonly number[] | null },
): Promise<LevelRow[]> {
  const { country, level, search_key, within } = search;
  const named = sql`array(
    select id from location_levels where country = ${country} and search_key = ${search_key}
    union all select level_id from location_aliases where country = ${country} and search_key = ${search_key})`;
  return db
    .select(levelColumns)
    .from(locationLevels)
    .where(
      and(
        sql`${locationLevels.id} = any(${named})`,
        eq(locationLevels.level, level),
        within === null ? undefined : sql`${locationLevels.parent_id} = any(${holdersOf(within, level)})`,
      ),
    )
    .orderBy(locationLevels.id)
    .limit(1000);
}

/**
 * One page of the places of a level: all of a country, or those inside `within`. A place counts as inside a city also when it lies in one of the
 * city's own parts (the fourteen districts of Manila). `on` is the day the places have to be in force, as an ISO date.
 */
export async function listLevels(
  db: Database,
  search: {
    country: CountryCode;
    level: number;
    within: readonly number[] | null;
    on: string;
    limit: number;
    offset: number;
  },
): Promise<{ records: ListedLevel[]; total: number }> {
  const { country, level, within, on, limit, offset } = search;
  const inside =
    within === null
      ? sql`country = ${country} and level = ${level}`
      : sql`level = ${level} and parent_id = any(${holdersOf(within, level)})`;
  return pageOf(
    db,
    sql`${inside} and (valid_from is null or valid_from <= ${on}::date) and (valid_to is null or valid_to > ${on}::date)`,
    { country, limit, offset },
  );
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
  const former =
    country === 'VN'
      ? sql`select now_id, array_agg(distinct former_name order by former_name) as names from (
        select unnest(f.replaced_by) as now_id, f.level, f.name, case when f.level = 1 then f.name else f.name || coalesce(', ' || o.name, '') end as former_name
        from location_levels f left join location_levels o on o.id = f.parent_id
        where f.replaced_by && array(select id from page)
      ) replaced join page on page.id = now_id and replaced.level in (page.level, page.level + 1) and (replaced.level > 1 or replaced.name <> page.name)
      group by now_id`
      : sql`select null::int as now_id, array[]::text[] as names where false`;
  const { rows } = await db.execute<{
    total: string;
    id: number | null;
    code: string;
    name: string;
    name_en: string | null;
    post_code: string | null;
    post_codes: string[] | null;
    former_names: string[] | null;
  }>(sql`
    with matching as materialized (select id, level, code, name, name_en, post_code from location_levels where ${matching}),
    page as materialized (select * from matching order by id limit ${limit} offset ${offset}),
    codes as (
      select level_id as id, array_agg(distinct post_code) as post_codes from location_postcodes
      where level_id = any(array(select id from page)) and area = '' group by level_id),
    former as (${former})
    select counted.total, page.id, page.code, page.name, page.name_en, page.post_code, codes.post_codes, former.names as former_names
    from (select count(*) as total from matching) counted
    left join page on true left join codes on codes.id = page.id left join former on former.now_id = page.id
    order by page.id`);
  return {
    total: Number(rows[0]?.total ?? 0),
    records: rows.flatMap(({ id, code, name, name_en, post_code, post_codes, former_names }) => {
      if (id === null) return [];
      const codes = new Set([...(post_codes ?? []), ...(post_code === null ? [] : [post_code])]);
      return [{ id, code, name, name_en, post_codes: [...codes].toSorted(), former_names: former_names ?? [] }];
    }),
  };
}
