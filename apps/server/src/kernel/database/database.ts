import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** A handle to write queries on: the pool, or the transaction a verb runs in. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Wraps a pool; every query goes to the database as one prepared text with parameters. */
export function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}
