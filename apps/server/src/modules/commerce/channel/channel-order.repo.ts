import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { orders, type OrderRow } from '../../shipping/order/order.table.ts';
import { channelOrders, channelParcels, type ChannelOrderRow, type ChannelParcelRow } from './channel-order.table.ts';

interface Of {
  company_id: string;
  channel_id: string;
}

const idsOf = (of: Of, external_ids: readonly string[]) =>
  and(
    eq(channelOrders.company_id, of.company_id),
    eq(channelOrders.channel_id, of.channel_id),
    inArray(channelOrders.external_id, [...external_ids]),
  );

/** Which versions of these orders are known. */
export async function findVersions(
  ctx: Ctx,
  of: Of,
  external_ids: readonly string[],
): Promise<Map<string, Pick<ChannelOrderRow, 'external_id' | 'source_updated_at' | 'content_hash'>>> {
  if (external_ids.length === 0) return new Map();
  const { external_id, source_updated_at, content_hash } = getTableColumns(channelOrders);
  const rows = await ctx.db
    .select({ external_id, source_updated_at, content_hash })
    .from(channelOrders)
    .where(idsOf(of, external_ids));
  return new Map(rows.map((row) => [row.external_id, row]));
}

/**
 * Makes sure that orders have a row, and locks them. Whoever writes the same order waits here: the database knows it by
 * store and number, so no two become one parcel each (channels C1). Purchases are not held up by this lock.
 */
export async function lockChannelOrders(
  tx: Ctx,
  of: Of,
  fresh: readonly (typeof channelOrders.$inferInsert)[],
): Promise<ChannelOrderRow[]> {
  const sorted = fresh.toSorted((a, b) => (a.external_id < b.external_id ? -1 : 1));
  await tx.db.insert(channelOrders).values(sorted).onConflictDoNothing();
  return tx.db
    .select()
    .from(channelOrders)
    .where(
      idsOf(
        of,
        sorted.map(({ external_id }) => external_id),
      ),
    )
    .orderBy(asc(channelOrders.external_id))
    .for('no key update');
}

/** Writes orders as they were read, with one statement. The rows must be locked. */
export async function writeChannelOrders(tx: Ctx, rows: readonly ChannelOrderRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { id: _, company_id: __, channel_id: ___, created_at: ____, ...columns } = getTableColumns(channelOrders);
  const set = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );
  await tx.db
    .insert(channelOrders)
    .values([...rows])
    .onConflictDoUpdate({ target: channelOrders.id, set });
}

export interface ParcelWithOrder {
  parcel: ChannelParcelRow;
  order: OrderRow;
}

/** The parcels that orders of a store became and that changes still reach, locked. */
export async function lockParcels(tx: Ctx, company_id: string, ids: readonly string[]): Promise<ParcelWithOrder[]> {
  if (ids.length === 0) return [];
  return tx.db
    .select({ parcel: channelParcels, order: orders })
    .from(channelParcels)
    .innerJoin(orders, and(eq(orders.company_id, channelParcels.company_id), eq(orders.id, channelParcels.order_id)))
    .where(
      and(
        eq(channelParcels.company_id, company_id),
        inArray(channelParcels.channel_order_id, [...ids]),
        eq(channelParcels.is_ended, false),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update', { of: orders });
}

/** How many parcels of stores have no label yet, counted no further than `most`. */
export async function countWaiting(ctx: Ctx, company_id: string, most: number): Promise<number> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(
      channelParcels,
      and(eq(channelParcels.company_id, orders.company_id), eq(channelParcels.order_id, orders.id)),
    )
    .where(and(eq(orders.company_id, company_id), eq(orders.status, 'new'), isNull(orders.archived_at)))
    .limit(most);
  return rows.length;
}

/** Which of these parcels belong to an order of a store already. */
export async function findTaken(tx: Ctx, company_id: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.db
    .select({ id: channelParcels.order_id })
    .from(channelParcels)
    .where(and(eq(channelParcels.company_id, company_id), inArray(channelParcels.order_id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

export async function insertParcels(tx: Ctx, rows: readonly (typeof channelParcels.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.db.insert(channelParcels).values([...rows]);
}

/** Writes what stores say of many parcels with one statement. They must be locked. */
export async function writeParcels(tx: Ctx, rows: readonly ChannelParcelRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.db
    .insert(channelParcels)
    .values([...rows])
    .onConflictDoUpdate({
      target: channelParcels.order_id,
      set: { imported: sql`excluded.imported`, own_edits: sql`excluded.own_edits` },
    });
}

export async function changeParcel(
  tx: Ctx,
  row: ChannelParcelRow,
  change: Partial<Pick<ChannelParcelRow, 'imported' | 'own_edits' | 'is_ended' | 'lines' | 'cod'>>,
): Promise<void> {
  await tx.db
    .update(channelParcels)
    .set(change)
    .where(and(eq(channelParcels.company_id, row.company_id), eq(channelParcels.order_id, row.order_id)));
}
