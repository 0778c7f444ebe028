import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeWebhookEvent } from '../../../platform/outbox/write-outbox.ts';
import { findCheckoutOfOrder, writeCheckout } from './checkout.repo.ts';

/**
 * A buyer paid at the door: the sale is paid from now on, and the shop's endpoints are told as of any other paid sale. The
 * money itself is booked as the parcel's cash on delivery, once; a checkout of its own would count it twice. Nothing for
 * parcels without a checkout. Must run in the transaction that books the cash.
 */
export async function collectSale(tx: Ctx, order: { company_id: string; id: string }): Promise<void> {
  const row = await findCheckoutOfOrder(tx, order.company_id, order.id, { lock: true });
  if (row?.payment_method !== 'cod' || row.paid_at !== null) return;
  await writeCheckout(tx, row, { paid_at: epochSeconds(tx.clock) });
  await recordAudit(tx, {
    action: 'checkout.collected',
    object_type: 'checkout',
    object_id: row.id,
    company_id: row.company_id,
    details: { total_minor: row.total_minor, order_id: order.id },
  });
  await writeWebhookEvent(tx, row.company_id, 'checkout.paid', { checkout_id: row.id, order_id: order.id });
}
