/** Where the server reads the time: tests and the demo replace it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still: what is written while pictures are taken is written at one and the same moment. */
export const stoppedClock = (at_ms: number): Clock => ({ now: () => at_ms });

/** Whole seconds since the epoch, as the wire and the tables carry them (spec 3). */
export function epochSeconds(clock: Clock): number {
  return Math.floor(clock.now() / 1000);
}
