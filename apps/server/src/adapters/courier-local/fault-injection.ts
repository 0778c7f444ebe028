import { setTimeout as sleep } from 'node:timers/promises';

/** What goes wrong with a courier until it is mended; for tests and rehearsals. */
export interface Faults {
  /** Every call takes at least this long. */
  latency_ms?: number;
  /** Prices: an error, or an answer that makes no sense. */
  quote?: 'fails' | 'malformed';
  /**
   * Purchases: `lost_before` is never booked, `lost_after` is booked but the answer does not arrive, `refused` is declined.
   */
  buy?: 'lost_before' | 'lost_after' | 'refused';
  /** Instructions: as for purchases. */
  instruct?: 'lost_before' | 'lost_after';
  /** Tracking and look-ups fail. */
  track?: 'fails';
}

/** Scripted faults by courier alias. */
export class FaultInjector {
  readonly #faults = new Map<string, Faults>();

  set(alias: string, faults: Faults): void {
    this.#faults.set(alias, faults);
  }

  clear(): void {
    this.#faults.clear();
  }

  of(alias: string): Faults {
    return this.#faults.get(alias) ?? {};
  }
}

/** A connection that breaks without an answer. */
export class BrokenConnection extends Error {
  constructor() {
    super('the connection to the courier broke');
    this.name = 'BrokenConnection';
  }
}

/** Waits, unless the caller gives up first; then it throws as a broken connection does. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return;
  try {
    await sleep(ms, undefined, { signal });
  } catch {
    throw new BrokenConnection();
  }
}
