import { searchKeyOf } from '@sampan/country-rules';
import type { Database } from '../../../../platform/database/database.ts';
import {
  completeLevels,
  findAliases,
  findLevelsBeginning,
  findLevelsByKeys,
  findLevelsLike,
  findPlaces,
  withOuter,
} from '../index.ts';
import type { LevelRow, PlacedLevel, PlacedPlace } from '../index.ts';
import { scoreMatch } from './score-match.ts';
import type { Span, SearchQuery } from './search-query.ts';

/** A found place with how sure it is and from which word on the text names it. */
export interface Found {
  score: number;
  from: number;
  level?: PlacedLevel;
  place?: PlacedPlace;
  /** The typed postcode lies in it. */
  is_served?: boolean;
}

const MOST_CANDIDATES = 150;
/** A name that begins with the typed one counts less than the name itself, and the typed part stays in the street. */
const BEGINNING = 0.4;
/** A place that is no official level comes after a level of the same name. */
const PLACE = 0.25;

/** Places whose name stands in the text, with the score of each. */
export async function findByName(
  db: Database,
  typed: SearchQuery,
  text: string,
): Promise<{ found: Found[]; aliases: Map<number, string[]> }> {
  const { country } = typed;
  const keys = [...typed.spans.keys()];
  const aliases = new Map<number, string[]>();
  for (const row of await findAliases(db, country, keys))
    aliases.set(row.level_id, [...(aliases.get(row.level_id) ?? []), row.search_key]);
  const [levels, places] = await Promise.all([
    findLevelsByKeys(db, { country, keys, ids: [...aliases.keys()], limit: MOST_CANDIDATES }).then((rows) =>
      withOuter(db, rows),
    ),
    findPlaces(db, { country, keys, text, limit: 40 }).then((rows) => withOuter(db, rows)),
  ]);
  const found: Found[] = [];
  for (const level of levels) {
    const spans = [level.search_key, ...(aliases.get(level.id) ?? [])].flatMap((key) => typed.spans.get(key) ?? []);
    const match = scoreMatch(typed, { ...level, is_former: level.valid_to !== null }, spans, aliases);
    if (match) found.push({ ...match, level });
  }
  for (const place of places.filter((entry) => !isLevelItself(entry, levels))) {
    const match = scoreMatch(
      typed,
      { ...place, level: (place.outer[0]?.level ?? 0) + 1, is_former: false },
      typed.spans.get(place.search_key) ?? [],
      aliases,
    );
    if (match) found.push({ ...match, score: match.score - PLACE, place });
  }
  return { found, aliases };
}

/** GeoNames lists most towns that are levels too; the level says more. */
function isLevelItself(place: PlacedPlace, levels: readonly PlacedLevel[]): boolean {
  const around = new Set(place.outer.map((row) => row.id));
  return levels.some(
    (level) =>
      level.search_key === place.search_key && (around.has(level.id) || level.outer.some((row) => around.has(row.id))),
  );
}

/** 'Brgy San Antonio, Dasmarinas' may mean 'San Antonio de Padua I': names inside the best towns that begin with what was typed in front of them. */
export async function findByPrefix(
  db: Database,
  typed: SearchQuery,
  towns: readonly Found[],
  aliases: ReadonlyMap<number, readonly string[]>,
): Promise<Found[]> {
  const best = towns
    .filter((entry) => entry.level !== undefined && entry.level.level < 4 && entry.from > 0)
    .slice(0, 4);
  const front = Math.max(0, ...best.map((entry) => entry.from));
  const usable = [...typed.spans].filter(
    ([key, spans]) => key.length >= 4 && !/^\w+ \d+$/u.test(key) && spans.some((span) => span.to <= front),
  );
  if (best.length === 0 || usable.length === 0) return [];
  const rows = await findLevelsBeginning(db, {
    beginnings: usable.map(([key]) => `${key} `),
    within: best.flatMap((entry) => entry.level?.id ?? []),
    limit: 40,
  });
  return (await withOuter(db, rows)).flatMap((level) => {
    const spans: Span[] = usable.filter(([key]) => level.search_key.startsWith(`${key} `)).flatMap(([, list]) => list);
    const match = scoreMatch(typed, { ...level, is_former: level.valid_to !== null }, spans, aliases);
    const end = Math.max(0, ...spans.filter((span) => match && span.from === match.from).map((span) => span.to));
    return match === null ? [] : [{ score: match.score - BEGINNING, from: end, level }];
  });
}

/** Names that begin like the last words, for a text that is still being typed, and names that are like them, for one with a slip. */
export async function findByTrigram(db: Database, typed: SearchQuery): Promise<Found[]> {
  const { country, words } = typed;
  const lastPart = words.at(-1)?.part ?? 0;
  const start = words.findIndex((word) => word.part === lastPart);
  const tails = [start, ...[3, 2, 1].map((count) => words.length - count)].filter(
    (from, index, all) => from >= start && all.indexOf(from) === index,
  );
  const rows: { row: LevelRow; from: number; score: number }[] = [];
  for (const from of tails) {
    const key = searchKeyOf(
      words
        .slice(from)
        .map((word) => word.folded)
        .join(' '),
      country,
    );
    if (key.length < 3) continue;
    const [begun, like] = await Promise.all([
      completeLevels(db, { country, beginning: key, limit: 10 }),
      findLevelsLike(db, { country, text: key, limit: 10 }),
    ]);
    const weight = words.length - from;
    rows.push(
      ...begun.map((row) => ({
        row,
        from,
        score: 0.8 * weight * (key.length / row.search_key.length) - 0.05 * row.level,
      })),
    );
    rows.push(...like.map((row) => ({ row, from, score: 0.7 * weight * row.likeness - 0.05 * row.level })));
  }
  const best = new Map<number, { row: LevelRow; from: number; score: number }>();
  for (const entry of rows) if (entry.score > (best.get(entry.row.id)?.score ?? 0)) best.set(entry.row.id, entry);
  const placed = await withOuter(
    db,
    [...best.values()].map((entry) => entry.row),
  );
  return placed.flatMap((level) => {
    const entry = best.get(level.id);
    return entry === undefined ? [] : [{ score: entry.score, from: entry.from, level }];
  });
}
