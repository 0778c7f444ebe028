import type { Movement, Stock } from '@sampan/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { moveStock } from './move-stock.ts';
import { findMovementPage, findSkus, findStockPage, findWarehouse, type ListPage } from './warehouse.repo.ts';
import { stocks } from './warehouse.table.ts';

export interface Adjustment {
  warehouse_id: string;
  sku_id: string;
  delta: number;
  reason: 'adjust' | 'return';
  shelf?: string | undefined;
  note: string;
}

/**
 * Corrects a stock by a difference, and says where it lies. Units promised to orders cannot be taken away: throws
 * `out_of_stock`.
 */
export async function adjustStock({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Adjustment;
}): Promise<Omit<Stock, 'waiting_orders'>> {
  const { company_id } = requireWriter(ctx);
  const { warehouse_id, sku_id, delta, shelf } = input;
  if (delta === 0 && shelf === undefined) refuseFields([issueErrorOf('delta', 'validate.shelf_expected')]);
  return withTransaction(ctx, async (tx) => {
    await findWarehouse(tx, company_id, warehouse_id);
    await findSkus(tx, company_id, [sku_id]);
    await moveStock(
      tx,
      { company_id, warehouse_id },
      {
        reason: input.reason,
        reference: input.note,
      },
      [{ sku_id, on_hand: delta }],
    );
    if (shelf !== undefined)
      await tx.db
        .update(stocks)
        .set({ shelf })
        .where(
          and(eq(stocks.company_id, company_id), eq(stocks.warehouse_id, warehouse_id), eq(stocks.sku_id, sku_id)),
        );
    await recordAudit(tx, { action: 'stock.adjust', object_type: 'sku', object_id: sku_id, details: { ...input } });
    const { rows } = await findStockPage(tx, company_id, { page: 1, per_page: 1, warehouse_id }, sku_id);
    if (!rows[0]) throw new DomainError('not_found');
    return rows[0];
  });
}

/** Every change of the company's stocks, newest first. */
export async function listMovements({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: ListPage & { warehouse_id?: string | undefined; sku_id?: string | undefined };
}) {
  const { rows, last, total, is_exact } = await findMovementPage(ctx, requireActor(ctx).company_id, query);
  const { page, per_page } = query;
  const records: Movement[] = rows;
  return { records, total, total_is_exact: is_exact, page, per_page, next_cursor: last ? encodeCursor(last) : null };
}
