import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { applyRefund } from './apply-refund.ts';
import { leaseSentRefunds, writeCheckout } from './checkout.repo.ts';
import type { CheckoutRow } from './checkout.table.ts';
import { providerOfCheckout } from './abandon-checkout.ts';

const BATCH = 10;
const LEASE_S = 60;
const DAY_S = 86_400;
/** A bank sends a refund back within a month. */
const ASKED_DAYS = 32;

/** Asked again after as long as it is under way: a minute, two, four, and so on. */
function nextAsk(row: CheckoutRow, now: number): number | null {
  const age = now - (row.refunded_at ?? now);
  return age > ASKED_DAYS * DAY_S ? null : now + Math.max(age, LEASE_S);
}

async function askOne(ctx: Ctx, row: CheckoutRow): Promise<void> {
  const provider = providerOfCheckout(ctx, row);
  const refund = provider && row.refund_id !== null ? await provider.fetchRefund(row.refund_id) : null;
  if (provider && refund?.state === 'failed') await applyRefund(ctx, provider.name, refund);
  else await writeCheckout(ctx, row, { refund_ask_at: nextAsk(row, epochSeconds(ctx.clock)) });
}

/**
 * Asks providers whether refunds that went out came back: messages get lost. Rows are leased, so any number of servers share
 * the work. Answers how many were asked about.
 */
export async function requestRefunds(ctx: Ctx): Promise<number> {
  const due = await leaseSentRefunds(ctx, LEASE_S, BATCH);
  for (const row of due)
    await askOne(ctx, row).catch((error: unknown) =>
      ctx.log.warn({ err: error, checkout_id: row.id }, 'a refund was not asked about and will be again'),
    );
  return due.length;
}
