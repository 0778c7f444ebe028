import { createHash } from 'node:crypto';
import { digitsOf, payableDigitsOf } from '@sampan/country-rules';
import type { Currency } from '@sampan/country-rules';
import { storedPhone } from '@sampan/phone-numbers';
import { kilogramsOf, sizeOf } from '../courier-http/index.ts';
import type {
  CourierAddress,
  CourierEvent,
  CourierEventCode,
  CourierParcel,
  CourierRate,
  CourierSurcharge,
} from '../../ports/courier.ts';
import type { KarrioRate, KarrioTracker } from './karrio.schema.ts';

/** An address in Karrio's fields. */
export function karrioAddress(address: CourierAddress): Record<string, unknown> {
  return {
    person_name: address.name || null,
    phone_number: storedPhone(address.phone, address.country) || null,
    email: address.email || null,
    address_line1: [address.unit_number, address.street].filter((part) => part !== '').join(' ') || null,
    address_line2: [address.county, address.district].filter((part) => part !== '').join(', ') || null,
    city: address.city || null,
    state_code: address.state || null,
    postal_code: address.post_code || null,
    country_code: address.country,
  };
}

export function karrioParcel(parcel: CourierParcel): Record<string, unknown> {
  const size = sizeOf(parcel);
  return {
    weight: kilogramsOf(parcel.weight_g),
    weight_unit: 'KG',
    ...(size === null ? {} : { ...size, dimension_unit: 'CM' }),
    ...(parcel.content === '' ? {} : { description: parcel.content }),
  };
}

/** Karrio's decimal amounts in minor units; they are carriers' own sums and may carry more decimals than the currency. */
function minorOf(amount: number, currency: Currency): number {
  return Math.round(amount * 10 ** payableDigitsOf(currency)) * 10 ** (digitsOf(currency) - payableDigitsOf(currency));
}

export function decimalOf(minor: number, currency: Currency): number {
  return minor / 10 ** digitsOf(currency);
}

/** When a carrier does not say how long it takes. */
const USUAL_DAYS = [2, 10] as const;

/** A Karrio rate as ours. What it is bought by later: the service and the price it had. */
export function rateOf(rate: KarrioRate, alias: string, currency: Currency, weight_g: number): CourierRate {
  const total = minorOf(rate.total_charge, currency);
  const extras: CourierSurcharge[] = (rate.extra_charges ?? [])
    .filter((charge) => (charge.amount ?? 0) > 0 && !/base|freight/i.test(charge.name ?? ''))
    .map((charge) => ({
      code: /fuel/i.test(charge.name ?? '') ? 'fuel' : 'other',
      name: (charge.name || 'Surcharge').slice(0, 120),
      amount_minor: minorOf(charge.amount ?? 0, currency),
    }));
  const freight = total - extras.reduce((sum, surcharge) => sum + surcharge.amount_minor, 0);
  // Extras may be listed that a discount takes off again: the total is what counts.
  const is_itemised = freight > 0;
  const [from, to] =
    rate.transit_days === null || rate.transit_days === undefined ? USUAL_DAYS : [rate.transit_days, rate.transit_days];
  return {
    service_id: `${alias}.${rate.service}`,
    service_alias: rate.service,
    service_name: rate.meta?.service_name || rate.service.replaceAll('_', ' '),
    currency,
    freight_minor: is_itemised ? freight : total,
    surcharges: is_itemised ? extras : [],
    weight: { actual_g: weight_g, volumetric_g: 0, chargeable_g: weight_g, divisor: 0, rounding_step_g: 1 },
    eta_days_from: from,
    eta_days_to: to,
    cut_off: null,
    pick_up: true,
    drop_off: true,
    cod: null,
    insurance_max_minor: 0,
    rate_card_version: null,
    courier_rate_ref: rateRef(rate, currency),
  };
}

export function rateRef(rate: KarrioRate, currency: Currency): string {
  return `${rate.service}@${minorOf(rate.total_charge, currency)}`;
}

export function readRateRef(ref: string | null): { service: string; total_minor: number } | null {
  const match = /^(.+)@(\d+)$/.exec(ref ?? '');
  return match === null ? null : { service: match[1] ?? '', total_minor: Number(match[2]) };
}

/** Karrio's normalised tracker statuses in our words. */
const CODES: Readonly<Record<string, CourierEventCode>> = {
  pending: 'label_created',
  picked_up: 'picked_up',
  in_transit: 'at_hub',
  on_hold: 'delayed',
  delivery_delayed: 'delayed',
  out_for_delivery: 'out_for_delivery',
  ready_for_pickup: 'out_for_delivery',
  delivery_failed: 'delivery_failed',
  delivered: 'delivered',
  return_to_sender: 'returning',
  cancelled: 'cancelled',
};

/** Events oldest first. Where Karrio did not normalise an event, only the newest takes the tracker's status. */
export function eventsOf(tracker: KarrioTracker, utc_offset_h: number): CourierEvent[] {
  const dated = (tracker.events ?? []).map((event) => ({ event, at: momentOf(event, utc_offset_h) }));
  const ordered = dated.filter((one) => Number.isFinite(one.at)).sort((a, b) => a.at - b.at);
  return ordered.map(({ event, at }, index) => {
    const is_newest = index === ordered.length - 1;
    const code =
      CODES[event.status ?? ''] ??
      (is_newest ? CODES[tracker.status ?? ''] : undefined) ??
      (index === 0 ? 'label_created' : 'at_hub');
    const key = [tracker.tracking_number, at, event.code, event.description, event.location].join('|');
    const image = tracker.delivery_image_url ?? '';
    return {
      id: createHash('sha256').update(key).digest('hex').slice(0, 32),
      code,
      description: (event.description ?? '').slice(0, 300),
      place: (event.location ?? '').slice(0, 120),
      at,
      driver_phone: null,
      pod_urls: code === 'delivered' && image.startsWith('https://') ? [image] : [],
    };
  });
}

/** A timestamp where there is one, else date and time as the carrier's clock shows them; NaN for neither. */
function momentOf(
  event: { date?: string | null; time?: string | null; timestamp?: string | null },
  utc_offset_h: number,
): number {
  const stamped = Date.parse(event.timestamp ?? '');
  if (Number.isFinite(stamped)) return Math.floor(stamped / 1000);
  const date = /^\d{4}-\d{2}-\d{2}/.exec(event.date ?? '')?.[0];
  if (date === undefined) return Number.NaN;
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*(AM|PM)?/i.exec(event.time ?? '');
  const hour =
    clock === null
      ? 0
      : (Number(clock[1]) % (clock[3] === undefined ? 24 : 12)) + (/pm/i.test(clock[3] ?? '') ? 12 : 0);
  const minute = clock === null ? 0 : Number(clock[2]);
  return Date.parse(`${date}T00:00:00Z`) / 1000 + (hour - utc_offset_h) * 3600 + minute * 60;
}
