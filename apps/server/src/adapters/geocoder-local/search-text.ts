import type { GeocodedAddress } from '@sampan/contract';
import type { Database } from '../../kernel/database/database.ts';
import {
  completeLevels, findAliases, findLevelsBeginning, findLevelsByKeys, findLevelsByPostcode, findLevelsLike, findPlacedLevels, findPlaces, KIND_WORDS,
  searchKeyOf, withOuter,
} from '../../modules/location/index.ts';
import type { LevelRow, PlacedLevel, PlacedPlace } from '../../modules/location/index.ts';
import type { TextSearch } from '../../ports/geocoder.ts';
import { addressOfLevel, addressOfPlace } from './address-of.ts';
import { scoreMatch } from './score-match.ts';
import { readTypedText, typedBefore } from './typed-text.ts';
import type { Span, TypedText } from './typed-text.ts';

/** A found place with how sure it is and from which word on the text names it. */
export interface Found {
  score: number;
  from: number;
  level?: PlacedLevel;
  place?: PlacedPlace;
}

const MOST_CANDIDATES = 150;
/** A name that begins with the typed one counts less than the name itself, and the typed part stays in the street. */
const BEGINNING = 0.4;
/** Below this the text is not explained by what was found under its words, and similar names are looked for. */
const DOUBTFUL = 0.6;
/** How far behind the best one a suggestion may be. */
const SPREAD = 1;
const POSTCODE_FITS = 1.2;
/** A place that is no official level comes after a level of the same name. */
const PLACE = 0.25;

/** Places whose name stands in the text, with the score of each. */
async function findNamed(db: Database, typed: TypedText, text: string): Promise<{ found: Found[]; aliases: Map<number, string[]> }> {
  const { country } = typed;
  const keys = [...typed.spans.keys()];
  const aliases = new Map<number, string[]>();
  for (const row of await findAliases(db, country, keys)) aliases.set(row.level_id, [...(aliases.get(row.level_id) ?? []), row.search_key]);
  const [levels, places] = await Promise.all([
    findLevelsByKeys(db, { country, keys, ids: [...aliases.keys()], limit: MOST_CANDIDATES }).then((rows) => withOuter(db, rows)),
    findPlaces(db, { country, keys, text, limit: 40 }).then((rows) => withOuter(db, rows)),
  ]);
  const found: Found[] = [];
  for (const level of levels) {
    const spans = [level.search_key, ...(aliases.get(level.id) ?? [])].flatMap((key) => typed.spans.get(key) ?? []);
    const match = scoreMatch(typed, { ...level, is_former: level.valid_to !== null }, spans, aliases);
    if (match) found.push({ ...match, level });
  }
  for (const place of places.filter((entry) => !isLevelItself(entry, levels))) {
    const match = scoreMatch(typed, { ...place, level: (place.outer[0]?.level ?? 0) + 1, is_former: false }, typed.spans.get(place.search_key) ?? [], aliases);
    if (match) found.push({ ...match, score: match.score - PLACE, place });
  }
  return { found, aliases };
}

/** GeoNames lists most towns that are levels too; the level says more. */
function isLevelItself(place: PlacedPlace, levels: readonly PlacedLevel[]): boolean {
  const around = new Set(place.outer.map((row) => row.id));
  return levels.some((level) => level.search_key === place.search_key && (around.has(level.id) || level.outer.some((row) => around.has(row.id))));
}

/** 'Brgy San Antonio, Dasmarinas' may mean 'San Antonio de Padua I': names inside the best towns that begin with what was typed in front of them. */
async function findBegun(db: Database, typed: TypedText, towns: readonly Found[], aliases: ReadonlyMap<number, readonly string[]>): Promise<Found[]> {
  const best = towns.filter((entry) => entry.level !== undefined && entry.level.level < 4 && entry.from > 0).slice(0, 4);
  const front = Math.max(0, ...best.map((entry) => entry.from));
  const usable = [...typed.spans].filter(([key, spans]) => key.length >= 4 && !/^\w+ \d+$/u.test(key) && spans.some((span) => span.to <= front));
  if (best.length === 0 || usable.length === 0) return [];
  const rows = await findLevelsBeginning(db, { beginnings: usable.map(([key]) => `${key} `), within: best.flatMap((entry) => entry.level?.id ?? []), limit: 40 });
  return (await withOuter(db, rows)).flatMap((level) => {
    const spans: Span[] = usable.filter(([key]) => level.search_key.startsWith(`${key} `)).flatMap(([, list]) => list);
    const match = scoreMatch(typed, { ...level, is_former: level.valid_to !== null }, spans, aliases);
    const end = Math.max(0, ...spans.filter((span) => match && span.from === match.from).map((span) => span.to));
    return match === null ? [] : [{ score: match.score - BEGINNING, from: end, level }];
  });
}

