import { CURRENCIES, rulesOf, type CountryCode } from '@sampan/country-rules';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  UNKNOWN_NUMBER,
  type CourierEventCode,
  type CourierInstruction,
  type ProblemDesk,
} from '../../ports/courier.ts';
import type { LocalCourier } from './courier-directory.ts';
import type { AgreedInstruction, CourierParcelRow } from './courier-local.table.ts';
import { findByCode, setInstruction, setWish } from './courier-parcel.repo.ts';
import { BrokenConnection, wait, type FaultInjector } from './fault-injection.ts';
import { lifeOf } from './parcel-life.ts';
import { eventsUntil, isAtSender } from './timeline.ts';

const HOUR_MS = 3_600_000;
/** A parcel leaves for its sender after the hub has found it, and is there on the third day at the latest. */
const RETURN_LEAVES_MS = 6 * HOUR_MS;
const RETURN_ARRIVES_MS = 60 * HOUR_MS;
const RETURN_DAYS = { return_days_from: 2, return_days_to: 3 };

/** The way back, in the unit of each currency; the second attempt and another door in the same area are included. */
const RETURN_FEES: Readonly<Record<CountryCode, number>> = { SG: 2.4, MY: 4, PH: 60, ID: 9_000, VN: 15_000 };

/** A driver has, or had, the parcel: nothing at the door can be arranged any more. */
const HAS_SET_OUT: ReadonlySet<CourierEventCode> = new Set(['out_for_delivery', 'returning', 'lost', 'cancelled']);

/** Where a courier of the local network is told what to do with a parcel that nobody took or picked up. */
export function createProblemDesk(
  courier: LocalCourier,
  { db, clock, faults }: { db: Database; clock: Clock; faults: FaultInjector },
): ProblemDesk {
  const find = async (tracking_code: string, signal: AbortSignal): Promise<CourierParcelRow | null> => {
    const fault = faults.of(courier.alias);
    await wait(fault.latency_ms ?? 0, signal);
    if (fault.track === 'fails') throw new BrokenConnection();
    const row = await findByCode(db, tracking_code);
    return row?.courier_alias === courier.alias ? row : null;
  };
  const isWaiting = (row: CourierParcelRow, kind: CourierInstruction['kind']): boolean => {
    const events = eventsUntil(lifeOf(row, courier), clock.now());
    return kind === 'pick_up' ? isAtSender(events) : events.at(-1)?.code === 'delivery_failed';
  };
  return {
    terms: async (tracking_code, { signal }) => {
      await find(tracking_code, signal);
      return { attempt_minor: 0, address_minor: 0, return_minor: returnFeeOf(courier), ...RETURN_DAYS };
    },
    instruct: async (instruction, { signal }) => {
      const row = await find(instruction.tracking_code, signal);
      if (row === null) return { status: 'refused', reason: UNKNOWN_NUMBER };
      if (row.instruction?.client_ref === instruction.client_ref) return { status: 'booked' };
      if (!isWaiting(row, instruction.kind))
        return { status: 'refused', reason: 'We are not waiting for instructions for this parcel.' };
      // One that replaces another keeps its moment, or what was called off would come back.
      const asked_at_ms = row.instruction?.asked_at_ms ?? clock.now();
      const { instruct: fault } = faults.of(courier.alias);
      if (fault === 'lost_before') throw new BrokenConnection();
      const { client_ref } = instruction;
      await setInstruction(db, row.tracking_code, { ...timesOf(instruction, clock.now()), client_ref, asked_at_ms });
      if (fault === 'lost_after') throw new BrokenConnection();
      return { status: 'booked' };
    },
    find: async (tracking_code, client_ref, { signal }) => {
      const row = await find(tracking_code, signal);
      return { status: row?.instruction?.client_ref === client_ref ? 'booked' : 'not_found' };
    },
    withdraw: async (tracking_code, { signal }) => {
      const row = await find(tracking_code, signal);
      if (row === null) return { status: 'refused', reason: UNKNOWN_NUMBER };
      if (row.instruction !== null && !isWaiting(row, row.instruction.kind))
        return { status: 'refused', reason: 'The driver is already on the way.' };
      await setInstruction(db, tracking_code, null);
      return { status: 'withdrawn' };
    },
    tellDriver: async ({ tracking_code, ...wish }, { signal }) => {
      const row = await find(tracking_code, signal);
      const past = row === null ? [] : eventsUntil(lifeOf(row, courier), clock.now());
      if (row === null || past.some(({ code }) => HAS_SET_OUT.has(code))) return { status: 'refused' };
      const { instruct: fault } = faults.of(courier.alias);
      if (fault === 'lost_before') throw new BrokenConnection();
      await setWish(db, row.tracking_code, wish);
      if (fault === 'lost_after') throw new BrokenConnection();
      return { status: 'told' };
    },
  };
}

function timesOf(
  instruction: CourierInstruction,
  now_ms: number,
): Omit<AgreedInstruction, 'client_ref' | 'asked_at_ms'> {
  const { kind } = instruction;
  if (kind === 'return') return { kind, from_ms: now_ms + RETURN_LEAVES_MS, to_ms: now_ms + RETURN_ARRIVES_MS };
  return { kind, from_ms: instruction.from_at * 1_000, to_ms: instruction.to_at * 1_000 };
}

function returnFeeOf({ countries: [country = 'SG'] }: LocalCourier): number {
  return Math.round(RETURN_FEES[country] * 10 ** CURRENCIES[rulesOf(country).currency].digits);
}
