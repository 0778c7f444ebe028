import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { bookSaleRefund } from '../../ledger/wallet/index.ts';
import { failRefund } from './apply-refund.ts';
import { findCheckout, leaseRefunds, writeCheckout } from './checkout.repo.ts';
import type { CheckoutRow } from './checkout.table.ts';
import { providerOfCheckout } from './abandon-checkout.ts';
import { saleOf } from './complete-checkout.ts';

const BATCH = 5;
/** A refund that did not work is tried again after two minutes, then after twice as long, up to this. */
const RETRY_S = 120;
const RETRY_MAX_S = 6 * 3600;
/** A provider is asked for the first time after this whether a refund came back. */
const ASK_FIRST_S = 60;

async function refundOne(ctx: Ctx, row: CheckoutRow): Promise<void> {
  const provider = providerOfCheckout(ctx, row);
  if (!provider || row.provider_payment_id === null) throw new Error(`Checkout ${row.id} has no provider to refund by`);
  const made = await provider.refund({
    payment_id: row.provider_payment_id,
    amount_minor: row.total_minor,
    // A provider may keep a failure under its key. All of it goes back, so no key makes it go back twice.
    idempotency_key: row.refund_failures === 0 ? `refund:${row.id}` : `refund:${row.id}:${row.refund_failures}`,
  });
  await withTransaction(ctx, async (tx) => {
    const locked = await findCheckout(tx, row.id, { lock: true });
    if (locked?.refunded_at !== null || locked.refund_failed_at !== null) return;
    const now = epochSeconds(tx.clock);
    await bookSaleRefund(tx, saleOf(row));
    const sent = await writeCheckout(tx, row, {
      refund_due_at: null,
      refunded_at: now,
      refund_id: made.refund_id,
      refund_ask_at: now + ASK_FIRST_S,
    });
    await recordAudit(tx, {
      action: 'checkout.refunded',
      object_type: 'checkout',
      object_id: row.id,
      company_id: row.company_id,
      details: { total_minor: row.total_minor, reason: row.refund_reason },
    });
    if (row.order_id !== null)
      await writeLiveEvent(tx, row.company_id, 'order_updated', { order_id: row.order_id, status: 'cancelled' });
    // Its failure was told before its answer came.
    if (locked.refund_failed_id === made.refund_id) await failRefund(tx, sent);
  });
}

async function remember(ctx: Ctx, row: CheckoutRow, error: unknown): Promise<void> {
  ctx.log.error({ err: error, checkout_id: row.id }, 'a buyer was not refunded and will be tried again');
  const wait = Math.min(RETRY_S * 2 ** Math.min(row.refund_failures, 12), RETRY_MAX_S);
  await writeCheckout(ctx, row, {
    refund_failures: row.refund_failures + 1,
    refund_due_at: epochSeconds(ctx.clock) + wait,
  });
}

/**
 * Gives buyers their money back: what came after the last unit was sold, and what was paid for a parcel that its shop
 * cancelled. Answers how many were tried; what fails is tried again, more rarely each time, and never given up.
 */
export async function refundBuyers(ctx: Ctx): Promise<number> {
  const due = await leaseRefunds(ctx, RETRY_S, BATCH);
  for (const row of due) await refundOne(ctx, row).catch((error: unknown) => remember(ctx, row, error));
  return due.length;
}
