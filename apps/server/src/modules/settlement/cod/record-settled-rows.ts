import { and, eq, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { writeCodState } from '../../shipping/order/index.ts';
import { codSettlements, type CollectionRow } from './cod.table.ts';
import { codRemittanceRows, type RemittanceLine, type RemittanceRow } from './remittance.table.ts';

interface Settled {
  line: RemittanceLine;
  parcel: CollectionRow;
}

/** Writes down which rows and parcels a transaction settled, and what that makes for each company. */
export async function recordSettledRows(
  tx: Ctx,
  remittance: RemittanceRow,
  settled: readonly Settled[],
): Promise<void> {
  if (settled.length === 0) return;
  const now = epochSeconds(tx.clock);
  const rows = settled.map(({ line }) => line.row);
  await tx.db
    .update(codRemittanceRows)
    .set({ state: 'settled' })
    .where(
      and(
        eq(codRemittanceRows.remittance_id, remittance.id),
        sql`${codRemittanceRows.row} = any(${sql.param(rows)}::int[])`,
      ),
    );
  for (const [company_id, mine] of Map.groupBy(settled, ({ parcel }) => parcel.company_id)) {
    const settlement_id = await addToSettlement(tx, remittance, company_id, mine);
    const facts = mine.map(({ line, parcel }) => ({
      order_id: parcel.order_id,
      reference: line.reference,
      collected: line.collected_minor,
    }));
    await tx.db.execute(sql`
      update cod_collections c
      set state = 'settled', settled_at = ${now}, settlement_id = ${settlement_id},
        remittance_reference = f.reference, remitted_minor = f.collected
      from json_to_recordset(${JSON.stringify(facts)}::json) as f(order_id uuid, reference text, collected bigint)
      where c.company_id = ${company_id} and c.order_id = f.order_id`);
    await writeCodState(
      tx,
      company_id,
      facts.map(({ order_id }) => order_id),
      'settled',
    );
  }
}

async function addToSettlement(
  tx: Ctx,
  remittance: RemittanceRow,
  company_id: string,
  mine: readonly Settled[],
): Promise<string> {
  const t = codSettlements;
  const references = [...new Set(mine.map(({ line }) => line.reference))];
  const [row] = await tx.db
    .insert(t)
    .values({
      company_id,
      id: newId(tx.clock.now()),
      remittance_id: remittance.id,
      courier_alias: remittance.courier_alias,
      currency: mine[0]?.parcel.currency ?? 'SGD',
      references,
      count: mine.length,
      amount_minor: mine.reduce((sum, { parcel }) => sum + parcel.amount_minor, 0),
      settled_at: epochSeconds(tx.clock),
    })
    .onConflictDoUpdate({
      target: [t.remittance_id, t.company_id],
      targetWhere: sql`closed_at is null`,
      set: {
        count: sql`${t.count} + excluded.count`,
        amount_minor: sql`${t.amount_minor} + excluded.amount_minor`,
        references: sql`(select jsonb_agg(distinct r) from jsonb_array_elements(${t.references} || excluded.references) r)`,
      },
    })
    .returning({ id: t.id });
  if (!row) throw new Error(`No settlement for company ${company_id}`);
  return row.id;
}
