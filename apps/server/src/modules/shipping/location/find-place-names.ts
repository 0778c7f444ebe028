import type { CountryCode } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { textArray, type LevelRow, type PlacedLevel } from './location.repo.ts';
import { withOuter } from './search.repo.ts';

/** Names of the levels of an address, from the outside in; '' where nothing is known. */
export interface PlaceNames {
  state: string;
  city: string;
  district: string;
  county: string;
}

const LEVELS = ['state', 'city', 'district', 'county'] as const;

function namesOf(row: PlacedLevel): PlaceNames {
  const names: PlaceNames = { state: '', city: '', district: '', county: '' };
  for (const level of [row, ...row.outer]) {
    const name = LEVELS[level.level - 1];
    if (name) names[name] = level.name;
  }
  return names;
}

/** What two places have in common. */
function shared(a: PlaceNames, b: PlaceNames): PlaceNames {
  const names: PlaceNames = { state: '', city: '', district: '', county: '' };
  for (const level of LEVELS) if (a[level] === b[level]) names[level] = a[level];
  return names;
}

type Found = LevelRow & { key: string };

function byKey(rows: readonly (Found & PlacedLevel)[]): Map<string, PlaceNames> {
  const found = new Map<string, PlaceNames>();
  for (const row of rows) {
    const known = found.get(row.key);
    found.set(row.key, known ? shared(known, namesOf(row)) : namesOf(row));
  }
  return found;
}

/**
 * Finds where many postcodes and official codes of a country lie, with a fixed number of queries. A postcode that serves several
 * places has the names they share, since nobody can tell which one is meant.
 */
export async function findPlaceNames(
  db: Database,
  search: { country: CountryCode; post_codes: readonly string[]; codes: readonly string[] },
): Promise<{ by_post_code: Map<string, PlaceNames>; by_code: Map<string, PlaceNames> }> {
  const { country } = search;
  const by_post_code = await db.execute<Found & Record<string, unknown>>(sql`
    select distinct l.id, l.level, l.name, l.parent_id, found.key from (
      select level_id, post_code as key from location_postcodes
        where country = ${country} and post_code = any(${textArray(search.post_codes)})
      union all select id, post_code from location_levels
        where country = ${country} and post_code = any(${textArray(search.post_codes)})
    ) found join location_levels l on l.id = found.level_id where l.valid_to is null`);
  const by_code =
    search.codes.length === 0
      ? []
      : (
          await db.execute<Found & Record<string, unknown>>(sql`
            select l.id, l.level, l.name, l.parent_id, replace(l.code, '.', '') as key from location_levels l
            where l.country = ${country} and l.level = 3 and replace(l.code, '.', '') = any(${textArray(search.codes)})`)
        ).rows;
  return {
    by_post_code: byKey(await withOuter(db, by_post_code.rows)),
    by_code: byKey(await withOuter(db, by_code)),
  };
}
