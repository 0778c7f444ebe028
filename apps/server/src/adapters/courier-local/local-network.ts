import type { Database } from '../../platform/database/database.ts';
import type { CourierEvent, CourierPort } from '../../ports/courier.ts';
import type { HistoricBooking, HistoricParcel } from '../../ports/ports.ts';
import { LOCAL_COURIERS } from './courier-directory.ts';
import { findByCode, setForced, storeParcels } from './courier-parcel.repo.ts';
import { FaultInjector } from './fault-injection.ts';
import { createLocalCourier } from './local-courier.ts';
import { lifeOf } from './parcel-life.ts';
import type { LocalNetworkSettings } from './local-courier.ts';
import { localCourierOf, historicParcelOf, historicRowOf } from './historic-parcel.ts';
import { eventsUntil, stepName, timelineOf } from './timeline.ts';

/** How far `advance` moves a parcel: to its next event, up to a milestone, or to the end. */
export type AdvanceTo = 'next' | 'picked_up' | 'out_for_delivery' | 'end';

/** The couriers that come with Sampan, whose parcels really move, and the strings a developer may pull. */
export interface LocalNetwork {
  couriers: CourierPort[];
  /** What goes wrong on purpose. */
  faults: FaultInjector;
  /**
   * Makes the coming events of a parcel happen now; later ones keep their distance. Answers all events so far, or null for
   * an unknown number. A milestone that has passed already moves nothing.
   */
  advance(tracking_code: string, to?: AdvanceTo): Promise<CourierEvent[] | null>;
  /** A parcel of the past with a chosen fate, planned and not yet written: how a demo gets its history. */
  planPast(booking: HistoricBooking): HistoricParcel;
  /** Writes planned parcels into the couriers' memory on the caller's connection; they live on like all others. */
  storePast(db: Database, bookings: readonly HistoricBooking[]): Promise<void>;
}

export function createLocalNetwork(options: Omit<LocalNetworkSettings, 'faults'>): LocalNetwork {
  const faults = new FaultInjector();
  const { db, clock } = options;
  return {
    couriers: LOCAL_COURIERS.map((courier) => createLocalCourier(courier, { ...options, faults })),
    faults,
    advance: async (tracking_code, to = 'next') => {
      const row = await findByCode(db, tracking_code);
      if (row === null) return null;
      const courier = localCourierOf(row.courier_alias);
      const now = clock.now();
      const timeline = timelineOf(lifeOf(row, courier));
      const next = timeline.findIndex((event) => event.at_ms > now);
      const milestone = timeline.findIndex((event) => event.code === to);
      const last = to === 'next' ? next : to === 'end' ? timeline.length - 1 : milestone;
      const forced = { ...row.forced };
      if (next !== -1)
        for (const [index, event] of timeline.entries())
          if (index >= next && index <= last) forced[stepName(event, index)] = now;
      if (next !== -1 && last >= next) await setForced(db, tracking_code, forced);
      return eventsUntil(lifeOf({ ...row, forced }, courier), now);
    },
    planPast: historicParcelOf,
    storePast: (on, bookings) => storeParcels(on, bookings.map(historicRowOf)),
  };
}
