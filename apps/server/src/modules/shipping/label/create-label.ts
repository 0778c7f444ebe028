import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, sentenceOfCode } from '../../../platform/errors.ts';
import { CourierUnavailable, type BoughtParcel, type BuyOutcome, type RefusedParcel } from '../../../ports/courier.ts';
import { presentOrder, type OrderRow } from '../order/index.ts';
import { reservePurchase, type LabelInput } from './reserve-purchase.ts';
import { courierPurchaseOf } from './courier-purchase.ts';
import { keepCourierLabel, type KeptLabel } from './keep-courier-label.ts';
import { transitionPurchase } from './label.repo.ts';
import type { PurchaseRow } from './label.table.ts';
import { completePurchase, failPurchase } from './complete-purchase.ts';

/** The reconciler asks again this soon after a call without an answer. */
const ASK_AGAIN_S = 3;
/** Waiting for a turn ends after about ten seconds. */
const MAX_TURNS = 100;
const TURN_MS = 100;

/**
 * Buys the label of a quoted service, once (spec 4 'Order lifecycle', trust 3). A second call answers with the first
 * one's label. Throws `courier_refused` when nothing was bought, `label_pending` when the courier has not answered: then
 * the reconciler finds out, and the money stays aside until it knows.
 */
export async function createLabel({ ctx, id, input }: { ctx: Ctx; id: string; input: LabelInput }): Promise<Order> {
  await ctx.lookups.freshenOrder(ctx, id);
  const claim = await reservePurchase(ctx, id, input);
  if (claim.kind === 'existing') return presentOrder(ctx, claim.order);
  return presentOrder(ctx, await buy(ctx, claim.order, claim.purchase));
}

async function buy(ctx: Ctx, order: OrderRow, purchase: PurchaseRow): Promise<OrderRow> {
  const outcome = await askAndKeep(ctx, order, purchase).catch(async (error: unknown) => {
    if (wasNotAsked(error)) {
      await failPurchase(ctx, purchase, sentenceOfCode('courier_unavailable'));
      throw new DomainError('courier_unavailable', { cause: error, retry_after_s: 5 });
    }
    ctx.log.warn({ err: error, purchase_id: purchase.id }, 'the courier gave no answer to a purchase');
    await transitionPurchase(ctx, purchase.id, ['buying'], {
      state: 'unknown',
      lease_until: epochSeconds(ctx.clock) + ASK_AGAIN_S,
    });
    throw new DomainError('label_pending', { cause: error, retry_after_s: ASK_AGAIN_S });
  });
  if (outcome.status === 'bought') return completePurchase(ctx, purchase, outcome, outcome.kept);
  await failPurchase(ctx, purchase, outcome.reason);
  throw new DomainError('courier_refused', { detail: outcome.reason });
}

/** A courier's own label that cannot be kept leaves the purchase unknown: it is asked for again. */
async function askAndKeep(
  ctx: Ctx,
  order: OrderRow,
  purchase: PurchaseRow,
): Promise<RefusedParcel | (BoughtParcel & { kept: KeptLabel })> {
  const outcome = await ask(ctx, order, purchase);
  return outcome.status === 'refused' ? outcome : { ...outcome, kept: await keepCourierLabel(ctx, purchase, outcome) };
}

/** The guard in front of the courier refused, so the courier certainly knows nothing. */
function wasNotAsked(error: unknown): boolean {
  return error instanceof CourierUnavailable && (error.reason === 'busy' || error.reason === 'paused');
}

/** A courier takes few calls at a time; a purchase waits for its turn instead of failing. */
async function ask(ctx: Ctx, order: OrderRow, purchase: PurchaseRow): Promise<BuyOutcome> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await ctx.ports.couriers.buy(purchase.entry.courier.alias, courierPurchaseOf(order, purchase));
    } catch (error) {
      const is_busy = error instanceof CourierUnavailable && error.reason === 'busy';
      if (!is_busy || turn === MAX_TURNS) throw error;
      await sleep(TURN_MS * (0.5 + Math.random()));
    }
  }
}
