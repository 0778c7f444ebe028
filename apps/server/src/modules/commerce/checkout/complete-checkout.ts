import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeWebhookEvent } from '../../../platform/outbox/write-outbox.ts';
import { findCompany, findOwner } from '../../identity/account/index.ts';
import { reserveStock, sellReserved } from '../product/index.ts';
import { bookSale, type Sale } from '../../ledger/wallet/index.ts';
import { writeCheckout } from './checkout.repo.ts';
import type { CheckoutRow } from './checkout.table.ts';
import { placeCheckoutOrder } from './order-of-checkout.ts';
import { sendReceipts } from './checkout-receipt.mail.ts';

/** The money of a checkout as the ledger books it. */
export function saleOf(row: CheckoutRow): Sale {
  return {
    company_id: row.company_id,
    currency: row.currency,
    amount_minor: row.total_minor,
    reference: row.id,
    description: `Sale ${row.order_number ?? row.id}`,
    is_test: row.is_test,
  };
}

/** The units of a sale: those that were held, or others when the held ones went back on sale meanwhile. */
async function takeUnits(tx: Ctx, row: CheckoutRow): Promise<boolean> {
  const product = { company_id: row.company_id, id: row.product_id };
  if (row.stock_state === 'none') return true;
  if (row.stock_state === 'released' && !(await reserveStock(tx, product, row.quantity))) return false;
  await sellReserved(tx, product, row.quantity);
  return true;
}

/**
 * Sells: units, ledger, the merchant's new order, receipts and live event, all in the caller's transaction or not at all.
 * The row is locked and not bought yet, which makes it happen once. Money that came after the last unit was sold to
 * somebody else is booked and goes back (`refunded`).
 */
export async function completeCheckout(tx: Ctx, row: CheckoutRow): Promise<CheckoutRow> {
  const now = epochSeconds(tx.clock);
  const is_cod = row.payment_method === 'cod';
  if (!(await takeUnits(tx, row))) {
    await bookSale(tx, saleOf(row));
    return writeCheckout(tx, row, {
      status: 'refunded',
      provider_payment_id: row.provider_payment_id,
      paid_at: now,
      refund_reason: 'sold_out',
      refund_due_at: now,
      ended_at: now,
    });
  }
  const [company, owner] = [await findCompany(tx, row.company_id), await findOwner(tx, row.company_id)];
  if (!company || !owner) throw new Error(`Checkout ${row.id} has no company`);
  const order = await placeCheckoutOrder(tx, row, { company, email: owner.email ?? '' });
  const bought = await writeCheckout(tx, row, {
    status: is_cod ? 'confirmed' : 'paid',
    provider_payment_id: row.provider_payment_id,
    stock_state: row.stock_state === 'none' ? 'none' : 'sold',
    decline_reason: null,
    order_id: order.id,
    order_number: order.number,
    paid_at: is_cod ? null : now,
    ended_at: now,
  });
  // Nobody owes anybody anything before the money was collected at the door.
  if (!is_cod) await bookSale(tx, saleOf(bought));
  await recordAudit(tx, {
    action: is_cod ? 'checkout.confirmed' : 'checkout.paid',
    object_type: 'checkout',
    object_id: row.id,
    company_id: row.company_id,
    details: { total_minor: row.total_minor, order_id: order.id },
  });
  if (!is_cod)
    await writeWebhookEvent(tx, row.company_id, 'checkout.paid', { checkout_id: row.id, order_id: order.id });
  await sendReceipts(tx, bought, company);
  return bought;
}
