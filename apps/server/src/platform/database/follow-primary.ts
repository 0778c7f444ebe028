import pg from 'pg';
import type { DatabaseLog } from '@sampan/embedded-postgres';
import { addressesOf, placeOf } from './database-hosts.ts';

/** A host that does not answer in this time is asked again later. */
const PROBE_MS = 2_000;
const WATCH_EVERY_MS = 2_000;
/** Where nobody was found, calls that come at once are told so without another search: hosts that start have other work. */
const SEARCH_AGAIN_MS = 200;
/** Connections to a host are cut once it was silent so often and another one takes writes. */
const STRIKES = 3;

/** No host takes writes at the moment. The code is one of "the database is gone": whoever asked may ask again. */
export class NoPrimary extends Error {
  readonly code = '57P03';
}

type ClientClass = typeof pg.Client;
/** What a connection of `pg` lets be seen of its wire. */
type Wired = pg.Client & {
  host: string;
  port: number;
  connection: { stream: { destroy(): void }; on(event: string, listener: (message: Status) => void): void };
};
interface Status {
  parameterName: string;
  parameterValue: string;
}

export interface Primary {
  /** Connects to whichever host takes writes. */
  Client: ClientClass;
  /** The address connections go to now; null before the first and while none is known. */
  current(): string | null;
  stop(): void;
}

/** Whether a host answers and takes writes. */
async function takesWrites(address: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'sampan-finder',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ is_read_only: boolean }>(
      "select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only",
    );
    return rows[0]?.is_read_only === false;
  } finally {
    (client as unknown as Wired).connection.stream.destroy();
  }
}

/**
 * Connects to the one of several hosts that takes writes, and follows it when another one is made the primary. Which one that
 * is, is decided by whoever looks after PostgreSQL, such as Patroni: here it is only found. A host that is lost without a word
 * leaves its connections waiting for an answer that never comes, so they are cut once another host has taken over.
 */
export function followPrimary(addresses: readonly string[], log: DatabaseLog): Primary {
  const clients = new Map<Wired, string>();
  let known: string | null = null;
  let search: Promise<string> | null = null;
  let missed: { at: number; error: NoPrimary } | null = null;
  let strikes = 0;

  const find = (): Promise<string> => {
    if (known !== null) return Promise.resolve(known);
    if (missed !== null && performance.now() - missed.at < SEARCH_AGAIN_MS) return Promise.reject(missed.error);
    search ??= Promise.any(
      addresses.map(async (address) => {
        if (await takesWrites(address)) return address;
        throw new NoPrimary(`${placeOf(address).host} is a replica`);
      }),
    )
      .then((address) => {
        known = address;
        strikes = 0;
        return address;
      })
      .catch((error: unknown) => {
        const missing = new NoPrimary('no host of DATABASE_URL takes writes', {
          cause: (error as AggregateError).errors[0],
        });
        missed = { at: performance.now(), error: missing };
        throw missing;
      })
      .finally(() => {
        search = null;
      });
    return search;
  };
  const forget = (address: string) => {
    if (known === address) known = null;
  };

  class PrimaryClient extends pg.Client {
    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      const reached = this.#reach();
      if (callback === undefined) return reached.then(() => this);
      // As the driver calls back: without an error where all went well, and outside of the promise.
      const done = callback as (error?: unknown) => void;
      reached.then(
        () => process.nextTick(done),
        (error: unknown) => process.nextTick(done, error),
      );
    }

    async #reach(): Promise<void> {
      const address = await find();
      const wired = this as unknown as Wired;
      Object.assign(wired, placeOf(address));
      let is_read_only = false;
      wired.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (parameterName === 'in_hot_standby' || parameterName === 'default_transaction_read_only')
          is_read_only = parameterValue === 'on';
      });
      clients.set(wired, address);
      this.once('end', () => clients.delete(wired));
      try {
        await super.connect();
      } catch (error) {
        clients.delete(wired);
        forget(address);
        throw error;
      }
      if (!is_read_only) return;
      forget(address);
      await this.end();
      throw new NoPrimary(`${placeOf(address).host} became a replica`);
    }
  }

  const look = async (): Promise<void> => {
    const address = known;
    if (address !== null) {
      const is_well = await takesWrites(address).catch(() => false);
      if (known !== address) return;
      strikes = is_well ? 0 : strikes + 1;
      if (strikes < STRIKES) return;
      forget(address);
    }
    if (clients.size === 0) return;
    const next = await find().catch(() => null);
    const left = [...clients].filter(([, of]) => of !== next);
    if (next === null || left.length === 0) return;
    log.warn({ connections: left.length }, 'another host of DATABASE_URL takes writes now');
    for (const [client] of left) client.connection.stream.destroy();
  };
  let is_looking = false;
  const timer = setInterval(() => {
    if (is_looking) return;
    is_looking = true;
    void look().finally(() => {
      is_looking = false;
    });
  }, WATCH_EVERY_MS);
  timer.unref();
  return { Client: PrimaryClient, current: () => known, stop: () => clearInterval(timer) };
}

/** How connections of one DATABASE_URL are made. */
export interface DatabaseRoute {
  config: pg.ClientConfig;
  Client: ClientClass;
  stop(): void;
}

/** The driver's own way where there is one host, as nearly always; else to the one that takes writes. */
export function routeTo(database_url: string, log: DatabaseLog): DatabaseRoute {
  const addresses = addressesOf(database_url);
  const [first = database_url] = addresses;
  if (addresses.length === 1) return { config: { connectionString: first }, Client: pg.Client, stop: () => undefined };
  const primary = followPrimary(addresses, log);
  return { config: { connectionString: first }, Client: primary.Client, stop: () => primary.stop() };
}
