import type { CodState } from '@sampan/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { writeCodState } from '../../shipping/order/index.ts';
import { codCollections, type CollectionRow } from './cod.table.ts';

type Key = { company_id: string; order_id: string };

/** The cash of a company's parcel; null for a prepaid one and before its label. `lock` keeps others from changing it meanwhile. */
export async function findCollection(
  ctx: Ctx,
  { company_id, order_id }: Key,
  options: { lock?: boolean } = {},
): Promise<CollectionRow | null> {
  const query = ctx.db
    .select()
    .from(codCollections)
    .where(and(eq(codCollections.company_id, company_id), eq(codCollections.order_id, order_id)));
  const [row] = options.lock ? await query.for('update') : await query;
  return row ?? null;
}

/**
 * Moves a parcel's cash on, in its own row and in the parcel's, when it stands where it may move from. Null when it does not,
 * which makes every step happen once. Must run in a transaction.
 */
export async function moveCollection(
  tx: Ctx,
  { company_id, order_id }: Key,
  from: readonly CodState[],
  change: Partial<CollectionRow> & { state: CodState },
): Promise<CollectionRow | null> {
  const [row] = await tx.db
    .update(codCollections)
    .set(change)
    .where(
      and(
        eq(codCollections.company_id, company_id),
        eq(codCollections.order_id, order_id),
        inArray(codCollections.state, [...from]),
      ),
    )
    .returning();
  if (!row) return null;
  await writeCodState(tx, company_id, [order_id], change.state);
  return row;
}
