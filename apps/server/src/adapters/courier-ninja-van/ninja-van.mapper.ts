import { nextWorkingDays, rulesOf } from '@sampan/country-rules';
import type { CourierAddress, CourierEvent, CourierPurchase, PickUpWish } from '../../ports/courier.ts';
import { amountOf, coverOf, eventId, fitting, kilogramsOf, phoneOf, sizeOf } from '../courier-http/index.ts';
import { codeOf } from './ninja-van.status.ts';

export const COURIER = 'Ninja Van';
const MAX_TEXT = 255;
const MAX_INSTRUCTIONS = 255;

/** What a rate card may call its services, and what Ninja Van calls them. */
const SERVICE_LEVELS = new Map([
  ['standard', 'Standard'],
  ['express', 'Express'],
  ['sameday', 'Sameday'],
  ['same-day', 'Sameday'],
  ['nextday', 'Nextday'],
  ['next-day', 'Nextday'],
]);

/** Null for a service that Ninja Van does not have. */
export const serviceLevelOf = (service_alias: string) => SERVICE_LEVELS.get(service_alias) ?? null;

/** Hours in which the driver may come; the reference takes no others. */
const SLOTS = ['09:00-12:00', '12:00-15:00', '15:00-18:00', '18:00-22:00'] as const;
const WHOLE_DAY = { start_time: '09:00', end_time: '22:00' };
const OFFICE_HOURS = { start_time: '09:00', end_time: '18:00' };

function addressOf(address: CourierAddress, side: string): Record<string, unknown> {
  const street = [address.unit_number, address.street].filter((part) => part !== '').join(' ');
  const area = [address.county, address.district].filter((part) => part !== '').join(', ');
  return {
    name: fitting(address.name, MAX_TEXT, `the ${side}'s name`, COURIER),
    phone_number: phoneOf(address),
    ...(address.email === '' ? {} : { email: address.email }),
    address: {
      address1: fitting(street, MAX_TEXT, `the ${side}'s street`, COURIER),
      ...(area === '' ? {} : { address2: fitting(area, MAX_TEXT, `the ${side}'s district`, COURIER) }),
      ...(address.city === '' ? {} : { city: address.city }),
      ...(address.state === '' ? {} : { state: address.state }),
      ...(address.post_code === '' ? {} : { postcode: address.post_code }),
      country: address.country,
    },
  };
}

/** The day on the sender's calendar. */
function dayIn(time_zone: string, now_ms: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone, dateStyle: 'short' }).format(now_ms);
}

function pickUpOf(wish: PickUpWish | null | undefined, purchase: CourierPurchase, today: string, timezone: string) {
  if (wish === null || wish === undefined) return { is_pickup_required: false };
  const [next_day = today] = nextWorkingDays(purchase.origin.country, today, 1);
  const slot = SLOTS.find((one) => one === `${wish.from}-${wish.to}`)?.split('-');
  return {
    is_pickup_required: true,
    pickup_service_type: 'Scheduled',
    pickup_service_level: 'Standard',
    pickup_date: wish.date !== null && wish.date >= today ? wish.date : next_day,
    pickup_timeslot: { ...(slot ? { start_time: slot[0], end_time: slot[1] } : OFFICE_HOURS), timezone },
    pickup_approx_volume: 'Less than 3 Parcels',
  };
}

/** The order of a purchase, in Ninja Van's words. Throws `CourierObjection` for texts that it would not take. */
export function orderOf(
  purchase: CourierPurchase,
  { number, level, now_ms }: { number: string; level: string; now_ms: number },
): Record<string, unknown> {
  const { parcel, currency } = purchase;
  const timezone = rulesOf(purchase.origin.country).time_zone;
  const today = dayIn(timezone, now_ms);
  const size = sizeOf(parcel);
  const instructions = fitting(purchase.instructions, MAX_INSTRUCTIONS, 'the delivery instructions', COURIER);
  const content = fitting(parcel.content, MAX_TEXT, 'the contents', COURIER);
  const is_abroad = purchase.origin.country !== purchase.destination.country;
  return {
    service_type: is_abroad ? 'International' : 'Parcel',
    service_level: level,
    requested_tracking_number: number,
    reference: { merchant_order_number: purchase.reference },
    from: addressOf(purchase.origin, 'sender'),
    to: addressOf(purchase.destination, 'recipient'),
    parcel_job: {
      ...pickUpOf(purchase.pick_up, purchase, today, timezone),
      delivery_start_date: today,
      delivery_timeslot: { ...WHOLE_DAY, timezone },
      ...(instructions === '' ? {} : { delivery_instructions: instructions }),
      ...(purchase.cod_minor > 0 ? { cash_on_delivery: amountOf(purchase.cod_minor, currency) } : {}),
      ...(purchase.insured_minor > 0 ? { insured_value: coverOf(purchase.insured_minor, currency) } : {}),
      dimensions: { weight: kilogramsOf(parcel.weight_g), ...size },
      ...(content === '' ? {} : { items: [{ item_description: content, quantity: 1, is_dangerous_good: false }] }),
    },
  };
}

/** One report; a word that nobody knows is noted as it is. */
export function eventOf(input: {
  alias: string;
  tracking_code: string;
  word: string;
  description: string;
  at: number;
  is_return: boolean;
}): CourierEvent {
  const known = codeOf(input.word, input.is_return);
  const code = known ?? 'noted';
  return {
    id: eventId(input.alias, input.tracking_code, known ?? input.word, input.at),
    code,
    description: (input.description || input.word).slice(0, 300),
    place: '',
    at: input.at,
    driver_phone: null,
    pod_urls: [],
  };
}
