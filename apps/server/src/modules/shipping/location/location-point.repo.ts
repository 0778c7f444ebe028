import type { CountryCode } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** A place with a point of its own: a level (deepest ones of its country) or a named place. */
export interface LocationPoint {
  /** 'sector' is a postal sector of Singapore, which is no row of a table. */
  kind: 'level' | 'place' | 'sector';
  id: number;
  lat: number;
  lng: number;
}

/**
 * Every point a position on the map may be near to: villages, districts and towns of today, and named places.
 * Provinces are left out: their point says nothing about a street.
 */
export async function readPoints(db: Database, country: CountryCode): Promise<LocationPoint[]> {
  const { rows } = await db.execute<LocationPoint & Record<string, unknown>>(sql`
    select 'level' as kind, id, lat, lng from location_levels where country = ${country} and level > 1 and lat is not null and valid_to is null
    union all select 'place', id, lat, lng from location_places where country = ${country} and lat is not null`);
  return rows;
}

/** Version of the data the tables hold; ids of places last as long as it. */
export async function readLocationVersion(db: Database): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select version from location_versions where name = 'location'`,
  );
  return rows[0]?.version ?? '';
}
