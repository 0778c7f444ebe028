import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findCompany } from '../../identity/account/index.ts';
import type { OrderRow } from '../../shipping/order/index.ts';
import { restock } from '../product/index.ts';
import { findCheckoutOfOrder, writeCheckout } from './checkout.repo.ts';
import { sendRefundNotice } from './checkout-receipt.mail.ts';

/**
 * Undoes the sale of a parcel that its shop cancels: the units are on sale again, the buyer is told, and what was paid is due
 * to go back (`refundBuyers` sees to it until it arrives). Nothing for parcels that nobody bought in a checkout, and nothing
 * the second time. Must run in the transaction that cancels the parcel.
 */
export async function cancelSale(tx: Ctx, order: Pick<OrderRow, 'company_id' | 'id'>): Promise<void> {
  const row = await findCheckoutOfOrder(tx, order.company_id, order.id, { lock: true });
  if (row?.status !== 'paid' && row?.status !== 'confirmed') return;
  const is_paid = row.status === 'paid';
  const is_disputed = row.dispute_state === 'open' || row.dispute_state === 'lost';
  const now = epochSeconds(tx.clock);
  if (row.stock_state === 'sold') await restock(tx, { company_id: row.company_id, id: row.product_id }, row.quantity);
  await writeCheckout(tx, row, {
    status: is_paid ? 'refunded' : 'cancelled',
    stock_state: row.stock_state === 'sold' ? 'released' : row.stock_state,
    // What the buyer's bank took back is not given back by us as well: the bank decides first.
    ...(is_paid ? { refund_reason: 'cancelled' as const, refund_due_at: is_disputed ? null : now } : {}),
    ended_at: now,
  });
  await recordAudit(tx, {
    action: is_paid ? 'checkout.refund_due' : 'checkout.cancelled',
    object_type: 'checkout',
    object_id: row.id,
    company_id: row.company_id,
    details: { total_minor: row.total_minor, order_id: order.id },
  });
  const company = await findCompany(tx, row.company_id);
  if (company) await sendRefundNotice(tx, row, company);
}
