import type { CodState, CodType } from '@sampan/contract';
import { toMinor } from '@sampan/country-rules';
import { and, eq, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { orders, type OrderRow } from './order.table.ts';

/** Who bears the fee for collecting; the sender where nothing was said. */
export function codTypeOf(order: Pick<OrderRow, 'extras'>): CodType {
  return order.extras.cod_type ?? 'fee_by_sender';
}

/** What the courier asks at the door: what the label was bought with, and before that the amount itself. */
export function toCollectOf(order: OrderRow): number {
  const bought = order.estimated_cost?.cod;
  return bought ? toMinor(bought.to_collect, order.currency) : order.expected_cod_minor;
}

/** Writes where the cash of some parcels stands. Must run in the transaction that writes their rows in the cod module. */
export async function writeCodState(
  ctx: Ctx,
  company_id: string,
  ids: readonly string[],
  cod_state: CodState,
): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(orders)
    .set({ cod_state, updated_at: sql`greatest(${orders.updated_at}, ${epochSeconds(ctx.clock)})` })
    .where(and(eq(orders.company_id, company_id), sql`${orders.id} = any(${sql.param([...ids])}::uuid[])`));
}
