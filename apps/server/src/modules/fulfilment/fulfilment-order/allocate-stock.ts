import type { MovementReason } from '@sampan/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { lockStocks, moveStock } from '../warehouse/index.ts';
import { findFulfilmentOrder, writeFulfilmentOrder } from './fulfilment-order.repo.ts';
import { fulfilmentLines, fulfilmentOrders, type FulfilmentOrderRow } from './fulfilment-order.table.ts';

const AT_ONCE = 50;

async function linesOf(tx: Ctx, row: FulfilmentOrderRow) {
  return tx.db
    .select()
    .from(fulfilmentLines)
    .where(and(eq(fulfilmentLines.company_id, row.company_id), eq(fulfilmentLines.fulfilment_order_id, row.id)))
    .orderBy(fulfilmentLines.sku_id);
}

/** Promises the goods of an order, all or none: false when something is short, and nothing is written then. */
export async function reserveGoods(tx: Ctx, row: FulfilmentOrderRow): Promise<boolean> {
  const lines = await linesOf(tx, row);
  const locked = await lockStocks(
    tx,
    row,
    lines.map(({ sku_id }) => sku_id),
  );
  const is_there = lines.every(({ sku_id, quantity }) => {
    const stock = locked.get(sku_id);
    return stock !== undefined && stock.on_hand - stock.reserved >= quantity;
  });
  if (!is_there) return false;
  const changes = lines.map(({ sku_id, quantity }) => ({ sku_id, reserved: quantity }));
  await moveStock(tx, row, { reason: 'reserve', reference: row.number }, changes);
  return true;
}

/** Takes the promise back, or takes the goods off the shelf for good. */
export async function endReservation(
  tx: Ctx,
  row: FulfilmentOrderRow,
  reason: Extract<MovementReason, 'release' | 'ship'>,
): Promise<void> {
  const changes = (await linesOf(tx, row)).map(({ sku_id, quantity }) => ({
    sku_id,
    reserved: -quantity,
    on_hand: reason === 'ship' ? -quantity : 0,
  }));
  await moveStock(tx, row, { reason, reference: row.number }, changes);
}

/**
 * Gives waiting orders their goods once all of them are there, the most urgent first. Each in a transaction of its own, so
 * that nothing waits for two orders at once. Answers how many could go on.
 */
export async function allocateWaiting(ctx: Ctx): Promise<number> {
  const ready = await ctx.db
    .select({ company_id: fulfilmentOrders.company_id, id: fulfilmentOrders.id })
    .from(fulfilmentOrders)
    .where(
      sql`status = 'out_of_stock' and not exists (
        select 1 from fulfilment_lines l left join stocks s
          on s.company_id = l.company_id and s.warehouse_id = fulfilment_orders.warehouse_id and s.sku_id = l.sku_id
        where l.company_id = fulfilment_orders.company_id and l.fulfilment_order_id = fulfilment_orders.id
          and coalesce(s.on_hand - s.reserved, 0) < l.quantity)`,
    )
    .orderBy(fulfilmentOrders.ship_by, fulfilmentOrders.id)
    .limit(AT_ONCE);
  let allocated = 0;
  for (const { company_id, id } of ready) if (await allocateOne(ctx, company_id, id)) allocated += 1;
  return allocated;
}

async function allocateOne(ctx: Ctx, company_id: string, id: string): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const row = await findFulfilmentOrder(tx, company_id, id, { lock: true });
    if (row.status !== 'out_of_stock' || !(await reserveGoods(tx, row))) return false;
    await writeFulfilmentOrder(tx, row, { status: 'new' });
    await announceFulfilment(tx, row);
    return true;
  }).catch((error: unknown) => {
    if (error instanceof DomainError) return false;
    throw error;
  });
}

/** Tells the screens of the company that an order of the warehouse changed, with the parcel behind it. */
export async function announceFulfilment(tx: Ctx, row: FulfilmentOrderRow): Promise<void> {
  await writeLiveEvent(tx, row.company_id, 'order_updated', { order_id: row.order_id, fulfillment_order_id: row.id });
}
