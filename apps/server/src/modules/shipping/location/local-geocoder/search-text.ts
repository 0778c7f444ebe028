import type { GeocodedAddress } from '@sampan/contract';
import { KIND_WORDS, searchKeyOf } from '@sampan/country-rules';
import type { Database } from '../../../../platform/database/database.ts';
import { findLevelsByPostcode, findPlacedLevels, withOuter } from '../index.ts';
import type { LevelRow } from '../index.ts';
import type { TextSearch } from '../../../../ports/geocoder.ts';
import { addressOfLevel, addressOfPlace } from './address-of.ts';
import { findByPrefix, findByName, findByTrigram } from './find-candidates.ts';
import type { Found } from './find-candidates.ts';
import { scoreMatch } from './score-match.ts';
import { parseSearchQuery, queryPrefix } from './search-query.ts';
import type { SearchQuery } from './search-query.ts';

/** Below this the text is not explained by what was found under its words, and similar names are looked for. */
const DOUBTFUL = 0.6;
/** How far behind the best one a suggestion may be. */
const SPREAD = 1;
const POSTCODE_FITS = 1.2;

/** Addresses for a typed text in a country with address levels: the place that explains most of it, and what stands in front of it as the street. */
export async function searchText(db: Database, { text, country, limit }: TextSearch): Promise<GeocodedAddress[]> {
  const typed = parseSearchQuery(text, country);
  if (typed.words.length === 0) return [];
  const wholeKey = searchKeyOf(
    typed.words
      .filter((_, index) => !typed.ignored.has(index))
      .map((word) => word.folded)
      .join(' '),
    country,
  );
  const { found, aliases } = await findByName(db, typed, wholeKey);
  const served =
    typed.post_code === '' ? [] : await findLevelsByPostcode(db, { country, post_code: typed.post_code, limit: 60 });
  const servedIds = new Set(served.map((row) => row.id));
  const serves = (entry: Found) =>
    entry.is_served === true ||
    [entry.level?.id, entry.place?.level_id, ...((entry.level ?? entry.place)?.outer.map((row) => row.id) ?? [])].some(
      (id) => servedIds.has(id ?? -1),
    );
  found.push(...(await citiesOfPostcode(db, typed, served, aliases)));
  found.sort((a, b) => b.score - a.score);
  found.push(...(await findByPrefix(db, typed, found, aliases)));
  if (Math.max(0, ...found.map((entry) => entry.score)) < DOUBTFUL) found.push(...(await findByTrigram(db, typed)));
  // A village of the same name elsewhere is never meant by somebody who wrote a postcode.
  if (served.length > 0) for (const entry of found) entry.score += serves(entry) ? POSTCODE_FITS : -POSTCODE_FITS;
  if (found.length === 0) {
    const all = typed.words.length - (typed.ignored.has(typed.words.length - 1) ? 1 : 0);
    found.push(...(await withOuter(db, served)).map((level) => ({ score: 1, from: all, level })));
  }
  return present(db, typed, found, serves, limit);
}

/** The cities a postcode lies in that the text names: 'Karang Anyar, Pontianak 78121' is in Pontianak, which has no such village. */
async function citiesOfPostcode(
  db: Database,
  typed: SearchQuery,
  served: readonly LevelRow[],
  aliases: ReadonlyMap<number, readonly string[]>,
): Promise<Found[]> {
  const cities = new Set(
    (await withOuter(db, served)).flatMap(({ outer }) => outer.find((row) => row.level === 2)?.id ?? []),
  );
  return (await findPlacedLevels(db, [...cities])).flatMap((level) => {
    const spans = [level.search_key, ...(aliases.get(level.id) ?? [])].flatMap((key) => typed.spans.get(key) ?? []);
    const match = scoreMatch(typed, { ...level, is_former: level.valid_to !== null }, spans, aliases);
    return match === null ? [] : [{ ...match, level, is_served: true }];
  });
}

async function present(
  db: Database,
  typed: SearchQuery,
  found: Found[],
  serves: (entry: Found) => boolean,
  limit: number,
): Promise<GeocodedAddress[]> {
  found.sort((a, b) => b.score - a.score || (a.level?.level ?? 9) - (b.level?.level ?? 9));
  const least = Math.max(0.2, (found[0]?.score ?? 0) - SPREAD);
  const records = new Map<string, GeocodedAddress>();
  for (const entry of found) {
    if (records.size >= limit || entry.score < least) break;
    const words = {
      street: queryPrefix(typed, entry.from, KIND_WORDS),
      post_code: serves(entry) ? typed.post_code : '',
    };
    for (const record of await addressesOf(db, entry, words))
      if (!records.has(record.id)) records.set(record.id, record);
  }
  return [...records.values()].slice(0, limit);
}

/** A former place is answered with the places that took over, each showing its former name. */
async function addressesOf(
  db: Database,
  { level, place }: Found,
  words: { street: string; post_code: string },
): Promise<GeocodedAddress[]> {
  if (place) return [addressOfPlace(place, words)];
  if (level === undefined) return [];
  if (level.valid_to === null) return [addressOfLevel(level, words)];
  const former = [level.name, ...level.outer.map((row) => row.name)];
  // All of them: a ward that was divided lies in each, and only who wrote the address knows in which.
  const successors = await findPlacedLevels(db, level.replaced_by ?? []);
  return successors.map((row) => addressOfLevel(row, words, former));
}
