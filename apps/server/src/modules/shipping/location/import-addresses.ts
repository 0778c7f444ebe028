import type { CountryCode } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ImportedAddress } from './address-csv.ts';
import { textArray } from './location.repo.ts';
import { locationAddresses } from './location.table.ts';
import { foldText, searchKeyOf } from '@sampan/country-rules';

const ROWS_AT_ONCE = 1_000;
const FIELDS = ['state', 'city', 'district', 'county'] as const;

export interface ImportOutcome {
  country: CountryCode;
  addresses: number;
  /** Places that took their postcode from the list. */
  levels: number;
}

/**
 * Puts a list of addresses in force: the list of each country it names replaces the one brought in before. Lines with a street or a building are found
 * by postcode and by text; lines that only name a place give it that postcode.
 */
export async function importAddresses(db: Database, addresses: readonly ImportedAddress[]): Promise<ImportOutcome[]> {
  const countries = [...new Set(addresses.map((address) => address.country))].toSorted();
  return db.transaction(async (tx) => {
    const outcomes: ImportOutcome[] = [];
    for (const country of countries) {
      const rows = addresses.filter((address) => address.country === country);
      await tx.execute(sql`delete from location_addresses where country = ${country}`);
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        await tx
          .insert(locationAddresses)
          .values(
            rows
              .slice(at, at + ROWS_AT_ONCE)
              .map((row) => ({ ...row, search_key: foldText(`${row.building_name} ${row.street}`) })),
          );
      }
      outcomes.push({ country, addresses: rows.length, levels: await applyImportedPostcodes(tx, country) });
    }
    return outcomes;
  });
}

/** Gives places the postcodes of an imported list. Called again after the shipped data was filled anew. */
export async function applyImportedPostcodes(db: Database, country: CountryCode): Promise<number> {
  const { rows } = await db.execute<
    Pick<ImportedAddress, (typeof FIELDS)[number] | 'post_code'> & Record<string, unknown>
  >(
    sql`select post_code, state, city, district, county from location_addresses where country = ${country} and street = '' and building_name = ''`,
  );
  if (rows.length === 0) return 0;
  const paths = rows.map((row) =>
    FIELDS.map((field) => searchKeyOf(row[field], country))
      .filter((key) => key !== '')
      .join('|'),
  );
  const updated = await db.execute(sql`
    with recursive placed as (
      select id, search_key as path from location_levels where country = ${country} and parent_id is null
      union all select l.id, p.path || '|' || l.search_key from placed p join location_levels l on l.parent_id = p.id
    ),
    given as (select * from unnest(${textArray(paths)}, ${textArray(rows.map((row) => row.post_code))}) as g(path, post_code))
    update location_levels l set post_code = given.post_code from given join placed on placed.path = given.path where l.id = placed.id`);
  return updated.rowCount ?? 0;
}

/** Countries an operator brought a list for. */
export async function importedCountries(db: Database): Promise<CountryCode[]> {
  const { rows } = await db.execute<{ country: CountryCode }>(sql`select distinct country from location_addresses`);
  return rows.map((row) => row.country);
}
