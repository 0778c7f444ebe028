import type { Order, OrderDraft } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findUser } from '../../identity/account/index.ts';
import { findOrder, findOrders, writeOrder } from './order.repo.ts';
import type { OrderRow } from './order.table.ts';
import { placeOrder } from './place-order.ts';
import { presentOrder } from './present-order.ts';

/** The same goods the other way: sender and recipient change places, and nothing is collected. */
function draftOfReturn(row: OrderRow): OrderDraft {
  return {
    billing_address: row.shipping_address,
    shipping_address: row.billing_address,
    package_content: row.package_content,
    item_category: row.item_category,
    total_package_value: toMajor(row.total_package_value_minor, row.currency),
    is_battery: row.is_battery,
    is_dangerous: row.is_dangerous,
    is_fragile: row.is_fragile,
    items: row.items,
    customs_purpose: 'returned_goods',
  };
}

/** The return that was started before, as long as it is wanted. */
async function findReturn(tx: Ctx, { company_id, extras }: OrderRow): Promise<OrderRow | undefined> {
  const [begun] = extras.returned_by === undefined ? [] : await findOrders(tx, company_id, [extras.returned_by.id]);
  return begun?.status === 'cancelled' ? undefined : begun;
}

/**
 * Starts the parcel that brings a delivered one back, a draft of its own that names the first; a second call answers the same
 * one. Throws `not_delivered` for a parcel the recipient doesn't have.
 */
export async function createReturn({ ctx, id }: { ctx: Ctx; id: string }): Promise<Order> {
  const actor = requireWriter(ctx);
  const { company_id } = actor;
  return withTransaction(ctx, async (tx) => {
    const first = await findOrder(tx, company_id, id, { lock: true });
    if (first.status !== 'completed' || first.last_event?.status === 'returned') throw new DomainError('not_delivered');
    const begun = await findReturn(tx, first);
    if (begun) return presentOrder(tx, begun);
    const person = await findUser(tx, actor.user_id);
    const weight = first.weight_g === null ? {} : { weight_g: first.weight_g };
    const owner = { ...actor, email: person?.user.email ?? '' };
    const placed = await placeOrder(tx, owner, draftOfReturn(first), weight);
    const { package_type, length_mm, width_mm, height_mm } = first;
    const written = await writeOrder(tx, placed, {
      package_type,
      length_mm,
      width_mm,
      height_mm,
      extras: { ...placed.extras, return_of: { id: first.id, number: first.number } },
    });
    const returned_by = { id: written.id, number: written.number };
    const after = await writeOrder(tx, first, { extras: { ...first.extras, returned_by } });
    await recordAudit(tx, {
      action: 'order.return',
      object_type: 'order',
      object_id: id,
      details: { number: written.number },
    });
    await writeLiveEvent(tx, company_id, 'order_updated', { order_id: id, status: after.status });
    return presentOrder(tx, written);
  });
}
