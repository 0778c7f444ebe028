import type { Database } from '../../../platform/database/database.ts';
import { currentRateCards } from './rate-card.repo.ts';
import { writeRateCard } from './write-rate-card.ts';

/** A card in force, without its prices. */
export interface CardInForce {
  courier_alias: string;
  origin_country: string;
  version: number;
  lanes: number;
}

/** Which cards are in force. */
export async function listRates(db: Database): Promise<CardInForce[]> {
  const cards = await currentRateCards(db);
  return cards.map(({ courier_alias, origin_country, version, lanes }) => ({
    courier_alias,
    origin_country,
    version,
    lanes: lanes.length,
  }));
}

/** The prices in force of a courier, from every country it starts in, as a CSV file; null when it has none. */
export async function exportRates(db: Database, courier_alias: string): Promise<string | null> {
  const lanes = (await currentRateCards(db))
    .filter((card) => card.courier_alias === courier_alias)
    .flatMap((card) => card.lanes);
  return lanes.length === 0 ? null : writeRateCard(lanes);
}
