import { uptime } from 'node:os';
import type pg from 'pg';
import type { Clock } from './clock.ts';

/** What a machine knows of time. */
export interface MachineClock {
  /** The clock on the wall, in milliseconds since the epoch. People and time servers set it. */
  wall_ms(): number;
  /** Milliseconds since some moment; nobody can set it. */
  elapsed_ms(): number;
}

/** A machine that slept this long did not only hesitate. */
const ASLEEP_MS = 1_000;

/**
 * The machine's own count of time. The process's timer does not run while the machine sleeps, the machine's uptime does (on
 * Linux): what the latter gained is added, so that sessions end on a laptop that was closed overnight.
 */
function ownTime(): MachineClock {
  const began_ms = uptime() * 1000 - performance.now();
  let slept_ms = 0;
  return {
    wall_ms: () => Date.now(),
    elapsed_ms() {
      const gained_ms = uptime() * 1000 - performance.now() - began_ms;
      if (gained_ms > slept_ms + ASLEEP_MS) slept_ms = gained_ms;
      return performance.now() + slept_ms;
    },
  };
}

/**
 * A clock that is set once, to `start_ms`, and then only runs (trust F7): when somebody turns the machine's clock by an hour,
 * no code and no session lives longer, and nothing is paid out or credited earlier.
 */
export function createMonotonicClock(start_ms: number, machine: MachineClock = ownTime()): Clock {
  const began_ms = machine.elapsed_ms();
  return { now: () => Math.floor(start_ms + machine.elapsed_ms() - began_ms) };
}

/** A steady clock set by the database, so that servers whose own clocks differ agree. */
export async function databaseClock(pool: pg.Pool): Promise<Clock> {
  const { rows } = await pool.query<{ now_ms: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as now_ms',
  );
  return createMonotonicClock(Number(rows[0]?.now_ms));
}
