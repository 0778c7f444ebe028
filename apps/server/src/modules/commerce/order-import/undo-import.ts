import type { OrderImport } from '@sampan/contract';
import { isNotNull } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { lockOrdersByReference, removeOrders, rewriteOrders } from '../../shipping/order/index.ts';
import {
  countRows,
  deleteImport,
  findImport,
  lockRowsOf,
  presentImport,
  saveRows,
  writeImport,
} from './order-import.repo.ts';
import { orderImportRows } from './order-import.table.ts';

const ROWS_AT_ONCE = 500;

/**
 * Deletes the parcels an import created and puts back those it changed; it is a draft again. A changed parcel that somebody
 * touched since is left alone. Throws `import_has_labels` once one has a label or is asked for one, `import_closed` for a draft.
 */
export async function undoImport({ ctx, id }: { ctx: Ctx; id: string }): Promise<OrderImport> {
  const actor = requireWriter(ctx);
  const { company_id } = actor;
  return withTransaction(ctx, async (tx) => {
    const head = await findImport(tx, company_id, id, true);
    if (head.state !== 'imported') throw new DomainError('import_closed');
    const rows = await lockRowsOf(tx, company_id, id, isNotNull(orderImportRows.order_id));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const batch = rows.slice(at, at + ROWS_AT_ONCE);
      const ids = batch.flatMap(({ order_id }) => order_id ?? []);
      const orders = new Map(
        (await lockOrdersByReference(tx, company_id, { references: [], ids })).map((order) => [order.id, order]),
      );
      const found = batch.flatMap((row) => {
        const order = orders.get(row.order_id ?? '');
        return order ? [{ row, order }] : [];
      });
      if (found.some(({ order }) => order.label_state !== 'none')) throw new DomainError('import_has_labels');
      await removeOrders(
        tx,
        company_id,
        found.flatMap(({ row, order }) => (row.outcome === 'created' ? [order] : [])),
      );
      await rewriteOrders(
        tx,
        company_id,
        found.flatMap(({ row: { before, written_at }, order }) =>
          before && order.updated_at === written_at ? [{ row: order, columns: before }] : [],
        ),
        { puts_back: true },
      );
      await saveRows(
        tx,
        batch.map((row) => ({ ...row, outcome: null, order_id: null, before: null, written_at: null })),
      );
    }
    await recordAudit(tx, {
      action: 'order_import.undo',
      object_type: 'order_import',
      object_id: id,
      details: { rows: rows.length },
    });
    const counted = await countRows(tx, company_id, id, head.summary.lines);
    return presentImport(await writeImport(tx, company_id, id, { ...counted, state: 'draft', imported_at: null }));
  });
}

/** Deletes a draft. Throws `import_closed` for one with parcels, which its result belongs to. */
export async function discardImport({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ success: true }> {
  const { company_id } = requireWriter(ctx);
  await withTransaction(ctx, async (tx) => {
    const head = await findImport(tx, company_id, id, true);
    if (head.state !== 'draft') throw new DomainError('import_closed');
    await deleteImport(tx, company_id, id);
    await recordAudit(tx, { action: 'order_import.discard', object_type: 'order_import', object_id: id });
  });
  return { success: true };
}
