import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreSettings } from '@sampan/contract';
import { isCountryCode, rulesOf, toMajor, type Currency, type Language } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { textsOf } from '../../../platform/texts.ts';
import { findCompany } from '../../identity/account/index.ts';
import { quotePlaces, type QuoteEntry } from '../../shipping/estimate/index.ts';
import type { CarrierQuestion, CarrierRate } from './carrier-rates.schema.ts';
import type { ChannelRow } from './channel.table.ts';
import { MAX_WEIGHT_G } from './order-facts.ts';
import { settingsOf } from './store-settings.ts';

const DAY_S = 86_400;
const TEXTS = textsOf('page_rate');
/** Our languages by the buyer's. */
const LANGUAGES: Readonly<Record<string, Language>> = { ms: 'my', fil: 'ph', tl: 'ph', id: 'id', vi: 'vi' };

/**
 * Prices for a checkout of a connected store, from the company's own quotes: a known one is answered at once. What couriers do
 * not say in time is answered by the store's fallback price, and their late answer is there for the next buyer. Null: there
 * is no price, and Shopify shows its own backup rates.
 */
export async function ratesForCheckout(
  ctx: Ctx,
  store: ChannelRow,
  { rate }: CarrierQuestion,
  within_ms = ctx.env.SHOPIFY_RATES_WITHIN_MS,
): Promise<CarrierRate[] | null> {
  const settings = settingsOf(store);
  const { origin, destination } = rate;
  if (!isCountryCode(origin.country) || !isCountryCode(destination.country)) return [];
  if (rulesOf(origin.country).is_closed || rulesOf(destination.country).is_closed) return [];
  const weight_g = weightOf(rate.items, settings.default_weight_g);
  if (weight_g === 0) return [];
  const { currency } = rulesOf(origin.country);
  // A price is never converted: a store that sells in another currency gets its own fallback.
  if (rate.currency.toUpperCase() !== currency) return fallback(settings, rate);
  const company = await findCompany(ctx, store.company_id);
  if (company === null) return null;
  const from = { country: origin.country, post_code: origin.postal_code, state: origin.province, city: origin.city };
  const to = {
    country: destination.country,
    post_code: destination.postal_code,
    state: destination.province,
    city: destination.city,
  };
  const asked = quotePlaces(ctx, { from, to, weight_g, company }).catch((error: unknown) => {
    ctx.log.warn({ err: error, channel_id: store.id }, 'no rates for a checkout');
    return null;
  });
  const done = new AbortController();
  const quote = await Promise.race([asked, sleep(within_ms, null, { signal: done.signal }).catch(() => null)]);
  done.abort();
  if (quote === null) return fallback(settings, rate);
  if (quote.entries.length === 0 && quote.couriers_unavailable.length > 0) return fallback(settings, rate);
  const now = epochSeconds(ctx.clock);
  return cheapestOfEach(quote.entries).map((entry) => rateOf(entry, now));
}

/** Grams of what is shipped; a product without a weight counts as the store's default. */
function weightOf(items: CarrierQuestion['rate']['items'], default_g: number): number {
  const grams = items
    .filter(({ requires_shipping }) => requires_shipping)
    .reduce((sum, item) => sum + item.quantity * (item.grams === 0 ? default_g : item.grams), 0);
  return Math.min(MAX_WEIGHT_G, grams);
}

/** A service may be offered for pick-up and for drop-off: buyers see it once, at its lower price. */
function cheapestOfEach(entries: readonly QuoteEntry[]): QuoteEntry[] {
  const by_service = new Map<string, QuoteEntry>();
  for (const entry of entries.toSorted((a, b) => a.total_fee - b.total_fee))
    if (!by_service.has(entry.delivery_service.id)) by_service.set(entry.delivery_service.id, entry);
  return [...by_service.values()];
}

function rateOf(entry: QuoteEntry, now: number): CarrierRate {
  const { courier, delivery_service, currency, total_fee } = entry;
  return {
    service_name: `${courier.name} ${delivery_service.name}`,
    service_code: delivery_service.id,
    description: '',
    total_price: hundredthsOf(total_fee, currency),
    currency,
    min_delivery_date: momentOf(now + delivery_service.eta_days_from * DAY_S),
    max_delivery_date: momentOf(now + delivery_service.eta_days_to * DAY_S),
  };
}

/** Shopify counts every currency in hundredths, also one without cents. */
function hundredthsOf(minor: number, currency: Currency): string {
  return String(Math.round(toMajor(minor, currency) * 100));
}

/** The store's own price for when there is none of ours; null when it has set none. */
function fallback(
  { checkout_fallback }: StoreSettings,
  { currency, locale }: CarrierQuestion['rate'],
): CarrierRate[] | null {
  if (checkout_fallback === null) return null;
  return [
    {
      service_name: TEXTS[LANGUAGES[locale.split('-')[0]?.toLowerCase() ?? ''] ?? 'en'].standard,
      service_code: 'sampan_fallback',
      description: '',
      total_price: String(Math.round(checkout_fallback * 100)),
      currency: currency.toUpperCase(),
      min_delivery_date: '',
      max_delivery_date: '',
    },
  ];
}

/** '2026-11-25 09:30:00 +0000', as Shopify writes moments. */
function momentOf(at: number): string {
  return `${new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' ')} +0000`;
}
