import type { Clock } from '../../platform/clock.ts';
import { readOwnAlias } from '../../ports/courier-account.ts';
import type { CourierPort, CourierProfile } from '../../ports/courier.ts';
import { Bulkhead } from './bulkhead.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

/** Calls one courier gets at the same time; what comes on top waits for its turn. */
const MAX_CONCURRENT = 8;
/** Guards of companies' contracts that are kept; one that was forgotten begins anew. */
const MOST_OWN_GUARDS = 1_000;

/** Couriers under contracts of companies, known by an alias that names whose. */
export interface OwnContracts {
  /** Undefined for an alias that no such courier has. */
  profileOf(alias: string): CourierProfile | undefined;
  /** Null when the company has no such contract any more. */
  portOf(alias: string): Promise<CourierPort | null>;
}

interface Guard {
  breaker: CircuitBreaker;
  bulkhead: Bulkhead;
}

interface GuardedCourier extends Guard {
  port: CourierPort;
}

/** The couriers of the installation and those of companies' own contracts, each with a guard. */
export class GuardedCouriers {
  readonly #clock: Clock;
  readonly #own_contracts: OwnContracts | undefined;
  readonly #shared = new Map<string, GuardedCourier>();
  /** One company's wrong password must not pause the courier for others: each contract has a guard of its own. */
  readonly #own_guards = new Map<string, Guard>();

  constructor(options: { couriers: readonly CourierPort[]; own_contracts?: OwnContracts | undefined; clock: Clock }) {
    this.#clock = options.clock;
    this.#own_contracts = options.own_contracts;
    for (const port of options.couriers) {
      const { alias } = port.profile;
      if (this.#shared.has(alias)) throw new Error(`two couriers are called ${alias}`);
      this.#shared.set(alias, { port, ...this.#newGuard() });
    }
  }

  /** Those that everybody ships with. */
  shared(): CourierPort[] {
    return [...this.#shared.values()].map(({ port }) => port);
  }

  sharedPort(alias: string): CourierPort | undefined {
    return this.findShared(alias)?.port;
  }

  findShared(alias: string): GuardedCourier | undefined {
    return this.#shared.get(alias);
  }

  profileOf(alias: string): CourierProfile | undefined {
    return this.#shared.get(alias)?.port.profile ?? this.#own_contracts?.profileOf(alias);
  }

  /** Null for a courier that is unknown, and for a contract that was disconnected. */
  async find(alias: string): Promise<GuardedCourier | null> {
    const shared = this.findShared(alias);
    if (shared !== undefined) return shared;
    const port = this.#isOwn(alias) ? await this.#own_contracts?.portOf(alias) : null;
    return port ? { port, ...this.#ownGuard(alias) } : null;
  }

  guardOf(alias: string): Guard | null {
    return this.#shared.get(alias) ?? (this.#isOwn(alias) ? this.#ownGuard(alias) : null);
  }

  /** Nobody's contract is told by a metric: those with one courier count together. Null for an unknown one. */
  countedAs(alias: string): string | null {
    if (this.#shared.has(alias)) return alias;
    const own = this.#isOwn(alias) ? readOwnAlias(alias) : null;
    return own && `${own.courier_alias}-own`;
  }

  #isOwn(alias: string): boolean {
    return this.#own_contracts?.profileOf(alias) !== undefined;
  }

  #ownGuard(alias: string): Guard {
    const known = this.#own_guards.get(alias);
    if (known !== undefined) return known;
    const [oldest] = this.#own_guards.keys();
    if (this.#own_guards.size >= MOST_OWN_GUARDS && oldest !== undefined) this.#own_guards.delete(oldest);
    const guard = this.#newGuard();
    this.#own_guards.set(alias, guard);
    return guard;
  }

  #newGuard(): Guard {
    return { breaker: new CircuitBreaker(this.#clock), bulkhead: new Bulkhead(MAX_CONCURRENT) };
  }
}
