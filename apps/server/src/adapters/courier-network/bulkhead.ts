/** Nobody waits behind more than this many others: a longer queue means minutes, and the caller should hear so at once. */
const MAX_WAITING = 200;

interface Waiting {
  start: () => void;
  is_urgent: boolean;
}

/**
 * At most so many calls at the same time (trust 3); further ones wait for their turn. Urgent calls, for which a person
 * waits, go before the others.
 */
export class Bulkhead {
  readonly #places: number;
  #running = 0;
  #waiting: Waiting[] = [];

  constructor(places: number) {
    this.#places = places;
  }

  get is_full(): boolean {
    return this.#waiting.length >= MAX_WAITING;
  }

  /** Resolves to true with a place, which must be given back by `leave`; to false when none came free in time. */
  async enter(limit_ms: number, is_urgent: boolean): Promise<boolean> {
    if (this.#running < this.#places) {
      this.#running += 1;
      return true;
    }
    if (this.is_full) return false;
    return new Promise((resolve) => {
      const waiting: Waiting = {
        is_urgent,
        start: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        resolve(false);
      }, limit_ms);
      this.#waiting.push(waiting);
    });
  }

  /** Hands the place to whoever is next. */
  leave(): void {
    const next = this.#waiting.find((one) => one.is_urgent) ?? this.#waiting[0];
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting = this.#waiting.filter((one) => one !== next);
    next.start();
  }
}
