import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** Drizzle on the pool, or on the one connection of a transaction: repos take either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/**
 * Drizzle over a pool. The tables are named in each query, so no schema is registered here.
 *
 * Drizzle takes a transaction's connection outside of its `try`: one that is lost at `begin` would never return to the
 * pool. So the connection is taken and given back here, and Drizzle runs the transaction on it.
 */
export function databaseOn(pool: Pool): Database {
  const database: Database = drizzle(pool);
  database.transaction = async (work, settings) => {
    const connection = await pool.connect();
    try {
      return await (drizzle(connection) as Database).transaction(work, settings);
    } finally {
      // Where the rollback failed as well, nobody knows what a later user would inherit: that connection is closed.
      connection.release(connection.getTransactionStatus() !== 'I');
    }
  };
  return database;
}
