import { nextWorkingDays, rulesOf, type Currency } from '@sampan/country-rules';
import type {
  CourierAddress,
  CourierEvent,
  CourierPurchase,
  CourierQuoteRequest,
  CourierRate,
  CourierRefusal,
} from '../../ports/courier.ts';
import {
  CourierObjection,
  coverOf,
  eventId,
  fitting,
  livePrice,
  noCash,
  phoneOf,
  sizeOf,
} from '../courier-http/index.ts';
import type { EasyparcelLog, EasyparcelQuotation } from './easyparcel.schema.ts';
import { codeOfStatus } from './easyparcel.status.ts';
import { subdivisionOf } from './subdivision.ts';

export const COURIER = 'EasyParcel';
const MAX_LINE = 100;
/** A parcel whose sender gave no size is priced as one of this many centimetres a side. */
const SMALLEST_CM = 1;

/** Kilograms in steps of ten grams, upwards: it takes two decimals, and nothing may weigh less than it does. */
const weightOf = (grams: number): number => Math.ceil(grams / 10) / 100;

function sidesOf(parcel: CourierQuoteRequest['parcel']) {
  const size = sizeOf(parcel);
  return {
    weight: weightOf(parcel.weight_g),
    width: size?.width ?? SMALLEST_CM,
    length: size?.length ?? SMALLEST_CM,
    height: size?.height ?? SMALLEST_CM,
  };
}

/** Why a way cannot be asked about; null when it can. */
export function obstacleTo({ origin, destination, cod_minor }: CourierQuoteRequest): CourierRefusal | null {
  if (cod_minor > 0) return noCash(COURIER);
  const is_known = [origin, destination].every(
    ({ country, state }) => country === 'MY' && subdivisionOf(state) !== null,
  );
  if (is_known) return null;
  return {
    code: 'route_not_served',
    message: `${COURIER} delivers between addresses in Malaysia that name their state.`,
  };
}

const placeOf = (address: CourierAddress) => ({
  postcode: address.post_code,
  subdivision_code: subdivisionOf(address.state),
  country: address.country,
});

/** What a way is asked about. Nobody's name is in it. */
export function questionOf({
  origin,
  destination,
  parcel,
  currency,
}: Omit<CourierQuoteRequest, 'cod_minor' | 'asked_at'>) {
  const shipment = {
    sender: placeOf(origin),
    receiver: placeOf(destination),
    parcel_value: coverOf(parcel.value_minor, currency),
    ...sidesOf(parcel),
  };
  return { shipment: [shipment] };
}

export const totalOf = ({ pricing }: EasyparcelQuotation, expected: Currency): number =>
  livePrice({ amount: Number(pricing.total_amount), currency: pricing.currency }, expected, COURIER);

export function rateOf(alias: string, quotation: EasyparcelQuotation, request: CourierQuoteRequest): CourierRate {
  const { courier } = quotation;
  const freight_minor = totalOf(quotation, request.currency);
  const actual_g = request.parcel.weight_g;
  return {
    service_id: `${alias}.${courier.service_id}`,
    service_alias: courier.service_id.toLowerCase(),
    service_name: courier.service_name.slice(0, 120),
    currency: request.currency,
    freight_minor,
    surcharges: [],
    weight: { actual_g, volumetric_g: 0, chargeable_g: Math.ceil(actual_g / 10) * 10, divisor: 0, rounding_step_g: 10 },
    eta_days_from: 1,
    eta_days_to: 5,
    cut_off: null,
    pick_up: courier.is_pickup,
    drop_off: courier.is_dropoff,
    cod: null,
    insurance_max_minor: 0,
    rate_card_version: null,
    courier_rate_ref: String(freight_minor),
  };
}

function partyOf(address: CourierAddress, side: string) {
  const { unit_number, street, county, district } = address;
  const door = [unit_number, street].filter((part) => part !== '').join(', ');
  const area = [county, district].filter((part) => part !== '').join(', ');
  if (address.post_code === '' || address.city === '')
    throw new CourierObjection(`${COURIER} needs the ${side}'s postcode and city.`);
  return {
    name: fitting(address.name, MAX_LINE, `the ${side}'s name`, COURIER),
    phone_number_country_code: address.country,
    phone_number: phoneOf(address).replace(/^\+60/u, ''),
    ...(address.email === '' ? {} : { email: address.email }),
    address_1: fitting(door, MAX_LINE, `the ${side}'s street`, COURIER),
    ...(area === '' ? {} : { address_2: fitting(area, MAX_LINE, `the ${side}'s district`, COURIER) }),
    postcode: address.post_code,
    city: address.city,
    subdivision_code: subdivisionOf(address.state),
    country_code: address.country,
  };
}

/** The day on which the parcel is fetched, or brought. */
function dayOf({ pick_up, origin }: CourierPurchase, now_ms: number): string {
  const timeZone = rulesOf(origin.country).time_zone;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now_ms);
  if (pick_up && pick_up.date !== null && pick_up.date >= today) return pick_up.date;
  return nextWorkingDays(origin.country, today, 1)[0] ?? today;
}

/** The order of a purchase. Throws `CourierObjection` for texts that EasyParcel would not take. */
export function orderOf(purchase: CourierPurchase, { service_id, now_ms }: { service_id: string; now_ms: number }) {
  const { parcel, currency } = purchase;
  const sides = sidesOf(parcel);
  const content = fitting(parcel.content || purchase.reference, MAX_LINE, 'the contents', COURIER);
  const value = coverOf(parcel.value_minor, currency);
  const shipment = {
    reference: purchase.client_ref,
    service_id,
    collection_date: dayOf(purchase, now_ms),
    ...sides,
    item: [{ content, ...sides, currency_code: currency, value, quantity: 1 }],
    sender: partyOf(purchase.origin, 'sender'),
    receiver: partyOf(purchase.destination, 'recipient'),
    feature: { sms_tracking: false, email_tracking: false, whatsapp_tracking: false },
  };
  return { shipment: [shipment] };
}

/** Oldest first. Times are UTC; a status that nobody knows is noted as it is. */
export function eventsOf(alias: string, shipment_number: string, logs: readonly EasyparcelLog[]): CourierEvent[] {
  const events = logs.flatMap(({ event_date, shipment_status_code, tracking_status, location }): CourierEvent[] => {
    const has_zone = event_date.endsWith('Z');
    const at = Math.floor(Date.parse(has_zone ? event_date : `${event_date.replace(' ', 'T')}Z`) / 1000);
    if (!Number.isFinite(at)) return [];
    return [
      {
        id: eventId(alias, shipment_number, `${shipment_status_code}/${tracking_status}`, at),
        code: codeOfStatus(shipment_status_code, tracking_status) ?? 'noted',
        description: tracking_status.slice(0, 300),
        place: location.slice(0, 120),
        at,
        driver_phone: null,
        pod_urls: [],
      },
    ];
  });
  return events.sort((a, b) => a.at - b.at);
}
