import pg from 'pg';
import { within } from '../within.ts';
import { type DatabaseLog, type DatabaseStartError, startEmbeddedPostgres } from '@sampan/embedded-postgres';
import { checkExternalPostgres } from './external-postgres.ts';
import { routeTo, type DatabaseRoute } from './follow-primary.ts';
import { followReplica } from './replica.ts';
import type { Replica } from '../../ports/replica.ts';

/** An open database. Close it with stop(); nothing of it is left then. */
export interface OpenDatabase {
  readonly pool: pg.Pool;
  readonly url: string;
  /** The replica at another address, for long reads. */
  openReplica: (replica_url: string) => Replica;
  /** A connection of its own, for LISTEN. It is not open yet. */
  newClient: (application_name: string) => pg.Client;
  readonly kind: 'embedded' | 'external';
  /** Tells a second start on the same data folder where this server listens. */
  announce(url: string): Promise<void>;
  /** Ends the pool and, when it is ours, stops PostgreSQL. Safe to call twice. */
  stop(): Promise<void>;
  /** Settles when the bundled PostgreSQL is gone for good; the server has to end then. Never with an external one. */
  readonly lost: Promise<DatabaseStartError>;
}

/** The one database of the bundled PostgreSQL. */
const DATABASE = 'sampan';

/** Whoever waits longer for a connection is told to come back: 503, retryable. */
const WAIT_FOR_CONNECTION_MS = 5_000;
/** What still runs after this at a stop is left to end with its connection. */
const END_POOL_MS = 2_000;

/**
 * Opens the database: the one at `database_url`, or the bundled PostgreSQL in `data_dir` (design 6, trust F2). The schema
 * is not touched; see migrate().
 *
 * `pool` overrides settings of the pool, e.g. its size; `throwaway` gives up durability and is for tests alone.
 *
 * @throws DatabaseStartError when the start has to end; its message is for the person at the terminal.
 */
export async function openDatabase(input: {
  database_url?: string | undefined;
  data_dir: string;
  log: DatabaseLog;
  pool?: pg.PoolConfig;
  throwaway?: boolean;
  /** Another PostgreSQL than the one that ships, for a database that it made. */
  binary_root?: string;
}): Promise<OpenDatabase> {
  const { database_url, data_dir, log, throwaway = false, binary_root } = input;
  if (database_url !== undefined && database_url !== '') {
    const route = routeTo(database_url, log);
    await checkExternalPostgres(database_url, route).catch((error: unknown) => {
      route.stop();
      throw error;
    });
    const pool = makePool(route, input.pool, log);
    return {
      pool,
      url: database_url,
      newClient: newClientOf(route),
      openReplica: (replica_url) => followReplica(pool, replicaPool(replica_url, log), log),
      kind: 'external',
      announce: () => Promise.resolve(),
      stop: async () => {
        route.stop();
        await endPool(pool);
      },
      lost: new Promise(() => undefined),
    };
  }

  const postgres = await startEmbeddedPostgres({ data_dir, log, throwaway, binary_root });
  try {
    await createDatabase(postgres.urlOf('postgres'));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  const url = postgres.urlOf(DATABASE);
  const route = routeTo(url, log);
  const pool = makePool(route, input.pool, log);
  return {
    pool,
    url,
    newClient: newClientOf(route),
    openReplica: (replica_url) => followReplica(pool, replicaPool(replica_url, log), log),
    kind: 'embedded',
    announce: (at) => postgres.announce(at),
    lost: postgres.lost,
    stop: async () => {
      await endPool(pool);
      await postgres.stop();
    },
  };
}

const newClientOf =
  ({ Client, config }: DatabaseRoute) =>
  (application_name: string): pg.Client =>
    new Client({ ...config, application_name });

function makePool({ Client, config }: DatabaseRoute, settings: pg.PoolConfig | undefined, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    Client,
    max: 20,
    application_name: 'sampan-pool',
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    keepAlive: true,
    ...settings,
  });
  // A connection that breaks is replaced by the pool, and a query on it fails where it was asked. Without listeners its
  // event would end the process; the pool's own listener covers a connection only while nobody uses it.
  // What breaks while the pool ends is the stop itself.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ code: (error as { code?: string }).code }, 'an idle database connection broke');
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Few at once: two exports, and whoever looks at an analysis. */
const REPLICA_POOL = 5;

const replicaPool = (connectionString: string, log: DatabaseLog): pg.Pool =>
  makePool(
    { config: { connectionString }, Client: pg.Client, stop: () => undefined },
    { max: REPLICA_POOL, application_name: 'sampan-replica' },
    log,
  );

/** A connection that is not given back keeps a pool from ending; a stop does not wait for it. */
async function endPool(pool: pg.Pool): Promise<void> {
  if (!pool.ended && !pool.ending) await within(END_POOL_MS, pool.end());
}

async function createDatabase(admin_url: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin_url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
