import type { LocalCourier } from './courier-directory.ts';
import type { CourierParcelRow } from './courier-local.table.ts';
import type { ParcelLife } from './pace.ts';

/** What a courier remembers of a parcel, as its timeline needs it. */
export function lifeOf(row: CourierParcelRow, courier: LocalCourier): ParcelLife {
  return {
    tracking_code: row.tracking_code,
    scenario: row.scenario,
    trip: row.trip,
    carrier: courier.carrier_noun,
    bought_at_ms: row.bought_at_ms,
    speed: row.speed,
    forced: row.forced,
    cancelled_at_ms: row.cancelled_at_ms,
    instruction: row.instruction,
    wish: row.wish?.place ?? null,
  };
}
