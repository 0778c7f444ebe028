import type { PoolClient } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

/** A file of the migrations folder, as Drizzle reads it. */
export interface Migration {
  /** Its statements. */
  readonly sql: readonly string[];
  readonly hash: string;
  /** When it was written, which is its place among the others. */
  readonly folderMillis: number;
}

/** A first line of a migration: what cannot be done in a transaction, such as `create index concurrently`. */
const OUTSIDE = '-- outside a transaction';
/** A first line of a statement there: it changes some rows at a time, and is repeated until it finds none. */
const IN_BATCHES = '-- in batches';
/** A first line of a migration that takes something away which the release before still uses. */
const CONTRACT = '-- contract';

/** Among the settings of the servers: when the last of those was written. Older releases do not start behind it. */
export const CONTRACT_KEY = 'schema_contract';

/** Whoever waits for a table makes everybody wait who comes after: it lets go, and tries again. */
const LOCK_TIMEOUT = '2s';
const TRIES = 60;
const PAUSE_MS = 500;

interface Options {
  /** Milliseconds between two tries for a lock. */
  pause_ms?: number;
}

const hasHead = (text: string, head: string): boolean =>
  text
    .split('\n')
    .slice(0, 3)
    .some((line) => line.trim() === head);

/**
 * Applies migrations in their order, each in a transaction of its own, so that what is done stays done. A statement that gets no
 * lock in two seconds is taken back with its migration and tried again, and meanwhile everybody else works on. The caller
 * holds the migrators' lock.
 *
 * @param migrations those that the database lacks
 */
export async function applyMigrations(
  client: PoolClient,
  migrations: readonly Migration[],
  { pause_ms = PAUSE_MS }: Options = {},
): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const migration of migrations) {
    if (hasHead(migration.sql[0] ?? '', OUTSIDE)) await applyOutside(client, migration, pause_ms);
    else await insist(pause_ms, () => applyInside(client, migration));
  }
}

async function applyInside(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    for (const statement of migration.sql) await client.query(statement);
    await note(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Statements that may be run again: one that was interrupted begins anew. */
async function applyOutside(client: PoolClient, migration: Migration, pause_ms: number): Promise<void> {
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
  for (const statement of migration.sql) {
    const run = () => insist(pause_ms, () => client.query(statement));
    if (!hasHead(statement, IN_BATCHES)) await run();
    else while (((await run()).rowCount ?? 0) > 0);
  }
  await client.query('reset lock_timeout');
  await note(client, migration);
}

async function note(client: PoolClient, { sql, hash, folderMillis }: Migration): Promise<void> {
  if (hasHead(sql[0] ?? '', CONTRACT))
    await client.query(
      'insert into server_settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [CONTRACT_KEY, String(folderMillis)],
    );
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);
}

async function insist<T>(pause_ms: number, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || tries === TRIES) throw error;
      await sleep(pause_ms);
    }
  }
}

/** PostgreSQL's "lock not available". */
const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03';
