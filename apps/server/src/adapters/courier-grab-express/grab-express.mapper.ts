import type { Currency } from '@sampan/country-rules';
import type { Clock } from '../../platform/clock.ts';
import type { CourierAddress, CourierEvent, CourierPurchase, CourierQuoteRequest } from '../../ports/courier.ts';
import {
  coverOf,
  fitting,
  lineOf,
  livePrice,
  phoneOf,
  sizeOf,
  stepEvents,
  type FirstSeen,
  type Step,
} from '../courier-http/index.ts';
import type { GrabDelivery, GrabQuote } from './grab-express.schema.ts';
import { ENDED, SAME, WAY, WAY_BACK } from './grab-express.status.ts';

export const COURIER = 'GrabExpress';
const MAX_TEXT = 200;
/** A driver who is ordered for a time comes within the hour after it. */
const WINDOW_MS = 3_600_000;

const placeOf = (address: CourierAddress) => ({
  address: fitting(lineOf(address), MAX_TEXT, 'an address', COURIER),
  coordinates: { latitude: address.lat, longitude: address.lng },
});

function packagesOf({ parcel, currency }: Pick<CourierQuoteRequest, 'parcel' | 'currency'>) {
  const size = sizeOf(parcel);
  const content = fitting(parcel.content, MAX_TEXT, 'the contents', COURIER) || 'Parcel';
  return [
    {
      name: content,
      description: content,
      quantity: 1,
      price: coverOf(parcel.value_minor, currency),
      dimensions: {
        width: size?.width ?? 0,
        height: size?.height ?? 0,
        depth: size?.length ?? 0,
        weight: parcel.weight_g,
      },
    },
  ];
}

/** What a way is asked about. Nobody's name is in it. */
export function questionOf(request: Pick<CourierQuoteRequest, 'origin' | 'destination' | 'parcel' | 'currency'>) {
  return {
    packages: packagesOf(request),
    origin: placeOf(request.origin),
    destination: placeOf(request.destination),
  };
}

export const totalOf = ({ amount, currency }: GrabQuote, expected: Currency): number =>
  livePrice({ amount, currency: currency.code }, expected, COURIER);

function personOf(address: CourierAddress, instruction: string) {
  return {
    firstName: fitting(address.name, MAX_TEXT, 'a name', COURIER),
    // With the country's code and without its sign.
    phone: phoneOf(address).replace(/^\+/u, ''),
    ...(address.email === '' ? {} : { email: address.email }),
    smsEnabled: false,
    ...(instruction === ''
      ? {}
      : { instruction: fitting(instruction, MAX_TEXT, 'the delivery instructions', COURIER) }),
  };
}

/** The delivery of a purchase. Throws `CourierObjection` for texts that Grab would not take. */
export function deliveryOf(purchase: CourierPurchase, { service, at }: { service: string; at: Date | null }) {
  return {
    merchantOrderID: purchase.client_ref,
    serviceType: service,
    paymentMethod: 'CASHLESS',
    ...questionOf(purchase),
    sender: personOf(purchase.origin, ''),
    recipient: personOf(purchase.destination, purchase.instructions),
    ...(at === null
      ? {}
      : {
          schedule: {
            pickupTimeFrom: at.toISOString(),
            pickupTimeTo: new Date(at.getTime() + WINDOW_MS).toISOString(),
          },
        }),
  };
}

/** The words that a delivery has come through, as far as its present one says. */
function wordsOf(said: string) {
  const word = SAME.get(said) ?? said;
  const way = WAY.slice(0, WAY.findIndex(([one]) => one === word) + 1);
  if (way.length > 0) return way;
  const back = WAY_BACK.slice(0, WAY_BACK.findIndex(([one]) => one === word) + 1);
  if (back.length > 0) return [...WAY.slice(0, 3), ...back];
  const ended = ENDED.find(([one]) => one === word) ?? ([word, 'noted', word] as const);
  return [...WAY.slice(0, 1), ended];
}

/** What a delivery's present word says happened, oldest first. */
export function eventsOf(
  alias: string,
  { deliveryID, status, courier }: GrabDelivery,
  times: { seen: FirstSeen; clock: Clock },
): CourierEvent[] {
  const words = wordsOf(status);
  const who = [courier?.name, courier?.vehicle?.licensePlate].filter(Boolean).join(', ');
  const steps = words.map(([word, code, description], index): Step => {
    const is_newest = index === words.length - 1;
    return {
      word,
      code,
      description: word === 'PICKING_UP' && who !== '' ? `${description}: ${who}` : description,
      driver_phone: is_newest && code === 'out_for_delivery' ? courier?.phone.slice(0, 24) || null : null,
    };
  });
  return stepEvents(alias, deliveryID, steps, times);
}
