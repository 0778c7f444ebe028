import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { writeCodState } from '../../shipping/order/index.ts';
import { notifyCodSettled } from './notify-settled.ts';
import { codSettlements } from './cod.table.ts';
import { codRemittances } from './remittance.table.ts';

const HOUR_S = 3_600;

/** A parcel of a company, as a statement answers it. */
interface Touched extends Record<string, unknown> {
  company_id: string;
  order_id: string;
}

/**
 * Ends a remittance of which nothing is left to settle: marks the parcels the courier reported too little for, closes the
 * companies' settlements and tells them, once. Must run in a transaction.
 */
export async function closeRemittance(tx: Ctx, remittance_id: string): Promise<void> {
  const now = epochSeconds(tx.clock);
  const [closed] = await tx.db
    .update(codRemittances)
    .set({ state: 'done', finished_at: now })
    .where(and(eq(codRemittances.id, remittance_id), eq(codRemittances.state, 'settling')))
    .returning();
  if (!closed) return;
  const short = await markShort(tx, remittance_id, now);
  const payable_at = now + Math.round(tx.env.SAMPAN_COD_RELEASE_HOURS * HOUR_S);
  const settlements = await tx.db
    .update(codSettlements)
    .set({ closed_at: now, payable_at })
    .where(and(eq(codSettlements.remittance_id, remittance_id), isNull(codSettlements.closed_at)))
    .returning();
  for (const settlement of settlements) {
    await tx.db.execute(
      sql`update cod_collections set payable_at = ${payable_at} where settlement_id = ${settlement.id}`,
    );
    await notifyCodSettled(tx, settlement);
  }
  for (const company_id of new Set([...settlements, ...short].map((row) => row.company_id)))
    await writeLiveEvent(tx, company_id, 'cod_updated', {});
  await recordAudit(tx, {
    action: 'remittance.settled',
    object_type: 'remittance',
    object_id: remittance_id,
    company_id: null,
    details: { companies: settlements.length, short: short.length },
  });
}

/** No money moves for a parcel the courier reported too little for; its shop sees what was said. */
async function markShort(tx: Ctx, remittance_id: string, now: number): Promise<Touched[]> {
  const { rows } = await tx.db.execute<Touched>(sql`
    update cod_collections c set state = 'short', short_at = ${now}, remitted_minor = r.collected_minor
    from cod_remittance_rows r
    where r.remittance_id = ${remittance_id} and r.state = 'bad' and r.reason = 'amount_differs'
      and r.tracking_code = c.tracking_code and r.courier_alias = c.courier_alias
      and r.collected_minor < c.to_collect_minor and c.state in ('collected', 'short')
    returning c.company_id, c.order_id`);
  for (const [company_id, mine] of Map.groupBy(rows, (row) => row.company_id))
    await writeCodState(
      tx,
      company_id,
      mine.map(({ order_id }) => order_id),
      'short',
    );
  return rows;
}
