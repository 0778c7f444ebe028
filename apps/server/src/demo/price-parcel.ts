import { epochSeconds } from '../platform/clock.ts';
import type { Ctx } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import type { CourierRate, RateSource } from '../ports/courier.ts';
import {
  courierRequestOf,
  quoteInputOf,
  priceEntry,
  rankEntries,
  type QuoteEntry,
} from '../modules/shipping/estimate/index.ts';
import type { OrderRow } from '../modules/shipping/order/index.ts';

/**
 * The offers a merchant saw for a parcel at a time of the past: the rate cards in force and the same pricing as any quote.
 * The couriers themselves are not asked, so that a rehearsal of slow or broken ones does not reach the demo's past.
 */
export async function offersFor(
  ctx: Ctx,
  rates: RateSource,
  order: OrderRow,
  tax_registered: boolean,
): Promise<QuoteEntry[]> {
  const facts = quoteInputOf(order);
  const at = epochSeconds(ctx.clock);
  const request = courierRequestOf(facts, at);
  const question = {
    country: order.origin_country_code,
    origin_country: facts.origin.country,
    destination_country: facts.destination.country,
    at,
    tax_schedule: ctx.env.SAMPAN_TAX_SCHEDULE,
    tax_registered,
    cod_minor: facts.cod_minor,
    cod_type: facts.cod_type,
    value_minor: facts.value_minor,
    is_insured: order.is_insured,
    delivery_type: facts.delivery_type,
    voucher: order.voucher_promotion_code ?? '',
  };
  const entries: QuoteEntry[] = [];
  for (const profile of ctx.ports.couriers.profiles(facts.origin.country)) {
    const quote = await rates.quoteOf(profile.alias, request);
    const offered = quote.rates.filter((rate: CourierRate) => rate.currency === facts.currency);
    entries.push(...offered.map((rate) => priceEntry(rate, profile, question, '')));
  }
  const quote_id = newId(ctx.clock.now());
  return rankEntries(entries, question.delivery_type).map((entry, index) => ({
    ...entry,
    id: `${quote_id}.${index + 1}`,
  }));
}
