import type { HistoricBooking, HistoricParcel } from '../../ports/ports.ts';
import { awbOf } from './awb.ts';
import { LOCAL_COURIERS } from './courier-directory.ts';
import type { LocalCourier } from './courier-directory.ts';
import type { CourierParcelRow } from './courier-local.table.ts';
import { rowOf } from './local-courier.ts';
import { lifeOf } from './parcel-life.ts';
import { timelineOf } from './timeline.ts';
import type { TimedEvent } from './pace.ts';

export function localCourierOf(alias: string): LocalCourier {
  const courier = LOCAL_COURIERS.find((one) => one.alias === alias);
  if (courier === undefined) throw new Error(`no local courier is called ${alias}`);
  return courier;
}

/** A booking as the courier remembers it. Pure: the same booking gives the same number and the same life. */
export function historicRowOf(booking: HistoricBooking): CourierParcelRow {
  const courier = localCourierOf(booking.alias);
  const { serial, bought_at_ms, speed, scenario, cancelled_at_ms, hurry } = booking.life;
  const row: CourierParcelRow = {
    ...rowOf(courier, booking.purchase, { bought_at_ms, speed, scenario }, awbOf(courier.awb_letters, serial)),
    forced: {},
    cancelled_at_ms: cancelled_at_ms ?? null,
    instruction: null,
    wish: null,
  };
  return hurry ? { ...row, forced: hurriedSteps(timelineOf(lifeOf(row, courier)), hurry) } : row;
}

/** The whole life of a booking, the future too. */
export function historicParcelOf(booking: HistoricBooking): HistoricParcel {
  const row = historicRowOf(booking);
  const events = timelineOf(lifeOf(row, localCourierOf(booking.alias)));
  return { tracking_code: row.tracking_code, route_code: row.route_code, events };
}

/** From a moment on the parcel moves at another speed; the first step after it comes after a given wait. */
function hurriedSteps(
  timeline: readonly TimedEvent[],
  hurry: NonNullable<HistoricBooking['life']['hurry']>,
): Record<string, number> {
  const first = timeline.find((event) => event.at_ms > hurry.from_ms);
  if (first === undefined) return {};
  const begins = hurry.from_ms + hurry.first_after_ms;
  return Object.fromEntries(
    timeline.flatMap((event, index) =>
      event.at_ms > hurry.from_ms ? [[index, Math.round(begins + (event.at_ms - first.at_ms) / hurry.speed)]] : [],
    ),
  );
}
