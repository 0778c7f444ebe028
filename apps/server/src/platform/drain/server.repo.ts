import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { servers } from './server.table.ts';

/** A server that said nothing for so long is dead, or cannot reach the database. */
export const SILENT_S = 10;
/** Rows of servers that did not end in order. */
const FORGOTTEN_S = 86_400;

const NOW = sql<number>`extract(epoch from clock_timestamp())::bigint`;

/** `asked`: it has said nothing since. */
export type ServerState = 'asked' | 'works' | 'drains' | 'empty';

export interface ServerReport {
  id: string;
  name: string;
  role: string;
  release: string;
  state: ServerState;
  running: number;
}

/** Says what a server does; answers whether it was asked to drain. */
export async function reportServer(db: Database, { id, state, running, ...who }: ServerReport): Promise<boolean> {
  const [row] = await db
    .insert(servers)
    .values({ id, ...who, state, running, started_at: NOW as never, seen_at: NOW as never })
    .onConflictDoUpdate({ target: servers.id, set: { state, running, seen_at: NOW } })
    .returning({ is_asked: servers.is_asked });
  return row?.is_asked === true;
}

/** A server ends: nobody waits for it, and what is long silent goes with it. */
export async function removeServer(db: Database, id: string): Promise<void> {
  await db.delete(servers).where(eq(servers.id, id));
  await db.delete(servers).where(lt(servers.seen_at, sql`${NOW} - ${FORGOTTEN_S}`));
}

export interface KnownServer extends ServerReport {
  is_asked: boolean;
  /** Seconds since it was heard of. */
  silent_s: number;
}

/** Every server that is there, and those that fell silent in the last day. */
export async function listServers(db: Database): Promise<KnownServer[]> {
  const rows = await db
    .select({
      id: servers.id,
      name: servers.name,
      role: servers.role,
      release: servers.release,
      state: servers.state,
      running: servers.running,
      is_asked: servers.is_asked,
      silent_s: sql<string>`greatest(${NOW} - ${servers.seen_at}, 0)`,
    })
    .from(servers)
    .where(sql`${servers.seen_at} >= ${NOW} - ${FORGOTTEN_S}`)
    .orderBy(servers.name, servers.started_at);
  return rows.map((row) => ({ ...row, state: row.state as ServerState, silent_s: Number(row.silent_s) }));
}

/**
 * Asks servers to drain, or to work again; all of them without a name.
 *
 * @returns the ids of those that were asked: silent ones are not
 */
export async function askServers(db: Database, name: string | null, is_asked: boolean): Promise<string[]> {
  const asked = await db
    .update(servers)
    // What it said before was not about this.
    .set({ is_asked, state: 'asked' })
    .where(and(name === null ? undefined : eq(servers.name, name), sql`${servers.seen_at} >= ${NOW} - ${SILENT_S}`))
    .returning({ id: servers.id });
  return asked.map(({ id }) => id);
}
