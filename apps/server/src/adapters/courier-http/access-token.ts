import type { Clock } from '../../platform/clock.ts';
import { CourierStatusError } from './call-courier.ts';

/** A token is renewed this long before its end. */
const RENEW_MS = 300_000;

export interface AccessToken {
  token: string;
  ends_ms: number;
}

/** Keeps one access token; whoever comes while it is fetched waits for the same one. */
export class TokenKeeper {
  readonly #fetch: () => Promise<AccessToken>;
  readonly #clock: Clock;
  #kept: AccessToken | null = null;
  #fetching: Promise<AccessToken> | null = null;

  constructor(clock: Clock, fetch: () => Promise<AccessToken>) {
    this.#clock = clock;
    this.#fetch = fetch;
  }

  /** Runs a call with the token; one that is refused with 401 is run again with a fresh token, once. */
  async with<T>(call: (token: string) => Promise<T>): Promise<T> {
    const { token } = await this.#current();
    try {
      return await call(token);
    } catch (error) {
      if (!(error instanceof CourierStatusError) || error.status !== 401) throw error;
      if (this.#kept?.token === token) this.#kept = null;
      return call((await this.#current()).token);
    }
  }

  async #current(): Promise<AccessToken> {
    if (this.#kept !== null && this.#kept.ends_ms - RENEW_MS > this.#clock.now()) return this.#kept;
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = null;
    });
    this.#kept = await this.#fetching;
    return this.#kept;
  }
}
