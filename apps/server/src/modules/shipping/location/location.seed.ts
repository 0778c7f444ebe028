import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { applyImportedPostcodes, importedCountries } from './import-addresses.ts';
import type { LocationColumns } from './location-data.ts';
import { readLocationIndex, readLocations } from './location-data.ts';
import { locationVersions } from './location.table.ts';
import { SEARCH_KEY_VERSION, searchKeyOf } from '@sampan/country-rules';

/** Any fixed number: the lock under which the location tables are filled. */
const SEED_LOCK = 7_266_728;
const NAME = 'location';
const TABLES = sql`location_levels, location_aliases, location_places, location_postcodes`;

/** A column as one text; `''` becomes null where the statement says so. Names hold no line feed, the build of the data sees to that. */
const column = (values: readonly (string | number | null)[]) => values.join('\n');

/**
 * Fills the location tables from the shipped data, or does nothing when they hold this version already. Several servers may start at once: one fills,
 * the others wait. All of it happens in one transaction: readers wait for it,
 * and nobody sees a part.
 */
export async function seedLocations(db: Database): Promise<void> {
  const { version: data_version, countries } = readLocationIndex();
  const version = `${data_version}.${SEARCH_KEY_VERSION}`;
  if (await holds(db, version)) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await holds(tx, version)) return;
    await tx.execute(sql`truncate ${TABLES}`);
    const indexes = await dropIndexes(tx);
    let first_level = 1;
    let first_place = 1;
    for (const { file } of countries) {
      const data = readLocations(file);
      await insertLevels(tx, data, first_level);
      await insertAliases(tx, data, first_level);
      await insertPlaces(tx, data, first_level, first_place);
      await insertPostcodes(tx, data, first_level);
      first_level += data.name.length;
      first_place += data.place.name.length;
    }
    for (const definition of indexes) await tx.execute(sql.raw(definition));
    for (const country of await importedCountries(tx)) await applyImportedPostcodes(tx, country);
    await tx
      .insert(locationVersions)
      .values({ name: NAME, version })
      .onConflictDoUpdate({ target: locationVersions.name, set: { version } });
  });
  // Plans for the searches need to know what the tables hold now, not when autovacuum comes by.
  await db.execute(sql`analyze ${TABLES}`);
}

async function holds(db: Database, version: string): Promise<boolean> {
  const [row] = await db
    .select({ version: locationVersions.version })
    .from(locationVersions)
    .where(eq(locationVersions.name, NAME));
  return row?.version === version;
}

/** Takes the indexes off and answers how to make them again: over rows that are there, an index is built several times faster than row by row. */
async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ indexname: string; indexdef: string }>(sql`
    select indexname, indexdef from pg_indexes
    where schemaname = current_schema() and tablename in ('location_levels', 'location_aliases', 'location_places', 'location_postcodes')
      and indexname not like '%pkey' order by indexname`);
  for (const { indexname } of rows) await db.execute(sql`drop index ${sql.identifier(indexname)}`);
  return rows.map((row) => row.indexdef);
}

const idOf = (first: number) => (position: number) => (position < 0 ? '' : first + position);

async function insertLevels(db: Database, data: LocationColumns, first: number): Promise<void> {
  if (data.name.length === 0) return;
  const id = idOf(first);
  await db.execute(sql`
    insert into location_levels (id, country, level, code, name, name_en, parent_id, post_code, lat, lng, search_key, valid_from, valid_to, replaced_by)
    select ${first}::int + position - 1, ${data.country}, level::smallint, code, name, nullif(name_en, ''), nullif(parent_id, '')::int, nullif(post_code, ''),
           nullif(lat, '')::float8, nullif(lng, '')::float8, search_key, nullif(valid_from, '')::date, nullif(valid_to, '')::date,
           case when replaced_by = '' then null else string_to_array(replaced_by, ',')::int[] end
    from unnest(
      string_to_array(${column(data.level)}, E'\n'), string_to_array(${column(data.code)}, E'\n'), string_to_array(${column(data.name)}, E'\n'),
      string_to_array(${column(data.name.map((_, row) => data.name_en.get(row) ?? ''))}, E'\n'), string_to_array(${column(data.parent.map(id))}, E'\n'),
      string_to_array(${column(data.post_code)}, E'\n'), string_to_array(${column(data.lat)}, E'\n'), string_to_array(${column(data.lng)}, E'\n'),
      string_to_array(${column(data.name.map((name) => searchKeyOf(name, data.country)))}, E'\n'),
      string_to_array(${column(data.valid_from)}, E'\n'), string_to_array(${column(data.valid_to)}, E'\n'),
      string_to_array(${column(data.name.map((_, row) => (data.replaced_by.get(row) ?? []).map(id).join(',')))}, E'\n')
    ) with ordinality as source(level, code, name, name_en, parent_id, post_code, lat, lng, search_key, valid_from, valid_to, replaced_by, position)`);
}

async function insertAliases(db: Database, data: LocationColumns, first: number): Promise<void> {
  const aliases = [...data.alias, ...data.name_en];
  if (aliases.length === 0) return;
  await db.execute(sql`
    insert into location_aliases (country, search_key, level_id, name)
    select ${data.country}, search_key, level_id::int, name
    from unnest(
      string_to_array(${column(aliases.map(([, name]) => searchKeyOf(name, data.country)))}, E'\n'),
      string_to_array(${column(aliases.map(([row]) => first + row))}, E'\n'), string_to_array(${column(aliases.map(([, name]) => name))}, E'\n')
    ) as source(search_key, level_id, name)`);
}

async function insertPlaces(
  db: Database,
  { country, place }: LocationColumns,
  first_level: number,
  first: number,
): Promise<void> {
  if (place.name.length === 0) return;
  await db.execute(sql`
    insert into location_places (id, country, name, search_key, level_id, post_code, lat, lng)
    select ${first}::int + position - 1, ${country}, name, search_key, nullif(level_id, '')::int, nullif(post_code, ''), nullif(lat, '')::float8, nullif(lng, '')::float8
    from unnest(
      string_to_array(${column(place.name)}, E'\n'), string_to_array(${column(place.name.map((name) => searchKeyOf(name, country)))}, E'\n'),
      string_to_array(${column(place.parent.map(idOf(first_level)))}, E'\n'), string_to_array(${column(place.post_code)}, E'\n'),
      string_to_array(${column(place.lat)}, E'\n'), string_to_array(${column(place.lng)}, E'\n')
    ) with ordinality as source(name, search_key, level_id, post_code, lat, lng, position)`);
}

async function insertPostcodes(db: Database, { country, postcode }: LocationColumns, first: number): Promise<void> {
  if (postcode.post_code.length === 0) return;
  await db.execute(sql`
    insert into location_postcodes (country, post_code, level_id, area)
    select ${country}, post_code, level_id::int, area
    from unnest(
      string_to_array(${column(postcode.post_code)}, E'\n'), string_to_array(${column(postcode.parent.map(idOf(first)))}, E'\n'),
      string_to_array(${column(postcode.area)}, E'\n')
    ) as source(post_code, level_id, area)`);
}
