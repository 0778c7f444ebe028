import type { Clock } from '../../platform/clock.ts';

const FAILURES_TO_OPEN = 5;
const FAILURE_WINDOW_MS = 20_000;
/** A courier that fails more than every second of at least this many recent calls is paused too. */
const RATE_OVER_CALLS = 20;
const RATE_TO_OPEN = 0.5;
const OPEN_FOR_MS = 30_000;

type Standing = 'closed' | 'open' | 'half_open';

/**
 * Stops asking a courier that keeps failing (trust 3): opens after 5 failures in 20 s, or when more than half of the last
 * 20 calls failed; after 30 s one probe is let through, and its result closes or reopens it.
 */
export class CircuitBreaker {
  readonly #clock: Clock;
  #failures: number[] = [];
  #results: boolean[] = [];
  #opened_at: number | null = null;
  #probing = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get standing(): Standing {
    if (this.#opened_at === null) return 'closed';
    return this.#clock.now() - this.#opened_at >= OPEN_FOR_MS ? 'half_open' : 'open';
  }

  /** Whether a call would be let through now; takes nothing. */
  get is_available(): boolean {
    return this.standing === 'closed' || (this.standing === 'half_open' && !this.#probing);
  }

  /** Asks leave for one call; every leave given must be answered by `succeeded` or `failed`. */
  enter(): boolean {
    if (!this.is_available) return false;
    if (this.standing === 'half_open') this.#probing = true;
    return true;
  }

  succeeded(): void {
    // A call from before the pause that ends well late says nothing about now: only the probe closes an open breaker.
    if (this.#opened_at !== null && !this.#probing) return;
    this.#probing = false;
    this.#opened_at = null;
    this.#failures = [];
    this.#remember(true);
  }

  failed(): void {
    const now = this.#clock.now();
    this.#remember(false);
    this.#failures = [...this.#failures.filter((at) => now - at < FAILURE_WINDOW_MS), now];
    const failed = this.#results.filter((ok) => !ok).length;
    const too_often = this.#results.length >= RATE_OVER_CALLS && failed / this.#results.length > RATE_TO_OPEN;
    if (this.#probing || this.#failures.length >= FAILURES_TO_OPEN || too_often) this.#open(now);
  }

  #open(now: number): void {
    this.#probing = false;
    this.#opened_at = now;
    this.#failures = [];
    this.#results = [];
  }

  #remember(ok: boolean): void {
    this.#results = [...this.#results, ok].slice(-RATE_OVER_CALLS);
  }
}
