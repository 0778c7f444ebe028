import type { GeocodedAddress } from '@sampan/contract';
import { foldText, KIND_WORDS, searchKeyOf } from '@sampan/country-rules';
import type { Database } from '../../../../platform/database/database.ts';
import { findImportedByPostcode, findPlaces, sgSectorOf, sgSectors } from '../index.ts';
import type { TextSearch } from '../../../../ports/geocoder.ts';
import { addressOfImported, addressOfPlace, addressOfSector } from './address-of.ts';
import { parseSearchQuery, queryPrefix } from './search-query.ts';

/**
 * Singapore has no address levels: a postcode in the text decides, then the areas of the sectors and the named places, the longest name first.
 */
export async function searchSingapore(db: Database, { text, limit }: TextSearch): Promise<GeocodedAddress[]> {
  const typed = parseSearchQuery(text, 'SG');
  const sector = sgSectorOf(typed.post_code);
  if (sector) {
    const imported = await findImportedByPostcode(db, { country: 'SG', post_code: typed.post_code, limit });
    if (imported.length > 0) return imported.map(addressOfImported);
    const at = typed.words.findIndex((word) => word.text === typed.post_code);
    const street = queryPrefix(typed, at, KIND_WORDS).replace(/[\s,(]*\b(?:singapore|s)$/iu, '');
    return [addressOfSector(sector, { street, post_code: typed.post_code })];
  }
  const keys = [...typed.spans.keys()];
  const whole = searchKeyOf(foldText(text), 'SG');
  const sectors = sgSectors().map((entry) => ({ ...entry, search_key: searchKeyOf(entry.area, 'SG') }));
  const streetBefore = (key: string) => {
    const span = typed.spans.get(key)?.at(-1);
    return span === undefined ? '' : queryPrefix(typed, span.from, KIND_WORDS);
  };
  // What follows the name of the area ('Toa Payoh Lorong 1') belongs to the street as well, so the whole text is kept then.
  const streetOf = (key: string) => {
    const span = typed.spans.get(key)?.at(-1);
    return span !== undefined && span.to < typed.words.length ? typed.raw.trim() : streetBefore(key);
  };
  const matches = sectors
    .filter((entry) => keys.includes(entry.search_key) || (whole.length >= 3 && entry.search_key.startsWith(whole)))
    .toSorted((a, b) => b.search_key.length - a.search_key.length);
  const known = new Set(matches.map((entry) => entry.search_key));
  const places = (await findPlaces(db, { country: 'SG', keys, text: whole, limit })).filter(
    (place) => !known.has(place.search_key),
  );
  const found = [
    ...matches.map((entry) => addressOfSector(entry, { street: streetOf(entry.search_key), post_code: '' })),
    ...places.map((place) =>
      addressOfPlace({ ...place, outer: [] }, { street: streetOf(place.search_key), post_code: '' }),
    ),
  ];
  // Several sectors share the name of an area, and one line says it for all of them.
  return [...new Map(found.map((record) => [record.formatted_address, record])).values()].slice(0, limit);
}
