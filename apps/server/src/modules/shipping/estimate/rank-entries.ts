import type { QuoteEntry } from './pricing.ts';

/** A day sooner is worth this share of the cheapest fee when a service is recommended. */
const DAY_IS_WORTH = 0.15;

/**
 * Entries as the spec orders them (spec 4): merged by delivery service id (the cheaper one stays), sorted by total fee,
 * the recommended one flagged and put first, then the common ones. `cheapest` and `fastest` are flagged once each.
 *
 * Recommended is the service with the best balance of price and speed: its fee plus a share of the cheapest fee for every
 * day it needs, among those that hand over the parcel as the sender asked, if there are any. Ties go to the cheaper, then
 * to the alphabet, so that the same quote always looks the same. A company's own contracts, whose prices we do not know, are
 * flagged only where there is nothing else.
 */
export function rankEntries(entries: readonly QuoteEntry[], asked: 'pick_up' | 'drop_off'): QuoteEntry[] {
  const merged = new Map<string, QuoteEntry>();
  for (const entry of entries) {
    const known = merged.get(entry.delivery_service.id);
    if (known === undefined || entry.total_fee < known.total_fee) merged.set(entry.delivery_service.id, entry);
  }
  const sorted = [...merged.values()].sort(byTotal);
  const priced = sorted.filter(({ courier }) => courier.is_own_contract !== true);
  const compared = priced.length > 0 ? priced : sorted;
  const cheapest = compared[0];
  if (cheapest === undefined) return [];
  const fastest = least(
    compared,
    (entry) => entry.delivery_service.eta_days_to * 100 + entry.delivery_service.eta_days_from,
  );
  const as_asked = compared.filter((entry) => entry.delivery_service.delivery_type === asked);
  const recommended = least(
    as_asked.length > 0 ? as_asked : compared,
    (entry) => entry.total_fee + entry.delivery_service.eta_days_to * DAY_IS_WORTH * cheapest.total_fee,
  );
  const flagged = sorted.map((entry) => ({
    ...entry,
    recommended: entry === recommended,
    cheapest: entry === cheapest,
    fastest: entry === fastest,
  }));
  return [...flagged.filter((entry) => entry.recommended), ...flagged.filter((entry) => !entry.recommended)];
}

function byTotal(a: QuoteEntry, b: QuoteEntry): number {
  return a.total_fee - b.total_fee || (a.delivery_service.id < b.delivery_service.id ? -1 : 1);
}

/** The first of the least, so that the cheaper of equals wins. */
function least(sorted: readonly QuoteEntry[], value: (entry: QuoteEntry) => number): QuoteEntry | undefined {
  let best: QuoteEntry | undefined;
  for (const entry of sorted) if (best === undefined || value(entry) < value(best)) best = entry;
  return best;
}
