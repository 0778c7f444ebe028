import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import { UNKNOWN_NUMBER } from '../../ports/courier.ts';
import type {
  BoughtParcel,
  BuyOutcome,
  CourierPort,
  CourierProfile,
  CourierPurchase,
  FoundParcel,
} from '../../ports/courier.ts';
import type { TokenStore } from '../../ports/courier-account.ts';
import type { Egress } from '../../ports/egress.ts';
import {
  CourierObjection,
  NothingOrdered,
  cancelRefused,
  courierBusy,
  isSignedWith,
  notServed,
  parcelRefused,
  priceRaised,
  testParcelRefused,
  wasNeverTaken,
} from '../courier-http/index.ts';
import { createEasyparcelClient, type EasyparcelAccount } from './easyparcel.client.ts';
import { COURIER, eventsOf, obstacleTo, orderOf, questionOf, rateOf, totalOf } from './easyparcel.mapper.ts';
import {
  easyparcelCancellations,
  easyparcelDetails,
  easyparcelList,
  easyparcelMessage,
  easyparcelOrders,
  easyparcelQuotations,
  easyparcelTracking,
  type EasyparcelShipment,
} from './easyparcel.schema.ts';
import { CANCELLED } from './easyparcel.status.ts';
import { parseForeignBody } from '../../platform/parse-foreign-json.ts';

/** What it answers for a number that is none of this account. */
const NOT_THERE: ReadonlySet<number> = new Set([400, 404]);
/** The newest shipments, among which one whose answer was lost is looked for. */
const LISTED = 20;

/**
 * EasyParcel in Malaysia: one contract for most couriers there. It keeps our reference and cannot be asked by it, so a shipment
 * whose answer was lost is looked for among the newest and those it told of, and never ordered a second time.
 */
