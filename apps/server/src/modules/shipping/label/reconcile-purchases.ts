import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { FoundParcel } from '../../../ports/courier.ts';
import { findOrder } from '../order/index.ts';
import { findHeard } from '../tracking/index.ts';
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
/** Of a courier that cannot be asked: its message may come at any time, else a person says what became of the purchase. */
const PERSON_S = 60;
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
  try {
    const found = await lookUp(ctx, purchase);
    if (found.status === 'unknown') {
      await leaveOpen(ctx, purchase, PERSON_S);
      return;
    }
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
    await leaveOpen(ctx, purchase, RETRY_S);
  }
}

/** A courier that cannot be asked by our reference may have told of the parcel by itself. */
async function lookUp(ctx: Ctx, { entry, client_ref, created_at }: PurchaseRow): Promise<FoundParcel> {
  const { alias } = entry.courier;
  const found = await ctx.ports.couriers.findByClientRef(alias, client_ref);
  if (found.status !== 'unknown') return found;
  const heard = await findHeard(ctx, alias, created_at);
  return heard.length === 0 ? found : ctx.ports.couriers.findByClientRef(alias, client_ref, heard);
}

async function leaveOpen(ctx: Ctx, { id }: PurchaseRow, wait_s: number): Promise<void> {
  const lease_until = epochSeconds(ctx.clock) + wait_s;
  await transitionPurchase(ctx, id, ['buying', 'unknown'], { state: 'unknown', lease_until });
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
