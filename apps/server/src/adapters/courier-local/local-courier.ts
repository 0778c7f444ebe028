import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BoughtParcel, CourierPort, CourierPurchase, RateSource } from '../../ports/courier.ts';
import { isAwb, newAwb } from './awb.ts';
import type { LocalCourier } from './courier-directory.ts';
import type { CourierParcelRow } from './courier-local.table.ts';
import { createProblemDesk } from './problem-desk.ts';
import { bookParcel, findByCode, findByReference, setCancelled } from './courier-parcel.repo.ts';
import { BrokenConnection, wait } from './fault-injection.ts';
import type { FaultInjector } from './fault-injection.ts';
import { hubOf, routeCodeOf } from './hub.ts';
import { purchaseOutcome, scenarioFor } from './scenario.ts';
import type { Scenario, Journey } from './scenario.ts';
import { eventsUntil, isAtSender } from './timeline.ts';
import { lifeOf } from './parcel-life.ts';
import { UNKNOWN_NUMBER } from '../../ports/courier.ts';

/** A slow purchase answers after this long: longer than anybody waits (20 s), so that its result is unknown at first. */
const SLOW_BUY_MS = 25_000;
const RUSH_SERVICES = /same-?day|four-hour|rider/;

export interface LocalNetworkSettings {
  db: Database;
  clock: Clock;
  rates: RateSource;
  faults: FaultInjector;
  /** Courier seconds per second for parcels bought from now on. */
  speed: number;
}

/** One courier of the local network. It behaves as a foreign company would: its own memory, its own pace, its own moods. */
export function createLocalCourier(courier: LocalCourier, settings: LocalNetworkSettings): CourierPort {
  const { db, clock, rates, faults } = settings;
  const { awb_letters: _letters, carrier_noun: _noun, ...profile } = courier;
  return {
    profile,
    problems: createProblemDesk(courier, settings),
    bracketOf: async (request) => rates.bracketOf(courier.alias, request),
    quote: async (request, { signal }) => {
      const fault = faults.of(courier.alias);
      await wait(fault.latency_ms ?? 0, signal);
      if (fault.quote === 'fails') throw new BrokenConnection();
      const quote = await rates.quoteOf(courier.alias, request);
      if (fault.quote === 'malformed')
        return { ...quote, rates: quote.rates.map((rate) => ({ ...rate, freight_minor: Number.NaN })) };
      return quote;
    },
    buy: async (purchase, { signal }) => {
      const fault = faults.of(courier.alias);
      await wait(fault.latency_ms ?? 0, signal);
      if (fault.buy === 'lost_before') throw new BrokenConnection();
      const outcome = purchaseOutcome(purchase.destination.name);
      if (fault.buy === 'refused' || outcome === 'refused') {
        return {
          status: 'refused',
          reason: `${courier.name} does not accept this parcel: the recipient is on its refusal list.`,
        };
      }
      const row = await book(db, courier, purchase, {
        bought_at_ms: clock.now(),
        speed: settings.speed,
        scenario: scenarioFor(purchase.destination.name),
      });
      if (fault.buy === 'lost_after') throw new BrokenConnection();
      if (outcome === 'slow') await wait(SLOW_BUY_MS, signal);
      return boughtOf(row);
    },
    findByClientRef: async (client_ref, { signal }) => {
      const fault = faults.of(courier.alias);
      await wait(fault.latency_ms ?? 0, signal);
      if (fault.track === 'fails') throw new BrokenConnection();
      const row = await findByReference(db, courier.alias, client_ref);
      return row === null ? { status: 'not_found' } : boughtOf(row);
    },
    track: async (tracking_code, { signal }) => {
      const fault = faults.of(courier.alias);
      await wait(fault.latency_ms ?? 0, signal);
      if (fault.track === 'fails') throw new BrokenConnection();
      const row = isAwb(tracking_code) ? await findByCode(db, tracking_code) : null;
      if (row === null || row.courier_alias !== courier.alias) return { status: 'not_found' };
      return { status: 'found', events: eventsUntil(lifeOf(row, courier), clock.now()) };
    },
    cancel: async (tracking_code, { signal }) => {
      await wait(faults.of(courier.alias).latency_ms ?? 0, signal);
      const row = await findByCode(db, tracking_code);
      if (row === null || row.courier_alias !== courier.alias) return { status: 'refused', reason: UNKNOWN_NUMBER };
      if (row.cancelled_at_ms !== null) return { status: 'cancelled' };
      const events = eventsUntil(lifeOf(row, courier), clock.now());
      if (!isAtSender(events)) return { status: 'refused', reason: 'The parcel is already on its way.' };
      await setCancelled(db, tracking_code, clock.now());
      return { status: 'cancelled' };
    },
  };
}

/** Writes the parcel into the courier's memory; a number that happens to be taken is drawn again. */
async function book(
  db: Database,
  courier: LocalCourier,
  purchase: CourierPurchase,
  life: { bought_at_ms: number; speed: number; scenario: Scenario },
): Promise<CourierParcelRow> {
  for (;;) {
    const row = await bookParcel(db, rowOf(courier, purchase, life, newAwb(courier.awb_letters)));
    if (row !== null) return row;
  }
}

/** What a courier remembers of a purchase under a number. */
export function rowOf(
  courier: LocalCourier,
  purchase: CourierPurchase,
  life: { bought_at_ms: number; speed: number; scenario: Scenario },
  tracking_code: string,
): Omit<CourierParcelRow, 'cancelled_at_ms' | 'forced' | 'instruction' | 'wish'> {
  return {
    tracking_code,
    courier_alias: courier.alias,
    client_ref: purchase.client_ref,
    service_id: purchase.service_id,
    route_code: routeCodeOf(purchase.destination),
    trip: tripOf(purchase),
    cod_minor: purchase.cod_minor,
    ...life,
  };
}

function tripOf(purchase: CourierPurchase): Journey {
  const { origin, destination } = purchase;
  const origin_hub = hubOf(origin);
  const destination_hub = hubOf(destination);
  return {
    origin_hub,
    destination_hub,
    origin_city: cityOf(origin, origin_hub.name),
    destination_city: cityOf(destination, destination_hub.name),
    is_rush: RUSH_SERVICES.test(purchase.service_id),
  };
}

/** Never closer than the city: tracking is public. */
function cityOf(address: CourierPurchase['origin'], otherwise: string): string {
  return [address.city, address.state].find((name) => name !== '')?.slice(0, 100) ?? otherwise;
}

function boughtOf(row: CourierParcelRow): BoughtParcel {
  return {
    status: 'bought',
    tracking_code: row.tracking_code,
    route_code: row.route_code,
    courier_ref: row.tracking_code,
    courier_label: null,
  };
}
