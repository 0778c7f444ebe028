import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import { UNKNOWN_NUMBER } from '../../ports/courier.ts';
import type {
  BoughtParcel,
  BuyOutcome,
  CourierPort,
  CourierProfile,
  CourierPurchase,
  CourierRate,
  CourierRefusal,
} from '../../ports/courier.ts';
import type { Egress } from '../../ports/egress.ts';
import {
  CourierObjection,
  FirstSeen,
  NothingOrdered,
  cancelRefused,
  courierBusy,
  notServed,
  obstacleTo,
  parcelRefused,
  priceRaised,
  sameDayRate,
  scheduleOf,
  testParcelRefused,
  wasNeverTaken,
} from '../courier-http/index.ts';
import { createLalamoveClient, type LalamoveAccount } from './lalamove.client.ts';
import { eventsOf } from './lalamove-events.ts';
import { COURIER, REFERENCE_KEY, orderOf, quotationOf, totalOf } from './lalamove.mapper.ts';
import { readLalamoveMessage } from './lalamove-message.ts';
import { lalamoveDriver, lalamoveOrder, lalamoveQuotation, type LalamoveOrder } from './lalamove.schema.ts';
import { createVehicles } from './lalamove-vehicles.ts';

/** Words about our account: the merchant can only choose another courier, and the operator has to act. */
const FOR_THE_OPERATOR: ReadonlySet<string> = new Set(['ERR_INSUFFICIENT_CREDIT']);

/**
 * Lalamove in one market: a driver who comes within the hour and goes straight to the recipient. A quotation holds for minutes,
 * so an order is placed on a fresh one of the same price. It has no way to look an order up by our reference: after a lost
 * answer it is known again by what Lalamove sends, or by a person, and never ordered a second time.
 */
export function createLalamoveCourier(options: {
  profile: CourierProfile;
  account: LalamoveAccount;
  /** A live account orders real drivers: test parcels never reach it. */
  is_live: boolean;
  egress: Egress;
  clock: Clock;
  warn: (message: string) => void;
}): CourierPort {
  const { profile, account, clock, warn } = options;
  const { alias } = profile;
  const client = createLalamoveClient(options);
  const vehicles = createVehicles(client, clock);
  const seen = new FirstSeen();

  const orderPath = (order_id: string) => `/v3/orders/${encodeURIComponent(order_id)}`;
  const findOrder = async (order_id: string): Promise<LalamoveOrder | null> => {
    try {
      return await client.send('GET', orderPath(order_id), null, lalamoveOrder);
    } catch (error) {
      if (error instanceof CourierObjection && error.status === 404) return null;
      throw error;
    }
  };
  /** A driver who cannot be named is none. */
  const findDriver = async ({ orderId, driverId, status }: LalamoveOrder) => {
    if (driverId === '' || (status !== 'ON_GOING' && status !== 'PICKED_UP')) return null;
    const path = `${orderPath(orderId)}/drivers/${encodeURIComponent(driverId)}`;
    return client.send('GET', path, null, lalamoveDriver).catch(() => null);
  };
  const offer = async (vehicle: string, request: Parameters<CourierPort['quote']>[0]) => {
    try {
      const quotation = quotationOf(request, { vehicle, schedule_at: null });
      const answer = await client.send('POST', '/v3/quotations', quotation, lalamoveQuotation);
      return sameDayRate(alias, vehicle, totalOf(answer, request.currency), request);
    } catch (error) {
      if (!(error instanceof CourierObjection)) throw error;
      return refusalOf(error);
    }
  };
  const place = async (purchase: CourierPurchase, signal: AbortSignal): Promise<BuyOutcome> => {
    const vehicle = purchase.service_id.slice(alias.length + 1);
    const wish = quotationOf(purchase, { vehicle, schedule_at: scheduleOf(purchase, clock.now()) });
    const { quotation, total } = await client
      .send('POST', '/v3/quotations', wish, lalamoveQuotation)
      .then((answer) => ({ quotation: answer, total: totalOf(answer, purchase.currency) }))
      .catch((error: unknown) => {
        throw error instanceof CourierObjection ? error : new NothingOrdered(error);
      });
    if (total > Number(purchase.courier_rate_ref)) return priceRaised(COURIER);
    // Whoever waited has gone: nothing may be ordered behind their back.
    if (signal.aborted) return courierBusy(COURIER);
    return orderAs(await client.send('POST', '/v3/orders', orderOf(purchase, quotation), lalamoveOrder));
  };

  return {
    profile,
    problems: null,
    bracketOf: null,
    quote: async (request) => {
      const obstacle = obstacleTo(request, COURIER);
      if (obstacle !== null) return { rates: [], refusals: [obstacle] };
      const fitting = await vehicles.fitting(request.parcel);
      const answers = await Promise.all(fitting.map(({ key }) => offer(key, request)));
      const rates = answers.filter((one): one is CourierRate => 'service_id' in one);
      const refusals = answers.filter((one): one is CourierRefusal => 'message' in one);
      return { rates, refusals: fitting.length === 0 ? [TOO_LARGE] : refusals.slice(0, 1) };
    },
    buy: async (purchase, { signal }) => {
      if (purchase.is_test && options.is_live) return testParcelRefused(COURIER);
      try {
        return await place(purchase, signal);
      } catch (error) {
        if (error instanceof CourierObjection && !FOR_THE_OPERATOR.has(error.code))
          return parcelRefused(COURIER, error.message);
        if (error instanceof CourierObjection || error instanceof NothingOrdered || wasNeverTaken(error)) {
          warn(`${alias} took no order: ${error.message}`);
          return courierBusy(COURIER);
        }
        throw error;
      }
    },
    findByClientRef: async (client_ref, { heard = [] }) => {
      for (const order_id of heard) {
        const order = await findOrder(order_id);
        if (order?.metadata[REFERENCE_KEY] === client_ref) return orderAs(order);
      }
      return { status: 'unknown' };
    },
    track: async (tracking_code) => {
      const order = await findOrder(tracking_code);
      if (order === null) return { status: 'not_found' };
      const driver = await findDriver(order);
      return { status: 'found', events: eventsOf(alias, order, { driver, seen, clock }) };
    },
    cancel: async (tracking_code) => {
      const order = await findOrder(tracking_code);
      if (order === null) return { status: 'refused', reason: UNKNOWN_NUMBER };
      // Nobody came, or it was called off before: nothing is left to cancel.
      if (['CANCELED', 'REJECTED', 'EXPIRED'].includes(order.status)) return { status: 'cancelled' };
      try {
        await client.send('DELETE', orderPath(tracking_code), null, v.unknown());
        return { status: 'cancelled' };
      } catch (error) {
        if (!(error instanceof CourierObjection)) throw error;
        return cancelRefused(error.message);
      }
    },
    readMessage: (message) => readLalamoveMessage(message, account),
  };
}

/** It prints no label: the driver is told by the order. Ours says whose parcel it is. */
function orderAs({ orderId }: LalamoveOrder): BoughtParcel {
  return { status: 'bought', tracking_code: orderId, route_code: '', courier_ref: orderId, courier_label: null };
}

const TOO_LARGE: CourierRefusal = {
  code: 'too_heavy',
  message: `${COURIER} has no vehicle for a parcel of this size.`,
};

function refusalOf({ message, code }: CourierObjection): CourierRefusal {
  return notServed(COURIER, code === 'ERR_OUT_OF_SERVICE_AREA' ? '' : message);
}
