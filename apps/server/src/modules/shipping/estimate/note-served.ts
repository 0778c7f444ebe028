import type { Ctx } from '../../../platform/context.ts';
import { writeServed, type OrderRow } from '../order/index.ts';
import type { QuoteRow } from './estimate.table.ts';

/** Whether the courier that a parcel's rule names is among those that can be bought; null where nobody knows or none is named. */
function isServed({ extras }: OrderRow, { entries, couriers_unavailable }: QuoteRow): boolean | null {
  const rule = extras.rule_decision?.rule;
  if (rule?.choice !== 'courier') return null;
  if (entries.some(({ courier }) => courier.alias === rule.courier)) return true;
  // One that didn't answer may serve it all the same.
  return couriers_unavailable.some(({ courier_alias }) => courier_alias === rule.courier) ? null : false;
}

/** Keeps with each parcel whether its rule can be followed, so that its page says why another courier was taken. */
export async function noteServed(
  ctx: Ctx,
  company_id: string,
  compared: readonly { order: OrderRow; quote: QuoteRow }[],
): Promise<ReadonlyMap<string, boolean>> {
  const served = new Map<string, boolean>();
  for (const { order, quote } of compared) {
    const known = isServed(order, quote);
    if (known !== null) served.set(order.id, known);
  }
  const changed = compared.flatMap(({ order: { id, extras } }) => {
    const is_served = served.get(id);
    return is_served === undefined || is_served === extras.rule_decision?.is_served ? [] : [{ id, is_served }];
  });
  await writeServed(ctx, company_id, changed);
  return served;
}
