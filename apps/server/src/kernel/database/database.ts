import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** Drizzle on the pool, or on the one connection of a transaction: repos take either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Drizzle over a pool. The tables are named in each query, so no schema is registered here. */
export function databaseOn(pool: Pool): Database {
  return drizzle(pool);
}
