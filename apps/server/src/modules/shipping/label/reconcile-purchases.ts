import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder } from '../order/index.ts';
import { BUY_LEASE_S } from './reserve-purchase.ts';
import { keepCourierLabel } from './keep-courier-label.ts';
import { courierPurchaseOf } from './courier-purchase.ts';
import { leasePendingPurchases, transitionPurchase } from './label.repo.ts';
import type { PurchaseRow } from './label.table.ts';
import { completePurchase, failPurchase } from './complete-purchase.ts';

/** After this many purchases the courier certainly does not want, the money is given back. */
const MAX_ATTEMPTS = 3;
/** Wait between two look-ups that gave no answer. */
const RETRY_S = 5;
const BATCH = 20;

/** Why a purchase failed that no courier answered. */
export const NO_ANSWER = 'The courier did not answer. You were not charged.';

/**
 * Finishes purchases that were left open: by a courier that did not answer or by a server that died in the middle.
 * Looks each up by its `client_ref`; only after a definite "not found" is the very same purchase sent again, which a
 * courier recognises by the reference. Answers how many it worked on.
 */
export async function reconcilePurchases(ctx: Ctx): Promise<number> {
  const open = await leasePendingPurchases(ctx, BUY_LEASE_S, BATCH);
  await Promise.all(open.map((purchase) => reconcile(ctx, purchase)));
  return open.length;
}

async function reconcile(ctx: Ctx, purchase: PurchaseRow): Promise<void> {
  const alias = purchase.entry.courier.alias;
  try {
    const found = await ctx.ports.couriers.findByClientRef(alias, purchase.client_ref);
    if (found.status === 'bought') {
      await completePurchase(ctx, purchase, found, await keepCourierLabel(ctx, purchase, found));
      return;
    }
    if (purchase.attempts >= MAX_ATTEMPTS) {
      await failPurchase(ctx, purchase, NO_ANSWER);
      return;
    }
    await buyAgain(ctx, purchase);
  } catch (error) {
    ctx.log.warn({ err: error, purchase_id: purchase.id }, 'a purchase is still unknown');
    await transitionPurchase(ctx, purchase.id, ['buying', 'unknown'], {
      state: 'unknown',
      lease_until: epochSeconds(ctx.clock) + RETRY_S,
    });
  }
}

async function buyAgain(ctx: Ctx, purchase: PurchaseRow): Promise<void> {
  const order = await withTransaction(ctx, async (tx) => {
    // Counted and committed before the call, so that a crash cannot repeat it without end.
    await transitionPurchase(tx, purchase.id, ['buying', 'unknown'], { attempts: purchase.attempts + 1 });
    return findOrder(tx, purchase.company_id, purchase.order_id);
  });
  const outcome = await ctx.ports.couriers.buy(purchase.entry.courier.alias, courierPurchaseOf(order, purchase));
  if (outcome.status === 'bought')
    await completePurchase(ctx, purchase, outcome, await keepCourierLabel(ctx, purchase, outcome));
  else await failPurchase(ctx, purchase, outcome.reason);
}
