import type { Answer, ParsedRequest, endpoints } from '@sampan/contract';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { toOrderColumns } from './order-input.ts';
import { findOrder } from './order.repo.ts';
import { isEditable } from './order.status.ts';
import { writeChange } from './update-order.ts';

/**
 * Says of many parcels why they cross a border, in one transaction. A parcel that got its label meanwhile stays as it is and is
 * named. Throws `not_found` for one that is not the company's; then none is changed.
 */
export async function saveCustomsPurposes({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedRequest<typeof endpoints.saveCustomsPurposes>['body'];
}): Promise<Answer<typeof endpoints.saveCustomsPurposes>> {
  const { company_id } = requireWriter(ctx);
  // Of a parcel that is named twice the last word counts. Locks are taken in one order, whoever else takes them.
  const parcels = [...new Map(input.parcels.map((parcel) => [parcel.order_id, parcel])).values()];
  parcels.sort((a, b) => (a.order_id < b.order_id ? -1 : 1));
  return withTransaction(ctx, async (tx) => {
    const locked: string[] = [];
    for (const { order_id, ...said } of parcels) {
      const found = await findOrder(tx, company_id, order_id, { lock: true });
      if (isEditable(found))
        await writeChange(tx, found, 'order.update', toOrderColumns(said, found.currency, found.extras));
      else locked.push(order_id);
    }
    return { updated: parcels.length - locked.length, locked };
  });
}
