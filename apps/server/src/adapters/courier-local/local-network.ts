import type { CourierEvent, CourierPort, CourierPurchase } from '../../ports/courier.ts';
import { LOCAL_COURIERS } from './courier-directory.ts';
import { findByCode, setForced } from './courier-parcel.repo.ts';
import { FaultBox } from './faults.ts';
import { book, createLocalCourier, lifeOf } from './local-courier.ts';
import type { LocalNetworkSettings } from './local-courier.ts';
import type { Scenario } from './scenario.ts';
import { eventsUntil, timelineOf } from './timeline.ts';

/** How far `advance` moves a parcel: to its next event, up to a milestone, or to the end. */
export type AdvanceTo = 'next' | 'picked_up' | 'out_for_delivery' | 'end';

/** The couriers that come with Sampan, whose parcels really move, and the strings a developer may pull. */
export interface LocalNetwork {
  couriers: CourierPort[];
  /** What goes wrong on purpose. */
  faults: FaultBox;
  /**
   * Makes the coming events of a parcel happen now; later ones keep their distance. Answers all events so far, or null for
   * an unknown number. A milestone that has passed already moves nothing.
   */
  advance(tracking_code: string, to?: AdvanceTo): Promise<CourierEvent[] | null>;
  /** Books a parcel in the past with a chosen fate: how a demo gets its history. Answers its number and sort code. */
  bookPast(
    alias: string,
    purchase: CourierPurchase,
    life: { bought_at_ms: number; speed: number; scenario: Scenario },
  ): Promise<{ tracking_code: string; route_code: string }>;
}

export function createLocalNetwork(options: Omit<LocalNetworkSettings, 'faults'>): LocalNetwork {
  const faults = new FaultBox();
  const { db, clock } = options;
  const courierOf = (alias: string): (typeof LOCAL_COURIERS)[number] => {
    const courier = LOCAL_COURIERS.find((one) => one.alias === alias);
    if (courier === undefined) throw new Error(`no local courier is called ${alias}`);
    return courier;
  };
  return {
    couriers: LOCAL_COURIERS.map((courier) => createLocalCourier(courier, { ...options, faults })),
    faults,
    advance: async (tracking_code, to = 'next') => {
      const row = await findByCode(db, tracking_code);
      if (row === null) return null;
      const courier = courierOf(row.courier_alias);
      const now = clock.now();
      const timeline = timelineOf(lifeOf(row, courier));
      const next = timeline.findIndex((event) => event.at_ms > now);
      const milestone = timeline.findIndex((event) => event.code === to);
      const last = to === 'next' ? next : to === 'end' ? timeline.length - 1 : milestone;
      const forced = { ...row.forced };
      if (next !== -1) for (let index = next; index <= last; index += 1) forced[index] = now;
      if (next !== -1 && last >= next) await setForced(db, tracking_code, forced);
      return eventsUntil(lifeOf({ ...row, forced }, courier), now);
    },
    bookPast: async (alias, purchase, life) => {
      const row = await book(db, courierOf(alias), purchase, life);
      return { tracking_code: row.tracking_code, route_code: row.route_code };
    },
  };
}
