import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { DatabaseStartError } from '@sampan/embedded-postgres';
import { applyMigrations, CONTRACT_KEY, type Migration } from './apply-migrations.ts';

/** The folder that generate-migrations writes. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any fixed number: the lock under which schemas change. */
const MIGRATION_LOCK = 7_266_727;

/**
 * Brings the schema of the database to this release. Several servers may do this at once: one works, the others wait and
 * find nothing left to do. Each migration is applied whole or not at all.
 *
 * A schema of the next release is left as it is, and this one runs on it: servers are replaced one after the other. That holds
 * until a migration that takes something away (`-- contract`).
 *
 * @param folder of another release, for tests
 * @throws DatabaseStartError when the database was made by a release that this one does not know, or when its user may
 * not change it.
 */
export async function migrate(pool: Pool, folder: string = MIGRATIONS_FOLDER): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: folder });
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // PostgreSQL announces what exists already; nobody needs to read that at each start.
    await client.query("set client_min_messages = 'warning'");
    const applied = await appliedHashes(client);
    await refuseForeignSchema(client, known, applied);
    await applyMigrations(
      client,
      known.filter(({ hash }) => !applied.includes(hash)),
    );
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new DatabaseStartError(
      "The DATABASE_URL user can't create tables or extensions. Make it the owner: alter database <name> owner to <user>.",
      { cause: error },
    );
  } finally {
    // The next one goes on at once, not when PostgreSQL has noticed that this session is over.
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    // Whatever went wrong, neither lock nor setting survives in the pool.
    client.release(true);
  }
}

/** How many migrations of this release the database lacks; `is_foreign` where this release cannot run on it. */
export async function readSchemaState(pool: Pool): Promise<{ pending: number; is_foreign: boolean }> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const applied = await appliedHashes(pool);
  return {
    pending: known.filter(({ hash }) => !applied.includes(hash)).length,
    is_foreign: !(await fits(pool, known, applied)),
  };
}

type Queryable = Pick<Pool | PoolClient, 'query'>;

async function appliedHashes(client: Queryable): Promise<string[]> {
  const journal = await client.query<{ there: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as there",
  );
  if (journal.rows[0]?.there === null) return [];
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}

/**
 * Whether this release can work on a database with these migrations: it knows them all, or it misses none of its own, they come
 * first, and none of those behind them took away what it needs.
 */
async function fits(client: Queryable, known: readonly Migration[], applied: readonly string[]): Promise<boolean> {
  const hashes = known.map(({ hash }) => hash);
  if (applied.every((hash) => hashes.includes(hash))) return true;
  if (!hashes.every((hash, at) => applied[at] === hash)) return false;
  const { rows } = await client.query<{ value: string }>('select value from server_settings where key = $1', [
    CONTRACT_KEY,
  ]);
  return Number(rows[0]?.value ?? 0) <= (known.at(-1)?.folderMillis ?? 0);
}

/** A migration that this release does not have means a newer or other schema, which must not be written to. */
async function refuseForeignSchema(client: PoolClient, known: readonly Migration[], applied: readonly string[]) {
  if (await fits(client, known, applied)) return;
  throw new DatabaseStartError(
    'The database was set up by another release of the server, newer than this one or from before its first release. ' +
      'Start the release that created it, or use an empty data folder (SAMPAN_DATA) or database (DATABASE_URL).',
  );
}

/** PostgreSQL's "insufficient privilege", bare or as Drizzle hands it on. */
function isForbidden(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code === '42501' || cause?.code === '42501';
}
