import type { CodState } from '@sampan/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { writeCodState } from '../../shipping/order/index.ts';

/** Moves all parcels of a settlement from one state to the next, in their rows and in the parcels'; `when` is set with it. */
export async function moveSettlement(
  tx: Ctx,
  { company_id, id }: { company_id: string; id: string },
  from: CodState,
  to: CodState,
  when: SQL,
): Promise<void> {
  const { rows } = await tx.db.execute<{ order_id: string }>(sql`
    update cod_collections set state = ${to}, ${when}
    where company_id = ${company_id} and settlement_id = ${id} and state = ${from} returning order_id`);
  await writeCodState(
    tx,
    company_id,
    rows.map((row) => row.order_id),
    to,
  );
}
