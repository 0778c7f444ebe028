import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import { rateCards } from './estimate.table.ts';
import { rateLane } from './rate-card.ts';
import type { RateCard, RateLane } from './rate-card.ts';

/** The lanes of one courier from one country, before they have a version. */
export interface NewRateCard {
  courier_alias: string;
  origin_country: RateLane['origin_country'];
  lanes: RateLane[];
}

const lanes = v.array(rateLane);

/** The cards in force. Throws when a stored card is not what this version of the server understands. */
export async function currentRateCards(db: Database): Promise<RateCard[]> {
  const rows = await db
    .select()
    .from(rateCards)
    .where(isNull(rateCards.replaced_at))
    .orderBy(rateCards.courier_alias, rateCards.origin_country);
  return rows.map((row) => ({
    version: row.version,
    courier_alias: row.courier_alias,
    origin_country: v.parse(rateLane.entries.origin_country, row.origin_country),
    lanes: v.parse(lanes, row.lanes),
  }));
}

/** A card by its version, in force or replaced: none is ever deleted. */
export async function rateCardOf(db: Database, version: number): Promise<RateCard | null> {
  const [row] = await db.select().from(rateCards).where(eq(rateCards.version, version));
  if (row === undefined) return null;
  return {
    version: row.version,
    courier_alias: row.courier_alias,
    origin_country: v.parse(rateLane.entries.origin_country, row.origin_country),
    lanes: v.parse(lanes, row.lanes),
  };
}

/** Cards in force that somebody imported, as `<courier> <country>`: those whose source is not one of ours. */
export async function importedCardKeys(db: Database, shipped_prefix: string): Promise<Set<string>> {
  const rows = await db
    .select({
      courier_alias: rateCards.courier_alias,
      origin_country: rateCards.origin_country,
      source: rateCards.source,
    })
    .from(rateCards)
    .where(isNull(rateCards.replaced_at));
  return new Set(
    rows
      .filter((row) => !row.source.startsWith(shipped_prefix))
      .map((row) => `${row.courier_alias} ${row.origin_country}`),
  );
}

/** Versions in force: cheap to ask, and different as soon as any card changed. */
export async function currentVersions(db: Database): Promise<string> {
  const rows = await db
    .select({ version: rateCards.version })
    .from(rateCards)
    .where(isNull(rateCards.replaced_at))
    .orderBy(rateCards.version);
  return rows.map((row) => row.version).join(',');
}

/** Puts a card in force. Answers its version, or null when exactly these prices are in force already. */
export async function putRateCard(
  db: Database,
  card: NewRateCard,
  at: { source: string; imported_at: number },
): Promise<number | null> {
  const content_hash = createHash('sha256').update(JSON.stringify(card.lanes)).digest('hex');
  const same_card = and(
    eq(rateCards.courier_alias, card.courier_alias),
    eq(rateCards.origin_country, card.origin_country),
    isNull(rateCards.replaced_at),
  );
  const [known] = await db
    .select({ content_hash: rateCards.content_hash })
    .from(rateCards)
    .where(same_card)
    .for('update');
  if (known?.content_hash === content_hash) return null;
  await db.update(rateCards).set({ replaced_at: at.imported_at }).where(same_card);
  const [row] = await db
    .insert(rateCards)
    .values({ ...card, content_hash, source: at.source, imported_at: at.imported_at })
    .returning({ version: rateCards.version });
  if (row === undefined) throw new Error('the rate card was not stored');
  return row.version;
}
