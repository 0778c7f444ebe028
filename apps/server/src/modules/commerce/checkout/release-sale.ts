import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { bookSaleRelease } from '../../ledger/wallet/index.ts';
import { findCheckoutOfOrder, writeCheckout } from './checkout.repo.ts';
import { findUnreleased } from './release.repo.ts';

const BATCH = 50;
const DAY_S = 86_400;

/**
 * What a buyer paid for a parcel may be paid out to the shop from now on: when the parcel is delivered. Once per checkout;
 * nothing for parcels that nobody paid in a checkout, for tests, for what goes or went back to the buyer, and while the buyer's
 * bank asks for the money. Must run in the transaction that finds the parcel delivered. Answers whether money moved.
 */
export async function releaseSale(tx: Ctx, order: { company_id: string; id: string }): Promise<boolean> {
  const row = await findCheckoutOfOrder(tx, order.company_id, order.id, { lock: true });
  if (row?.status !== 'paid' || row.is_test || row.released_at !== null) return false;
  if (row.refund_due_at !== null || row.dispute_state === 'open' || row.dispute_state === 'lost') return false;
  const order_number = row.order_number ?? '';
  await bookSaleRelease(tx, {
    company_id: row.company_id,
    currency: row.currency,
    amount_minor: row.total_minor,
    reference: row.id,
    description: `Sale ${order_number} released`,
    details: { order_id: order.id, order_number },
  });
  await writeCheckout(tx, row, { released_at: epochSeconds(tx.clock) });
  await recordAudit(tx, {
    action: 'checkout.released',
    object_type: 'checkout',
    object_id: row.id,
    company_id: row.company_id,
    details: { total_minor: row.total_minor, order_id: order.id },
  });
  await writeLiveEvent(tx, row.company_id, 'wallet_updated', {});
  return true;
}

/**
 * Releases what no delivery released: sales paid `SAMPAN_SALES_RELEASE_DAYS` ago whose parcel is with the courier without a
 * problem, because couriers lose last scans; and sales that were delivered while their buyer's bank asked for the money.
 * Never one whose parcel waits with the shop, is cancelled, lost or on its way back. Answers how many.
 */
export async function releaseOldSales(ctx: Ctx): Promise<number> {
  const paid_before = epochSeconds(ctx.clock) - ctx.env.SAMPAN_SALES_RELEASE_DAYS * DAY_S;
  let released = 0;
  for (const order of await findUnreleased(ctx, paid_before, BATCH))
    if (await withTransaction(ctx, (tx) => releaseSale(tx, order))) released += 1;
  return released;
}
