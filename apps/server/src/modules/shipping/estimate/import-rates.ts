import { sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { parseRateCard } from './rate-card.csv.ts';
import type { RateCardProblem } from './rate-card.csv.ts';
import { putRateCard } from './rate-card.repo.ts';
import type { NewRateCard } from './rate-card.repo.ts';
import type { ZoneMap } from './zone.ts';

/** One import at a time, also from two servers: the number is this lock's name. */
const IMPORT_LOCK = 7_266_731;

export interface ImportedCard {
  courier_alias: string;
  origin_country: string;
  lanes: number;
  /** Null when exactly these prices were in force already. */
  version: number | null;
}

export type ImportOutcome =
  | { status: 'imported'; cards: ImportedCard[] }
  | { status: 'refused'; problems: RateCardProblem[] };

/**
 * Imports a rate card file: all of it, or nothing and the list of what is wrong. Each courier and country in the file gets
 * a new version that replaces the one in force; cards the file does not speak of stay. Quotes made before keep their price.
 */
export async function importRates(options: {
  db: Database;
  clock: Clock;
  /** The file's content and name. */
  text: string;
  source: string;
  zones: ZoneMap;
  /** Aliases a row may name; null accepts any. */
  couriers: ReadonlySet<string> | null;
  /** Cards to leave as they are, as `<courier> <country>`. */
  keep?: ReadonlySet<string>;
}): Promise<ImportOutcome> {
  const parsed = parseRateCard(options.text, options);
  if (!parsed.ok) return { status: 'refused', problems: parsed.problems };
  const cards = new Map<string, NewRateCard>();
  for (const lane of parsed.lanes) {
    const key = `${lane.courier_alias} ${lane.origin_country}`;
    const card = cards.get(key) ?? {
      courier_alias: lane.courier_alias,
      origin_country: lane.origin_country,
      lanes: [],
    };
    card.lanes.push(lane);
    cards.set(key, card);
  }
  const at = { source: options.source, imported_at: epochSeconds(options.clock) };
  const imported = await options.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const done: ImportedCard[] = [];
    for (const [key, card] of cards) {
      if (options.keep?.has(key) === true) continue;
      const version = await putRateCard(tx, card, at);
      done.push({
        courier_alias: card.courier_alias,
        origin_country: card.origin_country,
        lanes: card.lanes.length,
        version,
      });
    }
    return done;
  });
  return { status: 'imported', cards: imported };
}
