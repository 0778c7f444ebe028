import type { Order, OrderDraft, Party } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { checkParty, normaliseParty } from '../../identity/company/index.ts';
import { refuseTakenReference } from './create-order.ts';
import { toOrderColumns, toRecipientColumns, toSenderColumns } from './order-input.ts';
import { findOrder, writeOrder, type OrderChange } from './order.repo.ts';
import { isEditable } from './order.status.ts';
import type { OrderRow } from './order.table.ts';
import { presentOrder } from './present-order.ts';
import { redecided } from './redecide.ts';

/** Writes a change of a parcel that is locked and may be changed, with what follows from it. */
export async function writeChange(tx: Ctx, found: OrderRow, action: string, change: OrderChange): Promise<OrderRow> {
  const written = await writeOrder(tx, found, await redecided(tx, found, change));
  await recordAudit(tx, { action, object_type: 'order', object_id: found.id, before: found, after: written });
  await writeLiveEvent(tx, found.company_id, 'order_updated', { order_id: found.id, status: written.status });
  return written;
}

async function change(ctx: Ctx, id: string, action: string, work: (row: OrderRow) => OrderChange): Promise<Order> {
  const actor = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const found = await findOrder(tx, actor.company_id, id, { lock: true });
    if (!isEditable(found)) throw new DomainError('order_locked');
    return presentOrder(tx, await writeChange(tx, found, action, work(found)));
  }).catch(refuseTakenReference);
}

/** Changes a parcel that has no label (spec 7 PUT order/{id}); absent fields stay. Throws `order_locked` afterwards. */
export async function updateOrder({ ctx, id, input }: { ctx: Ctx; id: string; input: OrderDraft }): Promise<Order> {
  return change(ctx, id, 'order.update', (row) => toOrderColumns(input, row.currency, row.extras));
}

/** Changes one address of a parcel (spec 7 PUT order/{id}/billing_address and its kin), checked by its country's rules. */
export async function updateOrderAddress({
  ctx,
  id,
  part,
  input,
}: {
  ctx: Ctx;
  id: string;
  part: 'billing_address' | 'shipping_address';
  input: Party;
}): Promise<Order> {
  return change(ctx, id, `order.${part}`, (row) => {
    refuseFields(
      checkParty(input, '', { marketplace: row.marketplace !== null }).map((error) => ({
        ...error,
        param: error.param.replace(/^\./u, ''),
      })),
    );
    return part === 'billing_address'
      ? toSenderColumns(normaliseParty(input))
      : toRecipientColumns(normaliseParty(input));
  });
}
