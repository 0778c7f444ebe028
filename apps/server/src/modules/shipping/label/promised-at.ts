import { arrivalDays, rulesOf } from '@sampan/country-rules';
import type { QuoteEntry } from '../estimate/index.ts';
import type { OrderRow } from '../order/index.ts';

const DAY_MS = 86_400_000;

/** When a parcel whose label is bought now arrives at the latest: the day its sender saw beside the price, at this hour. */
export function promisedAt(
  order: Pick<OrderRow, 'origin_country_code' | 'destination_country_code' | 'pick_up_date'>,
  { delivery_service: service }: Pick<QuoteEntry, 'delivery_service'>,
  now: number,
): number {
  const from = order.origin_country_code;
  const pick_up_date = service.delivery_type === 'pick_up' ? order.pick_up_date : null;
  const [, last] = arrivalDays({ from, to: order.destination_country_code ?? from, now, pick_up_date, service });
  const local_now_ms = (now + rulesOf(from).utc_offset_h * 3_600) * 1_000;
  const today_ms = local_now_ms - (local_now_ms % DAY_MS);
  return now + (Date.parse(`${last}T00:00:00Z`) - today_ms) / 1_000;
}
