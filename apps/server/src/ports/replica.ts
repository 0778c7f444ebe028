import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** A copy of the database that takes no writes, for reads that are long and that nobody waits for. */
export interface Replica {
  /**
   * The replica, once it has everything that the primary has at this moment; null where it does not get there in time, is away, or is
   * no replica any more. Whoever reads from it then misses nothing that was written before.
   */
  caughtUp(within_ms: number): Promise<PgDatabase<NodePgQueryResultHKT, Record<string, never>> | null>;
  stop(): Promise<void>;
}
