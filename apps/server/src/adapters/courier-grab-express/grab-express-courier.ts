import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import { UNKNOWN_NUMBER } from '../../ports/courier.ts';
import type { BoughtParcel, BuyOutcome, CourierPort, CourierProfile, CourierPurchase } from '../../ports/courier.ts';
import type { Egress } from '../../ports/egress.ts';
import {
  CourierObjection,
  FirstSeen,
  NothingOrdered,
  cancelRefused,
  courierBusy,
  isSignedWith,
  notServed,
  obstacleTo,
  parcelRefused,
  priceRaised,
  sameDayRate,
  scheduleOf,
  testParcelRefused,
  wasNeverTaken,
} from '../courier-http/index.ts';
import { createGrabExpressClient, type GrabExpressAccount } from './grab-express.client.ts';
import { COURIER, deliveryOf, eventsOf, questionOf, totalOf } from './grab-express.mapper.ts';
import { grabDelivery, grabMessage, grabQuotes, type GrabDelivery } from './grab-express.schema.ts';
import { parseForeignBody } from '../../platform/parse-foreign-json.ts';

const CANCELLED: ReadonlySet<string> = new Set(['CANCELED', 'FAILED']);

/**
 * GrabExpress in one country: a driver who goes straight to the recipient. It has no way to look an order up by our reference:
 * after a lost answer it is known again by what Grab sends, or by a person, and never ordered a second time.
 */
export function createGrabExpressCourier(options: {
  profile: CourierProfile;
  account: GrabExpressAccount;
  message_secret: string;
  /** A live account orders real drivers: test parcels never reach it. */
  is_live: boolean;
  egress: Egress;
  clock: Clock;
  warn: (message: string) => void;
}): CourierPort {
  const { profile, message_secret, clock, warn } = options;
  const { alias } = profile;
  const client = createGrabExpressClient(options);
  const seen = new FirstSeen();

  const pathOf = (id: string) => `/deliveries/${encodeURIComponent(id)}`;
  const find = async (id: string): Promise<GrabDelivery | null> => {
    try {
      return await client.send('GET', pathOf(id), null, grabDelivery);
    } catch (error) {
      if (error instanceof CourierObjection && error.status === 404) return null;
      throw error;
    }
  };
  const place = async (purchase: CourierPurchase, signal: AbortSignal): Promise<BuyOutcome> => {
    const service = purchase.service_id.slice(alias.length + 1);
    const delivery = deliveryOf(purchase, { service, at: scheduleOf(purchase, clock.now()) });
    const total = await client
      .send('POST', '/deliveries/quotes', questionOf(purchase), grabQuotes)
      .then(({ quotes }) => quotes.find(({ service: { type } }) => type === service))
      .then((quote) => (quote === undefined ? null : totalOf(quote, purchase.currency)))
      .catch((error: unknown) => {
        throw error instanceof CourierObjection ? error : new NothingOrdered(error);
      });
    if (total === null) return parcelRefused(COURIER, '');
    if (total > Number(purchase.courier_rate_ref)) return priceRaised(COURIER);
    // Whoever waited has gone: nothing may be ordered behind their back.
    if (signal.aborted) return courierBusy(COURIER);
    return boughtOf(await client.send('POST', '/deliveries', delivery, grabDelivery));
  };

  return {
    profile,
    problems: null,
    bracketOf: null,
    quote: async (request) => {
      const obstacle = obstacleTo(request, COURIER);
      if (obstacle !== null) return { rates: [], refusals: [obstacle] };
      try {
        const { quotes } = await client.send('POST', '/deliveries/quotes', questionOf(request), grabQuotes);
        const rates = quotes.map((quote) =>
          sameDayRate(alias, quote.service.type, totalOf(quote, request.currency), request),
        );
        return { rates, refusals: rates.length === 0 ? [notServed(COURIER, '')] : [] };
      } catch (error) {
        if (!(error instanceof CourierObjection)) throw error;
        return { rates: [], refusals: [notServed(COURIER, error.message)] };
      }
    },
    buy: async (purchase, { signal }) => {
      if (purchase.is_test && options.is_live) return testParcelRefused(COURIER);
      try {
        return await place(purchase, signal);
      } catch (error) {
        if (error instanceof CourierObjection) return parcelRefused(COURIER, error.message);
        if (!(error instanceof NothingOrdered) && !wasNeverTaken(error)) throw error;
        warn(`${alias} took no order: ${error.message}`);
        return courierBusy(COURIER);
      }
    },
    findByClientRef: async (client_ref, { heard = [] }) => {
      for (const id of heard) {
        const delivery = await find(id);
        if (delivery?.merchantOrderID === client_ref) return boughtOf(delivery);
      }
      return { status: 'unknown' };
    },
    track: async (tracking_code) => {
      const delivery = await find(tracking_code);
      if (delivery === null) return { status: 'not_found' };
      return { status: 'found', events: eventsOf(alias, delivery, { seen, clock }) };
    },
    cancel: async (tracking_code) => {
      const delivery = await find(tracking_code);
      if (delivery === null) return { status: 'refused', reason: UNKNOWN_NUMBER };
      // Nobody came, or it was called off before: nothing is left to cancel.
      if (CANCELLED.has(delivery.status)) return { status: 'cancelled' };
      try {
        await client.send('DELETE', pathOf(tracking_code), null, v.unknown());
        return { status: 'cancelled' };
      } catch (error) {
        if (!(error instanceof CourierObjection)) throw error;
        return cancelRefused(error.message);
      }
    },
    /** A message only says which order to look at. */
    readMessage: ({ headers, raw_body }) => {
      if (!isSignedWith(headers['authorization'], message_secret)) return { status: 'forged' };
      const read = v.safeParse(grabMessage, parseForeignBody(raw_body));
      const reports = read.success ? [{ tracking_code: read.output.deliveryID, event: null }] : [];
      return { status: 'read', reports, answer: { content_type: 'application/json', body: '{}' } };
    },
  };
}

/** It prints no label: the driver is told by the order. Ours says whose parcel it is. */
function boughtOf({ deliveryID }: GrabDelivery): BoughtParcel {
  return { status: 'bought', tracking_code: deliveryID, route_code: '', courier_ref: deliveryID, courier_label: null };
}
