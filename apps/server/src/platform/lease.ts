import { getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Ctx } from './context.ts';

/** Rows that are due, in the order in which they are taken; `limit` at most. */
interface Due<Table extends PgTable> {
  table: Table;
  due: SQL | undefined;
  order: readonly (PgColumn | SQL)[];
  limit: number;
}

/** Ends a query of our own that takes rows as a lease does, where `leaseRows` cannot say which. */
export const SKIP_LOCKED = sql.raw('for update skip locked');

/**
 * Takes due rows for a while: `set` moves the time at which they are due again, so no other server takes them before. A server
 * that dies lets its rows come free by themselves (decision 3). Rows that another transaction has locked are passed over.
 *
 * @param lease.key the primary key
 * @returns the rows as `set` left them, in no order
 */
export async function leaseRows<Table extends PgTable>(
  ctx: Ctx,
  lease: Due<Table> & { key: PgColumn; set: PgUpdateSetSource<Table> },
): Promise<InferSelectModel<Table>[]> {
  const table: PgTable = lease.table;
  // `array(...)` is computed once; a subquery in a join may be computed again and lock more rows than the limit.
  const ids = ctx.db
    .select({ id: lease.key })
    .from(table)
    .where(lease.due)
    .orderBy(...lease.order)
    .limit(lease.limit)
    .for('update', { skipLocked: true });
  const rows = await ctx.db
    .update(lease.table)
    .set(lease.set)
    .where(sql`${lease.key} = any(array(${ids}))`)
    .returning(getTableColumns(lease.table));
  return rows as InferSelectModel<Table>[];
}

/**
 * Locks due rows until the caller's transaction ends, passing over those that another one has locked: servers share the work,
 * and what a server that dies had locked is free at once.
 */
export async function lockRows<Table extends PgTable>(
  tx: Ctx,
  { table, due, order, limit }: Due<Table>,
): Promise<InferSelectModel<Table>[]> {
  const rows = await tx.db
    .select()
    .from(table as PgTable)
    .where(due)
    .orderBy(...order)
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows as InferSelectModel<Table>[];
}
