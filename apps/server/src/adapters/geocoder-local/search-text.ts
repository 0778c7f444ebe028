import type { GeocodedAddress } from '@sampan/contract';
import type { Database } from '../../kernel/database/database.ts';
import {
  findLevelsByPostcode,
  findPlacedLevels,
  KIND_WORDS,
  searchKeyOf,
  withOuter,
} from '../../modules/location/index.ts';
import type { TextSearch } from '../../ports/geocoder.ts';
import { addressOfLevel, addressOfPlace } from './address-of.ts';
import { findBegun, findNamed, findSimilar } from './find-candidates.ts';
import type { Found } from './find-candidates.ts';
import { readTypedText, typedBefore } from './typed-text.ts';
import type { TypedText } from './typed-text.ts';

/** Below this the text is not explained by what was found under its words, and similar names are looked for. */
const DOUBTFUL = 0.6;
/** How far behind the best one a suggestion may be. */
const SPREAD = 1;
const POSTCODE_FITS = 1.2;

/** Addresses for a typed text in a country with address levels: the place that explains most of it, and what stands in front of it as the street. */
export async function searchText(db: Database, { text, country, limit }: TextSearch): Promise<GeocodedAddress[]> {
  const typed = readTypedText(text, country);
  if (typed.words.length === 0) return [];
  const wholeKey = searchKeyOf(
    typed.words
      .filter((_, index) => !typed.ignored.has(index))
      .map((word) => word.folded)
      .join(' '),
    country,
  );
  const { found, aliases } = await findNamed(db, typed, wholeKey);
  const served =
    typed.post_code === '' ? [] : await findLevelsByPostcode(db, { country, post_code: typed.post_code, limit: 60 });
  const servedIds = new Set(served.map((row) => row.id));
  const serves = (entry: Found) =>
    [entry.level?.id, entry.place?.level_id, ...((entry.level ?? entry.place)?.outer.map((row) => row.id) ?? [])].some(
      (id) => servedIds.has(id ?? -1),
    );
  found.sort((a, b) => b.score - a.score);
  found.push(...(await findBegun(db, typed, found, aliases)));
  if (Math.max(0, ...found.map((entry) => entry.score)) < DOUBTFUL) found.push(...(await findSimilar(db, typed)));
  for (const entry of found) if (serves(entry)) entry.score += POSTCODE_FITS;
  if (found.length === 0) {
    const all = typed.words.length - (typed.ignored.has(typed.words.length - 1) ? 1 : 0);
    found.push(...(await withOuter(db, served)).map((level) => ({ score: 1, from: all, level })));
  }
  return present(db, typed, found, serves, limit);
}

async function present(
  db: Database,
  typed: TypedText,
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
      street: typedBefore(typed, entry.from, KIND_WORDS),
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
  const former = [level.name, ...level.outer.map((row) => row.name)].join(', ');
  const successors = await findPlacedLevels(db, (level.replaced_by ?? []).slice(0, 5));
  return successors.map((row) => addressOfLevel(row, words, former));
}
