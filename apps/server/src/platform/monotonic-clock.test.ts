import { describe, expect, test, vi } from 'vitest';
import type { Logger } from 'pino';
import { createTestDatabase } from '@sampan/testing';
import { createMonotonicClock, databaseClock } from './monotonic-clock.ts';
import { createClockDriftCheck } from './clock-drift-check.ts';

const HOUR_MS = 3_600_000;

function machineAt(wall_ms: number) {
  let elapsed = 5_000;
  let wall = wall_ms;
  return {
    wall_ms: () => wall,
    elapsed_ms: () => elapsed,
    pass: (ms: number) => {
      elapsed += ms;
      wall += ms;
    },
    set: (by_ms: number) => (wall += by_ms),
  };
}

describe('the clock of the server (trust F7)', () => {
  test('it runs as time passes, whatever is done to the clock on the wall', () => {
    const machine = machineAt(1_000_000);
    const clock = createMonotonicClock(1_000_000, machine);
    machine.pass(1_500);
    expect(clock.now()).toBe(1_001_500);
    machine.set(HOUR_MS);
    expect(clock.now()).toBe(1_001_500);
    machine.set(-2 * HOUR_MS);
    machine.pass(10);
    expect(clock.now()).toBe(1_001_510);
  });

  test('a real one never runs backwards and keeps up with the wall', async () => {
    const clock = createMonotonicClock(Date.now());
    let last = clock.now();
    for (let time = 0; time < 20_000; time += 1) {
      const now = clock.now();
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  });

  test('it is set by the database, not by a machine whose clock is an hour off', async () => {
    const database = await createTestDatabase();
    const honest = Date.now();
    const off = vi.spyOn(Date, 'now').mockImplementation(() => honest + HOUR_MS);
    try {
      const clock = await databaseClock(database.pool);
      expect(Math.abs(clock.now() - honest)).toBeLessThan(HOUR_MS / 2);
    } finally {
      off.mockRestore();
      await database.drop();
    }
  });

  test('a jump is told once, and again after it was undone', async () => {
    const machine = machineAt(1_000_000);
    const error = vi.fn();
    const watch = createClockDriftCheck(
      { clock: createMonotonicClock(1_000_000, machine), log: { error } as unknown as Logger },
      { now: () => machine.wall_ms() },
    );
    await watch();
    expect(error).not.toHaveBeenCalled();
    machine.set(HOUR_MS);
    await watch();
    await watch();
    expect(error.mock.calls.map(([fields]) => fields as unknown)).toEqual([{ difference_s: 3_600 }]);
    machine.set(-HOUR_MS);
    await watch();
    machine.set(-HOUR_MS);
    await watch();
    expect(error).toHaveBeenCalledTimes(2);
  });
});
