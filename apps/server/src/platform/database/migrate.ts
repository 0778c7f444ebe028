import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { DatabaseStartError } from '@sampan/embedded-postgres';

/** The folder that generate-migrations writes. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any fixed number: the lock under which schemas change. */
const MIGRATION_LOCK = 7_266_727;

/**
 * Brings the schema of the database to this release. Several servers may do this at once: one works, the others wait and
 * find nothing left to do. Everything pending is applied in one transaction, or nothing is.
 *
 * @throws DatabaseStartError when the database was made by a release that this one does not know, or when its user may
 * not change it.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseForeignSchema(client);
    // Drizzle announces that its own bookkeeping tables exist already; nobody needs to read that at each start.
    await client.query("set client_min_messages = 'warning'");
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new DatabaseStartError(
      "The DATABASE_URL user can't create tables or extensions. Make it the owner: alter database <name> owner to <user>.",
      { cause: error },
    );
  } finally {
    // Ends the session instead of unlocking: whatever went wrong, neither lock nor setting survives in the pool.
    client.release(true);
  }
}

/** How many migrations of this release the database lacks; `is_foreign` where it has some that this release does not know. */
export async function readSchemaState(pool: Pool): Promise<{ pending: number; is_foreign: boolean }> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);
  const journal = await pool.query<{ there: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as there",
  );
  if (journal.rows[0]?.there === null) return { pending: known.length, is_foreign: false };
  const { rows } = await pool.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const applied = rows.map(({ hash }) => hash);
  return {
    pending: known.filter((hash) => !applied.includes(hash)).length,
    is_foreign: applied.some((hash) => !known.includes(hash)),
  };
}

/** A migration that this release does not have means a newer or other schema, which must not be written to. */
async function refuseForeignSchema(client: PoolClient): Promise<void> {
  const journal = await client.query<{ there: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as there",
  );
  if (journal.rows[0]?.there === null) return;
  const applied = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  const known = new Set(readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map((migration) => migration.hash));
  if (applied.rows.every((row) => known.has(row.hash))) return;
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
