import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { UNKNOWN_NUMBER, type AttemptDesk } from '../../ports/courier.ts';
import type { LocalCourier } from './courier-directory.ts';
import type { CourierParcelRow } from './courier-local.table.ts';
import { findByCode, setAttempt } from './courier-parcel.repo.ts';
import { BrokenConnection, wait, type FaultInjector } from './fault-injection.ts';
import { lifeOf } from './parcel-life.ts';
import { eventsUntil } from './timeline.ts';

/** Where a courier of the local network is asked to come once more. */
export function createAttemptDesk(
  courier: LocalCourier,
  { db, clock, faults }: { db: Database; clock: Clock; faults: FaultInjector },
): AttemptDesk {
  const find = async (tracking_code: string, signal: AbortSignal): Promise<CourierParcelRow | null> => {
    const fault = faults.of(courier.alias);
    await wait(fault.latency_ms ?? 0, signal);
    if (fault.track === 'fails') throw new BrokenConnection();
    const row = await findByCode(db, tracking_code);
    return row?.courier_alias === courier.alias ? row : null;
  };
  const hasFailed = (row: CourierParcelRow): boolean =>
    eventsUntil(lifeOf(row, courier), clock.now()).at(-1)?.code === 'delivery_failed';
  return {
    book: async ({ tracking_code, from_at, to_at }, { signal }) => {
      const row = await find(tracking_code, signal);
      if (row === null) return { status: 'refused', reason: UNKNOWN_NUMBER };
      if (!hasFailed(row)) return { status: 'refused', reason: 'We are not waiting for instructions for this parcel.' };
      // A wish that replaces another keeps its moment, or what was called off would come back.
      const asked_at_ms = row.attempt?.asked_at_ms ?? clock.now();
      await setAttempt(db, tracking_code, { asked_at_ms, from_ms: from_at * 1_000, to_ms: to_at * 1_000 });
      return { status: 'booked' };
    },
    withdraw: async (tracking_code, { signal }) => {
      const row = await find(tracking_code, signal);
      if (row === null) return { status: 'refused', reason: UNKNOWN_NUMBER };
      if (row.attempt !== null && !hasFailed(row))
        return { status: 'refused', reason: 'The driver is already on the way.' };
      await setAttempt(db, tracking_code, null);
      return { status: 'withdrawn' };
    },
  };
}
