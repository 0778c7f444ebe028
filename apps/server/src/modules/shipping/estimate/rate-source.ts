import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CourierQuoteRequest, RateSource } from '../../../ports/courier.ts';
import { bracketInRateCard } from './rate-bracket.ts';
import { NOT_SERVED, quoteFromRateCard } from './rate-lane.ts';
import { currentRateCards, currentVersions } from './rate-card.repo.ts';
import type { RateCard } from './rate-card.ts';
import { RATE_CARD_PATH } from './rate-card-path.ts';
import { readZoneMap } from './zone.ts';

/** How long prices are taken from memory before the database is asked whether an import, here or elsewhere, changed them. */
const FRESH_FOR_MS = 5_000;

/** Prices of couriers that publish rate cards, read from the database and kept in memory while nothing changes. */
export function createRateSource(options: { db: Database; clock: Clock }): RateSource {
  const zones = readZoneMap(RATE_CARD_PATH);
  let cards: RateCard[] = [];
  let versions: string | null = null;
  let asked_at = -Infinity;
  let asking: Promise<void> | null = null;

  const refresh = async (): Promise<void> => {
    const now = await currentVersions(options.db);
    if (now !== versions) {
      cards = await currentRateCards(options.db);
      versions = now;
    }
    asked_at = options.clock.now();
  };

  const cardOf = async (courier_alias: string, request: CourierQuoteRequest): Promise<RateCard | undefined> => {
    if (Math.abs(options.clock.now() - asked_at) > FRESH_FOR_MS) {
      // Everybody who comes meanwhile waits for the same answer.
      asking ??= refresh().finally(() => {
        asking = null;
      });
      await asking;
    }
    return cards.find((one) => one.courier_alias === courier_alias && one.origin_country === request.origin.country);
  };

  return {
    quoteOf: async (courier_alias, request) => {
      const card = await cardOf(courier_alias, request);
      return card === undefined ? { rates: [], refusals: [NOT_SERVED] } : quoteFromRateCard(card, request, zones);
    },
    bracketOf: async (courier_alias, request) => {
      const card = await cardOf(courier_alias, request);
      return card === undefined ? { key: '', weights: {} } : bracketInRateCard(card, request, zones);
    },
  };
}
