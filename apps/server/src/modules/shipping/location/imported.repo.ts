import type { CountryCode } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ImportedAddress } from './address-csv.ts';

export interface StoredAddress extends ImportedAddress {
  id: number;
}

type Row = StoredAddress & Record<string, unknown>;
const COLUMNS = sql`id, country, post_code, street, building_name, state, city, district, county, lat, lng`;

/** Imported streets and buildings with this postcode. */
export async function findImportedByPostcode(
  db: Database,
  search: { country: CountryCode; post_code: string; limit: number },
): Promise<StoredAddress[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${COLUMNS} from location_addresses
    where country = ${search.country} and post_code = ${search.post_code} and search_key <> '' order by id limit ${search.limit}`);
  return rows;
}

/** Imported streets and buildings whose name is like the text (a search key), most alike first. */
export async function findImportedLike(
  db: Database,
  search: { country: CountryCode; text: string; limit: number },
): Promise<StoredAddress[]> {
  const { country, text, limit } = search;
  const { rows } = await db.execute<Row>(sql`
    select ${COLUMNS} from location_addresses
    where country = ${country} and (search_key % ${text} or search_key like ${`${text.replace(/[\\%_]/gu, '\\$&')}%`})
    order by similarity(search_key, ${text}) desc, id limit ${limit}`);
  return rows;
}