/** Names that begin like the last words, for a text that is still being typed, and names that are like them, for one with a slip. */
async function findSimilar(db: Database, typed: TypedText): Promise<Found[]> {
  const { country, words } = typed;
  const lastPart = words.at(-1)?.part ?? 0;
  const start = words.findIndex((word) => word.part === lastPart);
  const tails = [start, ...[3, 2, 1].map((count) => words.length - count)].filter((from, index, all) => from >= start && all.indexOf(from) === index);
  const rows: { row: LevelRow; from: number; score: number }[] = [];
  for (const from of tails) {
    const key = searchKeyOf(words.slice(from).map((word) => word.folded).join(' '), country);
    if (key.length < 3) continue;
    const [begun, like] = await Promise.all([completeLevels(db, { country, beginning: key, limit: 10 }), findLevelsLike(db, { country, text: key, limit: 10 })]);
    const weight = words.length - from;
    rows.push(...begun.map((row) => ({ row, from, score: 0.8 * weight * (key.length / row.search_key.length) - 0.05 * row.level })));
    rows.push(...like.map((row) => ({ row, from, score: 0.7 * weight * row.likeness - 0.05 * row.level })));
  }
  const best = new Map<number, { row: LevelRow; from: number; score: number }>();
  for (const entry of rows) if (entry.score > (best.get(entry.row.id)?.score ?? 0)) best.set(entry.row.id, entry);
  const placed = await withOuter(db, [...best.values()].map((entry) => entry.row));
  return placed.flatMap((level) => {
    const entry = best.get(level.id);
    return entry === undefined ? [] : [{ score: entry.score, from: entry.from, level }];
  });
}

/** Addresses for a typed text in a country with address levels: the place that explains most of it, and what stands in front of it as the street. */
export async function searchText(db: Database, { text, country, limit }: TextSearch): Promise<GeocodedAddress[]> {
  const typed = readTypedText(text, country);
  if (typed.words.length === 0) return [];
  const wholeKey = searchKeyOf(typed.words.filter((_, index) => !typed.ignored.has(index)).map((word) => word.folded).join(' '), country);
  const { found, aliases } = await findNamed(db, typed, wholeKey);
  const served = typed.post_code === '' ? [] : await findLevelsByPostcode(db, { country, post_code: typed.post_code, limit: 60 });
  const servedIds = new Set(served.map((row) => row.id));
  const serves = (entry: Found) => [entry.level?.id, entry.place?.level_id, ...(entry.level ?? entry.place)?.outer.map((row) => row.id) ?? []].some((id) => servedIds.has(id ?? -1));
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

async function present(db: Database, typed: TypedText, found: Found[], serves: (entry: Found) => boolean, limit: number): Promise<GeocodedAddress[]> {
  found.sort((a, b) => b.score - a.score || (a.level?.level ?? 9) - (b.level?.level ?? 9));
  const least = Math.max(0.2, (found[0]?.score ?? 0) - SPREAD);
  const records = new Map<string, GeocodedAddress>();
  for (const entry of found) {
    if (records.size >= limit || entry.score < least) break;
    const words = { street: typedBefore(typed, entry.from, KIND_WORDS), post_code: serves(entry) ? typed.post_code : '' };
    for (const record of await addressesOf(db, entry, words)) if (!records.has(record.id)) records.set(record.id, record);
  }
  return [...records.values()].slice(0, limit);
}

/** A former place is answered with the places that took over, each showing its former name. */
async function addressesOf(db: Database, { level, place }: Found, words: { street: string; post_code: string }): Promise<GeocodedAddress[]> {
  if (place) return [addressOfPlace(place, words)];
  if (level === undefined) return [];
  if (level.valid_to === null) return [addressOfLevel(level, words)];
  const former = [level.name, ...level.outer.map((row) => row.name)].join(', ');
  const successors = await findPlacedLevels(db, (level.replaced_by ?? []).slice(0, 5));
  return successors.map((row) => addressOfLevel(row, words, former));
}
