import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { lockRows } from '../../../platform/lease.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { bookCodPayable, debtOf } from '../../ledger/wallet/index.ts';
import { codSettlements } from './cod.table.ts';
import { markCodPaid } from './mark-paid.ts';
import { moveSettlement } from './move-settlement.ts';

const AT_ONCE = 50;

/**
 * Makes payable what was settled a while ago (`SAMPAN_COD_RELEASE_HOURS`): the time in which a courier's mistake can still be
 * caught before the money has left. Once per settlement. Answers how many.
 */
export async function releaseSettlements(ctx: Ctx): Promise<number> {
  const now = epochSeconds(ctx.clock);
  const due = and(lte(codSettlements.payable_at, now), isNull(codSettlements.released_at));
  return withTransaction(ctx, async (tx) => {
    const settlements = await lockRows(tx, {
      table: codSettlements,
      due,
      order: [codSettlements.company_id, codSettlements.id],
      limit: AT_ONCE,
    });
    const owing = new Set<string>();
    for (const { company_id } of settlements) if ((await debtOf(tx, company_id)) > 0) owing.add(company_id);
    for (const { company_id, id, currency, amount_minor, courier_alias, count } of settlements) {
      const courier = tx.ports.couriers.profileOf(courier_alias)?.name ?? courier_alias;
      const description = `Cash on delivery, ${courier}, ${count} parcels`;
      await bookCodPayable(tx, { company_id, currency, settlement_id: id, amount_minor, description });
      await tx.db
        .update(codSettlements)
        .set({ released_at: now })
        .where(and(eq(codSettlements.company_id, company_id), eq(codSettlements.id, id)));
      await moveSettlement(tx, { company_id, id }, 'settled', 'payable', sql`payable_at = ${now}`);
      await writeLiveEvent(tx, company_id, 'cod_updated', {});
      await writeLiveEvent(tx, company_id, 'wallet_updated', {});
    }
    // What was set off for a lost dispute covered settlements, as a payout does.
    for (const company_id of owing) await markCodPaid(tx, company_id);
    return settlements.length;
  });
}
