import { readFileSync, readdirSync } from 'node:fs';
import { systemClock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { importRates } from './import-rates.ts';
import { importedCardKeys } from './rate-card.repo.ts';
import { RATE_CARD_PATH } from './rate-card-path.ts';
import { readZoneMap } from './zone.ts';

const NOT_CARDS: ReadonlySet<string> = new Set(['zones.csv', 'remote-areas.csv']);
/** Marks the source of a card that came with the server. */
const SHIPPED = 'shipped/';

/**
 * Puts the shipped rate cards in force. Running it again changes nothing, and a newer server brings its newer prices; but a
 * card that an operator imported is left alone, so that no upgrade changes prices behind the operator's back.
 */
export async function seedRates(db: Database): Promise<void> {
  const keep = await importedCardKeys(db, SHIPPED);
  const zones = readZoneMap(RATE_CARD_PATH);
  for (const file of readdirSync(RATE_CARD_PATH)
    .filter((name) => name.endsWith('.csv') && !NOT_CARDS.has(name))
    .sort()) {
    const text = readFileSync(new URL(file, RATE_CARD_PATH), 'utf8');
    const outcome = await importRates({
      db,
      clock: systemClock,
      text,
      source: SHIPPED + file,
      zones,
      couriers: null,
      keep,
    });
    if (outcome.status === 'refused')
      throw new Error(
        `${file}: ${outcome.problems.map((one) => `line ${one.line} ${one.column ?? ''} ${one.reason}`).join('; ')}`,
      );
  }
}
