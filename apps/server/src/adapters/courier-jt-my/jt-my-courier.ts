import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import { UNKNOWN_NUMBER } from '../../ports/courier.ts';
import type { BoughtParcel, CourierPort, CourierProfile, RateSource } from '../../ports/courier.ts';
import type { Egress } from '../../ports/egress.ts';
import {
  CourierObjection,
  cancelRefused,
  isSignedWith,
  numberOf,
  parcelRefused,
  testParcelRefused,
} from '../courier-http/index.ts';
import { createJtMyClient, type JtMyAccount } from './jt-my.client.ts';
import { COURIER, eventsOf, orderOf } from './jt-my.mapper.ts';
import { jtLabel, jtOrder, jtTraces, type JtOrder } from './jt-my.schema.ts';
import { jtMyDigest } from './jt-my-signature.ts';

const REFERENCE_LENGTH = 20;
const BY_REFERENCE = 1;
const BY_BILL_CODE = 2;

/**
 * J&T Express in Malaysia by its Open Platform. `txlogisticId` is ours and exists once there: the same purchase has the same
 * one, and is found by it. Prices come from the rate card that the operator agreed on.
 */
export function createJtMyCourier(options: {
  profile: CourierProfile;
  account: JtMyAccount;
  /** A live account books real vans: test parcels never reach it. */
  is_live: boolean;
  egress: Egress;
  clock: Clock;
  rates: RateSource;
}): CourierPort {
  const { profile, account, rates } = options;
  const { alias } = profile;
  const client = createJtMyClient(options);

  const findOrder = async (command: number, number: string): Promise<JtOrder | null> => {
    const found = await client.send('/api/order/getOrders', { command, serialNumber: [number] }, v.array(jtOrder));
    const is_it = (order: JtOrder) => number === (command === BY_REFERENCE ? order.txlogisticId : order.billCode);
    return found.find(is_it) ?? null;
  };
  const readLabel = async (billCode: string): Promise<BoughtParcel['courier_label']> => {
    try {
      const { base64EncodeContent } = await client.send('/api/order/printOrder', { billCode }, jtLabel);
      return base64EncodeContent ? { format: 'pdf', base64: base64EncodeContent } : null;
    } catch (error) {
      if (error instanceof CourierObjection) return null;
      throw error;
    }
  };
  const boughtOf = async (order: JtOrder): Promise<BoughtParcel> => ({
    status: 'bought',
    tracking_code: order.billCode,
    route_code: [order.sortingCode, order.thirdSortingCode].filter(Boolean).join(' ').slice(0, 20),
    courier_ref: order.txlogisticId || order.billCode,
    courier_label: await readLabel(order.billCode),
  });
  const find = async (reference: string): Promise<BoughtParcel | null> => {
    const order = await findOrder(BY_REFERENCE, reference);
    return order === null || order.orderStatus === 'CANCELLED' ? null : boughtOf(order);
  };

  return {
    profile,
    problems: null,
    bracketOf: (request) => rates.bracketOf(alias, request),
    quote: (request) => rates.quoteOf(alias, request),
    buy: async (purchase) => {
      if (purchase.is_test && options.is_live) return testParcelRefused(COURIER);
      const reference = numberOf(purchase.client_ref, REFERENCE_LENGTH);
      try {
        const known = await find(reference);
        return (
          known ?? (await boughtOf(await client.send('/api/order/addOrder', orderOf(purchase, reference), jtOrder)))
        );
      } catch (error) {
        if (!(error instanceof CourierObjection)) throw error;
        // Two servers may have asked at once: what the other one booked is this very parcel.
        const booked = await find(reference);
        return booked ?? parcelRefused(COURIER, error.message);
      }
    },
    findByClientRef: async (client_ref) =>
      (await find(numberOf(client_ref, REFERENCE_LENGTH))) ?? { status: 'not_found' },
    track: async (tracking_code) => {
      const traces = await client.send('/api/logistics/trace', { billCodes: tracking_code }, jtTraces);
      const trace = traces.find(({ billCode }) => billCode === tracking_code);
      if (trace === undefined) return { status: 'not_found' };
      return { status: 'found', events: eventsOf(alias, tracking_code, trace.details ?? []) };
    },
    cancel: async (tracking_code) => {
      const order = await findOrder(BY_BILL_CODE, tracking_code);
      if (order === null) return { status: 'refused', reason: UNKNOWN_NUMBER };
      if (order.orderStatus === 'CANCELLED') return { status: 'cancelled' };
      const cancelled = { txlogisticId: order.txlogisticId, orderType: '1', reason: 'The sender cancelled.' };
      try {
        await client.send('/api/order/cancelOrder', cancelled, v.unknown());
        return { status: 'cancelled' };
      } catch (error) {
        if (!(error instanceof CourierObjection)) throw error;
        return cancelRefused(error.message);
      }
    },
    readMessage: ({ headers, raw_body }) => {
      const text = new URLSearchParams(new TextDecoder().decode(raw_body)).get('bizContent') ?? '';
      if (!isSignedWith(headers['digest'], jtMyDigest(text, account.private_key))) return { status: 'forged' };
      const reports = tracesIn(text).flatMap(({ billCode, details }) =>
        eventsOf(alias, billCode, details ?? []).map((event) => ({ tracking_code: billCode, event })),
      );
      const answer = { code: '1', msg: 'success', data: 'SUCCESS', requestId: randomUUID() };
      return { status: 'read', reports, answer: { content_type: 'application/json', body: JSON.stringify(answer) } };
    },
  };
}

/** A message that is signed and cannot be read says nothing. */
function tracesIn(text: string): v.InferOutput<typeof jtTraces> {
  try {
    return v.parse(jtTraces, JSON.parse(text));
  } catch {
    return [];
  }
}
