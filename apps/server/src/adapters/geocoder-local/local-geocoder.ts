import type { Database } from '../../kernel/database/database.ts';
import type { Geocoder } from '../../ports/geocoder.ts';
import { createReverseIndex } from './reverse-index.ts';
import { searchPostcode } from './search-postcode.ts';
import { searchSingapore } from './search-singapore.ts';
import { searchText } from './search-text.ts';

/** The geocoder that needs no network and no account: official places and GeoNames, without streets. Whatever was typed as a street is kept. */
export function createLocalGeocoder({ db }: { db: Database }): Geocoder {
  const { reverse } = createReverseIndex(db);
  return {
    searchText: (search) => (search.country === 'SG' ? searchSingapore(db, search) : searchText(db, search)),
    searchPostcode: (search) => searchPostcode(db, search),
    reverse,
  };
}
