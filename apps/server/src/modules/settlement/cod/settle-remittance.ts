import type { Remittance } from '@sampan/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findRemittance } from './list-remittances.ts';
import { presentRemittance } from './present-remittance.ts';
import { codRemittances, type RemittanceRow } from './remittance.table.ts';

/**
 * Begins to settle the rows that fit; the job does it. Asked again, it answers how far that is. Nothing to settle is no error.
 * Throws `not_found`.
 */
export async function settleRemittance({ ctx, id }: { ctx: Ctx; id: string }): Promise<Remittance> {
  return withTransaction(ctx, async (tx) => presentRemittance(tx, await startSettlement(tx, id)));
}

/** Lets the job have a checked file. Must run in a transaction. */
export async function startSettlement(tx: Ctx, id: string): Promise<RemittanceRow> {
  const row = await findRemittance(tx, id);
  const [begun] = await tx.db
    .update(codRemittances)
    .set({ state: 'settling', lease_until: 0 })
    .where(and(eq(codRemittances.id, id), eq(codRemittances.state, 'checked')))
    .returning();
  if (!begun) return row;
  await recordAudit(tx, {
    action: 'remittance.settle',
    object_type: 'remittance',
    object_id: id,
    details: { courier_alias: begun.courier_alias },
  });
  return begun;
}