export function createEasyparcelCourier(options: {
  profile: CourierProfile;
  account: EasyparcelAccount;
  message_secret: string;
  /** A live account books real couriers: test parcels never reach it. */
  is_live: boolean;
  tokens: TokenStore;
  egress: Egress;
  clock: Clock;
  warn: (message: string) => void;
}): CourierPort {
  const { profile, message_secret, clock, warn } = options;
  const { alias } = profile;
  const client = createEasyparcelClient(options);

  const find = async (shipment_number: string): Promise<EasyparcelShipment | null> => {
    try {
      const [shipment] = await client.send('/shipment/details', { shipment_number }, easyparcelDetails);
      return shipment ?? null;
    } catch (error) {
      if (error instanceof CourierObjection && NOT_THERE.has(error.status)) return null;
      throw error;
    }
  };
  /** Null until the courier behind it has given a label. */
  const boughtOf = async ({ shipment_number, shipment_details }: EasyparcelShipment): Promise<BoughtParcel | null> => {
    const { awb_number, awb_url } = shipment_details;
    if (awb_number === '' || awb_url === '') return null;
    const label = Buffer.from(await client.download(awb_url)).toString('base64');
    return {
      status: 'bought',
      tracking_code: shipment_number,
      route_code: '',
      courier_ref: awb_number,
      courier_label: { format: 'pdf', base64: label },
    };
  };
  const place = async (purchase: CourierPurchase, signal: AbortSignal): Promise<BuyOutcome> => {
    const service_id = purchase.service_id.slice(alias.length + 1);
    const order = orderOf(purchase, { service_id, now_ms: clock.now() });
    const total = await client
      .send('/shipment/quotations', questionOf(purchase), easyparcelQuotations)
      .then(([answer]) => answer?.quotations.find(({ courier }) => courier.service_id === service_id))
      .then((quotation) => (quotation === undefined ? null : totalOf(quotation, purchase.currency)))
      .catch((error: unknown) => {
        throw error instanceof CourierObjection ? error : new NothingOrdered(error);
      });
    if (total === null) return parcelRefused(COURIER, '');
    if (total > Number(purchase.courier_rate_ref)) return priceRaised(COURIER);
    // Whoever waited has gone: nothing may be ordered behind their back.
    if (signal.aborted) return courierBusy(COURIER);
    const [answer] = await client.send('/shipment/submit_orders', order, easyparcelOrders);
    const [shipment] = answer?.shipments ?? [];
    if (answer === undefined || answer.status === 'error' || shipment?.status === 'error')
      return parcelRefused(COURIER, reasonOf(shipment ?? answer));
    return labelled(shipment?.shipment_number ?? '');
  };
  /** Whatever goes wrong from here on, the shipment is ordered: nothing that is thrown may say otherwise. */
  const labelled = async (shipment_number: string): Promise<BoughtParcel> => {
    try {
      const made = await find(shipment_number);
      const bought = made === null ? null : await boughtOf(made);
      if (bought !== null) return bought;
    } catch (error) {
      throw new Error(`${shipment_number} is ordered, and its label was not read`, { cause: error });
    }
    throw new Error(`${shipment_number} is ordered, and has no label yet`);
  };
  const findAmong = async (numbers: Iterable<string>, client_ref: string): Promise<FoundParcel> => {
    for (const number of numbers) {
      const shipment = await find(number);
      if (shipment?.shipment_details.reference !== client_ref) continue;
      return (await boughtOf(shipment)) ?? { status: 'unknown' };
    }
    return { status: 'unknown' };
  };

  return {
    profile,
    problems: null,
    bracketOf: null,
    quote: async (request) => {
      const obstacle = obstacleTo(request);
      if (obstacle !== null) return { rates: [], refusals: [obstacle] };
      const [answer] = await client.send('/shipment/quotations', questionOf(request), easyparcelQuotations);
      const rates = (answer?.quotations ?? []).map((quotation) => rateOf(alias, quotation, request));
      return { rates, refusals: rates.length === 0 ? [notServed(COURIER, reasonOf(answer))] : [] };
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
      const newest = await client.send('/shipment/list', { limit: LISTED }, easyparcelList);
      return findAmong(new Set([...heard, ...newest.map(({ shipment_number }) => shipment_number)]), client_ref);
    },
    track: async (tracking_code) => {
      const shipment = await find(tracking_code);
      if (shipment === null) return { status: 'not_found' };
      const { awb_number } = shipment.shipment_details;
      if (awb_number === '') return { status: 'found', events: [] };
      const asked = { awb_numbers: [awb_number] };
      const { results } = await client.send('/shipment/tracking_status', asked, easyparcelTracking);
      const logs = results.find((one) => one.awb_number === awb_number)?.status_log ?? [];
      return { status: 'found', events: eventsOf(alias, tracking_code, logs) };
    },
    cancel: async (tracking_code) => {
      const shipment = await find(tracking_code);
      if (shipment === null) return { status: 'refused', reason: UNKNOWN_NUMBER };
      if (shipment.shipment_details.shipment_status_code === CANCELLED) return { status: 'cancelled' };
      const cancel_list = [{ shipment_number: tracking_code, remark: 'The sender cancelled.' }];
      const [outcome] = await client.send('/shipment/cancel', { cancel_list }, easyparcelCancellations);
      return outcome?.status === 'success' ? { status: 'cancelled' } : cancelRefused(outcome?.message ?? '');
    },
    /** A message carries no signature: its address has a secret, and it only says which shipment to look at. */
    readMessage: ({ secret, raw_body }) => {
      if (!isSignedWith(secret, message_secret)) return { status: 'forged' };
      const read = v.safeParse(easyparcelMessage, parseForeignBody(raw_body));
      const reports = read.success ? [{ tracking_code: read.output.shipment_number, event: null }] : [];
      return { status: 'read', reports, answer: { content_type: 'application/json', body: '{}' } };
    },
  };
}

/** What was said of one item of a batch. */
function reasonOf(item: { errors?: string | readonly string[]; message?: string } | undefined): string {
  const { errors = [], message = '' } = item ?? {};
  return [...(typeof errors === 'string' ? [errors] : errors), message].filter((one) => one !== '').join(' ');
}
