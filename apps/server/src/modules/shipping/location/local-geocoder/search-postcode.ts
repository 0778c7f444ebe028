import type { GeocodedAddress } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import type { Database } from '../../../../platform/database/database.ts';
import { findImportedByPostcode, findLevelsByPostcode, sgSectorOf, withOuter } from '../index.ts';
import type { PostcodeSearch } from '../../../../ports/geocoder.ts';
import { addressOfImported, addressOfLevel, addressOfSector } from './address-of.ts';

/**
 * Places a postcode serves, or the streets and buildings an operator brought in for it. Singapore answers from the sector table, so 999999 finds nothing and the form says 'Postcode is outside Singapore' (spec 5).
 */
export async function searchPostcode(
  db: Database,
  { post_code, country, limit }: PostcodeSearch,
): Promise<GeocodedAddress[]> {
  const code = post_code.trim();
  if (!rulesOf(country).postcode_pattern.test(code)) return [];
  const imported = await findImportedByPostcode(db, { country, post_code: code, limit });
  if (imported.length > 0) return imported.map(addressOfImported);
  if (country === 'SG') {
    const sector = sgSectorOf(code);
    return sector === null ? [] : [addressOfSector(sector, { street: '', post_code: code })];
  }
  const rows = await withOuter(db, await findLevelsByPostcode(db, { country, post_code: code, limit }));
  // A named part of a town says more than the town, which other rows of the same code may stand for.
  return rows.map((row) => {
    const record = addressOfLevel(row, { street: row.area, post_code: code });
    return row.area === '' ? { ...record, street: '' } : { ...record, id: `${record.id}-${row.area}` };
  });
}
