import type { Coordinate } from '@sampan/contract';
import { payablePercentOf, platformFeeOn } from '@sampan/country-rules';
import type { Database } from '../../../platform/database/database.ts';
import type { CourierRate } from '../../../ports/courier.ts';
import { rateForMeasuredParcel } from './rate-lane.ts';
import type { QuoteEntry } from './pricing.ts';
import { courierRequestOf, placeOf } from './quote-input.ts';
import { rateCardOf } from './rate-card.repo.ts';
import type { RateCard } from './rate-card.ts';
import { RATE_CARD_PATH } from './rate-card-path.ts';
import { readZoneMap, type ZoneMap } from './zone.ts';

/** A parcel as the courier found it; 0 for sides nobody knows. */
export interface MeasuredParcel {
  origin: Coordinate;
  destination: Coordinate;
  weight_g: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  value_minor: number;
  cod_minor: number;
}

/** Prices bought parcels again. `null`: the price came from no rate card, or the card has none for so much. */
export interface Repricer {
  reprice(entry: QuoteEntry, parcel: MeasuredParcel): Promise<QuoteEntry | null>;
}

/**
 * Prices parcels by the very rate card version they were bought with, whatever is in force today (trust.md 4.9). Remembers the
 * cards it read: make one for an import, not for the server's life.
 */
export function createRepricer(db: Database): Repricer {
  const cards = new Map<number, RateCard | null>();
  let zones: ZoneMap | null = null;
  return {
    reprice: async (entry, parcel) => {
      const version = entry.rate_card_version;
      if (version === null) return null;
      if (!cards.has(version)) cards.set(version, await rateCardOf(db, version));
      const card = cards.get(version) ?? null;
      if (card === null) return null;
      zones ??= readZoneMap(RATE_CARD_PATH);
      const { origin, destination, ...measured } = parcel;
      const facts = {
        origin: placeOf(origin),
        destination: placeOf(destination),
        ...measured,
        cod_type: 'fee_by_sender' as const,
        currency: entry.currency,
        delivery_type: entry.delivery_service.delivery_type,
      };
      const rate = rateForMeasuredParcel(card, entry.delivery_service.id, courierRequestOf(facts, 0), zones);
      return rate === null ? null : repricedEntry(entry, rate);
    },
  };
}

/**
 * A bought entry at another weight. What depends on the weight is the courier's new rate and what is a share of it: the
 * platform's fee, the discount, the tax, each by the rate the entry was bought with. COD fee and insurance premium stay.
 */
export function repricedEntry(
  entry: QuoteEntry,
  rate: Pick<CourierRate, 'freight_minor' | 'surcharges' | 'weight'>,
): QuoteEntry {
  const carriage = rate.freight_minor + rate.surcharges.reduce((sum, surcharge) => sum + surcharge.amount_minor, 0);
  const platform_fee = platformFeeOn(carriage, entry.currency);
  const discount = payablePercentOf(carriage + platform_fee, Math.round(entry.discount_percent * 100), entry.currency);
  const before_discount = carriage + platform_fee + entry.cod_fee + entry.delivery_sampan_premium;
  const sub_total = before_discount - discount;
  const tax = payablePercentOf(sub_total, entry.tax_rate.basis_points, entry.currency);
  const tax_before_discount = payablePercentOf(before_discount, entry.tax_rate.basis_points, entry.currency);
  return {
    ...entry,
    shipping_fee: rate.freight_minor,
    surcharges: rate.surcharges,
    platform_fee,
    discount,
    sub_total,
    tax,
    tax_discount: tax_before_discount - tax,
    tax_before_discount,
    total_fee: sub_total + tax,
    total_fee_before_discount: before_discount + tax_before_discount,
    total_fee_before_discount_non_tax: before_discount,
    weight: rate.weight,
  };
}
