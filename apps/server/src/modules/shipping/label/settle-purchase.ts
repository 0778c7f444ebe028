import { and, eq, lte } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { completePurchase, failPurchase } from './complete-purchase.ts';
import { labelPurchases, type PurchaseRow } from './label.table.ts';
import { NO_ANSWER } from './reconcile-purchases.ts';

/** What is younger than this may still be settled by itself. */
const YOUNG_S = 120;
const LISTED = 500;

/** Purchases that stay open because nobody can ask the courier by our reference, oldest first. */
export async function listOpenPurchases(ctx: Ctx): Promise<PurchaseRow[]> {
  return ctx.db
    .select()
    .from(labelPurchases)
    .where(and(eq(labelPurchases.state, 'unknown'), lte(labelPurchases.created_at, epochSeconds(ctx.clock) - YOUNG_S)))
    .orderBy(labelPurchases.created_at)
    .limit(LISTED);
}

export type SettledPurchase = 'settled' | 'not_open' | 'unknown_number';

/**
 * A person looked at the courier and says what became of a purchase that stays open: booked under this number, or not booked
 * (null), which gives the money back. A number that the courier does not know is not taken.
 */
export async function settlePurchase(ctx: Ctx, id: string, tracking_code: string | null): Promise<SettledPurchase> {
  const purchase = (await listOpenPurchases(ctx)).find((one) => one.id === id);
  if (purchase === undefined) return 'not_open';
  if (tracking_code === null) {
    await failPurchase(ctx, purchase, NO_ANSWER);
    return 'settled';
  }
  const { status } = await ctx.ports.couriers.track(purchase.entry.courier.alias, tracking_code);
  if (status === 'not_found') return 'unknown_number';
  const parcel = {
    status: 'bought',
    tracking_code,
    route_code: '',
    courier_ref: tracking_code,
    courier_label: null,
  } as const;
  await completePurchase(ctx, purchase, parcel, { courier_label_name: null, courier_label_sha256: null });
  return 'settled';
}
