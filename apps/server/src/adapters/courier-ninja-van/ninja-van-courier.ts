import type { Clock } from '../../platform/clock.ts';
import { UNKNOWN_NUMBER } from '../../ports/courier.ts';
import type { BoughtParcel, CourierEvent, CourierPort, CourierProfile, RateSource } from '../../ports/courier.ts';
import type { Egress } from '../../ports/egress.ts';
import {
  CourierObjection,
  CourierStatusError,
  cancelRefused,
  numberOf,
  parcelRefused,
  readAnswer,
  testParcelRefused,
} from '../courier-http/index.ts';
import { createNinjaVanClient, type NinjaVanAccount } from './ninja-van.client.ts';
import { COURIER, eventOf, orderOf, serviceLevelOf } from './ninja-van.mapper.ts';
import { readNinjaVanMessage } from './ninja-van-message.ts';
import { ninjaEvents, ninjaOrder } from './ninja-van.schema.ts';

/** The reference takes nine characters or more behind the account's prefix. */
const NUMBER_LENGTH = 14;

/**
 * Ninja Van in one country, by its own API. It knows no idempotency key, so our tracking number does the work: the same
 * purchase asks for the same number, which exists once. Prices come from the rate card that the operator agreed on.
 */
export function createNinjaVanCourier(options: {
  profile: CourierProfile;
  account: NinjaVanAccount;
  /** What Ninja Van puts before the numbers of this account. */
  prefix: string;
  /** A live account books real vans: test parcels never reach it. */
  is_live: boolean;
  egress: Egress;
  clock: Clock;
  rates: RateSource;
}): CourierPort {
  const { profile, account, prefix, clock, rates } = options;
  const { alias } = profile;
  const client = createNinjaVanClient(options);

  const readEvents = async (tracking_code: string): Promise<CourierEvent[] | null> => {
    try {
      const answer = await client.send('GET', `/1.0/orders/tracking-events/${encodeURIComponent(tracking_code)}`);
      return eventsOf(alias, tracking_code, readAnswer(answer, ninjaEvents).data);
    } catch (error) {
      if (error instanceof CourierObjection && error.status === 404) return null;
      throw error;
    }
  };

  const find = async (tracking_code: string): Promise<BoughtParcel | null> => {
    if ((await readEvents(tracking_code)) === null) return null;
    return {
      status: 'bought',
      tracking_code,
      route_code: '',
      courier_ref: tracking_code,
      courier_label: await readLabel(tracking_code),
    };
  };

  /** Null for an account that may not print waybills: ours is printed then. Throws while there is no answer. */
  const readLabel = async (tracking_code: string): Promise<BoughtParcel['courier_label']> => {
    try {
      const { bytes } = await client.send('GET', `/2.0/reports/waybill?tid=${encodeURIComponent(tracking_code)}`);
      return { format: 'pdf', base64: Buffer.from(bytes).toString('base64') };
    } catch (error) {
      if (error instanceof CourierObjection) return null;
      if (error instanceof CourierStatusError && error.status === 403) return null;
      throw error;
    }
  };

  return {
    profile,
    problems: null,
    bracketOf: (request) => rates.bracketOf(alias, request),
    quote: async (request) => {
      const { rates: offered, refusals } = await rates.quoteOf(alias, request);
      return { rates: offered.filter((rate) => serviceLevelOf(rate.service_alias) !== null), refusals };
    },
    buy: async (purchase) => {
      if (purchase.is_test && options.is_live) return testParcelRefused(COURIER);
      const level = serviceLevelOf(purchase.service_id.slice(alias.length + 1));
      if (level === null) return { status: 'refused', reason: `${COURIER} no longer offers this service.` };
      const number = numberOf(purchase.client_ref, NUMBER_LENGTH);
      try {
        const known = await find(`${prefix}${number}`);
        if (known !== null) return known;
        const body = orderOf(purchase, { number, level, now_ms: clock.now() });
        const { tracking_number } = readAnswer(await client.send('POST', '/4.2/orders', body), ninjaOrder);
        // Found again by what we asked for: a number of another form means that the prefix is set wrongly.
        if (tracking_number !== `${prefix}${number}`)
          throw new Error(`${COURIER} gave ${tracking_number} where ${prefix}${number} was expected`);
        const courier_label = await readLabel(tracking_number);
        return {
          status: 'bought',
          tracking_code: tracking_number,
          route_code: '',
          courier_ref: tracking_number,
          courier_label,
        };
      } catch (error) {
        if (!(error instanceof CourierObjection)) throw error;
        // Two servers may have asked at once: what the other one booked is this very parcel.
        const booked = await find(`${prefix}${number}`);
        if (booked !== null) return booked;
        return parcelRefused(COURIER, error.message);
      }
    },
    findByClientRef: async (client_ref) =>
      (await find(`${prefix}${numberOf(client_ref, NUMBER_LENGTH)}`)) ?? { status: 'not_found' },
    track: async (tracking_code) => {
      const events = await readEvents(tracking_code);
      return events === null ? { status: 'not_found' } : { status: 'found', events };
    },
    cancel: async (tracking_code) => {
      try {
        await client.send('DELETE', `/2.2/orders/${encodeURIComponent(tracking_code)}`);
        return { status: 'cancelled' };
      } catch (error) {
        if (!(error instanceof CourierObjection)) throw error;
        if (error.status === 404) return { status: 'refused', reason: UNKNOWN_NUMBER };
        // Called off before: an answer that was lost, or somebody at Ninja Van did it.
        if ((await readEvents(tracking_code))?.at(-1)?.code === 'cancelled') return { status: 'cancelled' };
        return cancelRefused(error.message);
      }
    },
    readMessage: (message) => readNinjaVanMessage(message, { alias, client_secret: account.client_secret }),
  };
}

/** Oldest first. Once a parcel is on its way back, everything behind is. */
function eventsOf(
  alias: string,
  tracking_code: string,
  listed: readonly { status?: string | null; timestamp?: string | null; description?: string | null }[],
): CourierEvent[] {
  const dated = listed
    .map(({ status, timestamp, description }) => ({
      word: status ?? '',
      description: description ?? '',
      at: Math.floor(Date.parse(timestamp ?? '') / 1000),
    }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at);
  let is_return = false;
  return dated.map((one) => {
    const event = eventOf({ alias, tracking_code, ...one, is_return });
    is_return ||= event.code === 'returning';
    return event;
  });
}
