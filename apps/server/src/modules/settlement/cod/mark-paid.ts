import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { findPaidSettlements } from '../../ledger/wallet/index.ts';
import { codSettlements } from './cod.table.ts';
import { moveSettlement } from './move-settlement.ts';

/**
 * Says of a company's settlements which are paid out, read off its ledger: payouts cover what became payable first. To be
 * called in the transaction that books a payout as arrived, or as come back; calling it at any other time changes nothing.
 */
export async function markCodPaid(tx: Ctx, company_id: string): Promise<void> {
  const paid = new Set(await findPaidSettlements(tx, company_id));
  const settlements = await tx.db
    .select()
    .from(codSettlements)
    .where(and(eq(codSettlements.company_id, company_id), isNotNull(codSettlements.released_at)))
    .orderBy(codSettlements.id)
    .for('update');
  const changed = settlements.filter(({ id, paid_at }) => paid.has(id) !== (paid_at !== null));
  const now = epochSeconds(tx.clock);
  for (const { id, paid_at } of changed) {
    const is_paid = paid_at === null;
    await tx.db
      .update(codSettlements)
      .set({ paid_at: is_paid ? now : null })
      .where(and(eq(codSettlements.company_id, company_id), eq(codSettlements.id, id)));
    if (is_paid) await moveSettlement(tx, { company_id, id }, 'payable', 'paid', sql`paid_at = ${now}`);
    else await moveSettlement(tx, { company_id, id }, 'paid', 'payable', sql`paid_at = null`);
  }
  if (changed.length > 0) await writeLiveEvent(tx, company_id, 'cod_updated', {});
}
