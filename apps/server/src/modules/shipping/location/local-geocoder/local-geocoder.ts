import { foldText } from '@sampan/country-rules';
import type { Database } from '../../../../platform/database/database.ts';
import { findImportedLike } from '../index.ts';
import type { Geocoder } from '../../../../ports/geocoder.ts';
import { addressOfImported } from './address-of.ts';
import { createReverseIndex } from './reverse-index.ts';
import { searchPostcode } from './search-postcode.ts';
import { searchSingapore } from './search-singapore.ts';
import { searchText } from './search-text.ts';

/** The geocoder that needs no network and no account: official places and GeoNames, without streets. Whatever was typed as a street is kept. */
export function createLocalGeocoder({ db }: { db: Database }): Geocoder {
  const { reverse } = createReverseIndex(db);
  return {
    async searchText(search) {
      const { text, country, limit } = search;
      const imported = await findImportedLike(db, { country, text: foldText(text), limit });
      const places =
        imported.length >= limit ? [] : await (country === 'SG' ? searchSingapore(db, search) : searchText(db, search));
      return [...imported.map(addressOfImported), ...places].slice(0, limit);
    },
    searchPostcode: (search) => searchPostcode(db, search),
    reverse,
  };
}
