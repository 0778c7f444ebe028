import type { MovementReason } from '@sampan/contract';
import { and, eq, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { skus, stockMovements, stocks, type StockRow } from './warehouse.table.ts';

export interface StockChange {
  sku_id: string;
  on_hand?: number;
  reserved?: number;
  /** Not part of a movement: announced goods are counted from the inbound lines. */
  incoming?: number;
}

interface Place {
  company_id: string;
  warehouse_id: string;
}

const idsOf = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`;

/**
 * Locks the stocks of SKUs in a warehouse, always in the order of the SKU's id, so that two orders with the same goods never
 * wait for each other. SKUs without a stock there are absent.
 */
export async function lockStocks(tx: Ctx, place: Place, sku_ids: readonly string[]): Promise<Map<string, StockRow>> {
  const rows = await tx.db
    .select()
    .from(stocks)
    .where(
      and(
        eq(stocks.company_id, place.company_id),
        eq(stocks.warehouse_id, place.warehouse_id),
        sql`${stocks.sku_id} = ${idsOf(sku_ids)}`,
      ),
    )
    .orderBy(stocks.sku_id)
    .for('update');
  return new Map(rows.map((row) => [row.sku_id, row]));
}

/** Creates the empty stock of SKUs that a warehouse never had. */
async function ensureStocks(tx: Ctx, place: Place, sku_ids: readonly string[]): Promise<void> {
  await tx.db.execute(sql`
    insert into stocks (company_id, warehouse_id, sku_id, reorder_point)
    select ${place.company_id}, ${place.warehouse_id}, k.id, k.reorder_point from ${skus} k
    where k.company_id = ${place.company_id} and k.id = ${idsOf(sku_ids)} order by k.id
    on conflict do nothing`);
}

/**
 * Changes stocks and writes the movements that say why, all or nothing. Locks the rows in SKU order. Throws `out_of_stock`
 * when a change would promise or take what is not there. Must run in a transaction.
 */
export async function moveStock(
  tx: Ctx,
  place: Place,
  why: { reason: MovementReason; reference: string },
  changes: readonly StockChange[],
): Promise<void> {
  const ids = changes.map(({ sku_id }) => sku_id);
  if (ids.length === 0) return;
  await ensureStocks(tx, place, ids);
  const locked = await lockStocks(tx, place, ids);
  const wanted = changes.map((change) => {
    const row = locked.get(change.sku_id);
    if (!row) throw new DomainError('not_found');
    const on_hand = row.on_hand + (change.on_hand ?? 0);
    const reserved = row.reserved + (change.reserved ?? 0);
    if (on_hand < 0 || reserved < 0 || reserved > on_hand) throw new DomainError('out_of_stock');
    return { ...change, next: { on_hand, reserved, incoming: Math.max(0, row.incoming + (change.incoming ?? 0)) } };
  });
  await tx.db.execute(sql`
    update stocks set on_hand = new.on_hand, reserved = new.reserved, incoming = new.incoming
    from json_to_recordset(${JSON.stringify(wanted.map(({ sku_id, next }) => ({ sku_id, ...next })))}::json)
      as new(sku_id uuid, on_hand int, reserved int, incoming int)
    where stocks.company_id = ${place.company_id} and stocks.warehouse_id = ${place.warehouse_id} and stocks.sku_id = new.sku_id`);
  const moved = wanted.filter(({ on_hand = 0, reserved = 0 }) => on_hand !== 0 || reserved !== 0);
  if (moved.length === 0) return;
  await tx.db.insert(stockMovements).values(
    moved.map(({ sku_id, on_hand = 0, reserved = 0 }) => ({
      company_id: place.company_id,
      warehouse_id: place.warehouse_id,
      id: newId(tx.clock.now()),
      sku_id,
      ...why,
      on_hand_delta: on_hand,
      reserved_delta: reserved,
      user_id: tx.actor?.user_id ?? null,
      created_at: epochSeconds(tx.clock),
    })),
  );
}
