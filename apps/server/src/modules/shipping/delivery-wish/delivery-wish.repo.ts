import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { leaseRows } from '../../../platform/lease.ts';
import type { OrderRow } from '../order/index.ts';
import { deliveryWishes, type DeliveryWishRow } from './delivery-wish.table.ts';

type ParcelOf = Pick<OrderRow, 'company_id' | 'id'>;

const ofParcel = ({ company_id, id }: ParcelOf) =>
  and(eq(deliveryWishes.company_id, company_id), eq(deliveryWishes.order_id, id));

/** What the recipient wants; null while nobody said anything. */
export async function findWish(ctx: Ctx, order: ParcelOf): Promise<DeliveryWishRow | null> {
  const [row] = await ctx.db.select().from(deliveryWishes).where(ofParcel(order));
  return row === undefined || row.place === null ? null : row;
}

/** Counts a try before it is looked at, so that many at once are no more than many one by one. False: there are none left. */
export async function consumeTry(tx: Ctx, order: ParcelOf, most: number): Promise<boolean> {
  const rows = await tx.db
    .insert(deliveryWishes)
    .values({ order_id: order.id, company_id: order.company_id, wrong_proofs: 1 })
    .onConflictDoUpdate({
      target: deliveryWishes.order_id,
      set: { wrong_proofs: sql`${deliveryWishes.wrong_proofs} + 1` },
      setWhere: sql`${deliveryWishes.wrong_proofs} < ${most}`,
    })
    .returning({ wrong_proofs: deliveryWishes.wrong_proofs });
  return rows.length > 0;
}

/** The try was right, and costs none. */
export async function returnTry(tx: Ctx, order: ParcelOf): Promise<void> {
  await tx.db
    .update(deliveryWishes)
    .set({ wrong_proofs: sql`${deliveryWishes.wrong_proofs} - 1` })
    .where(ofParcel(order));
}

/** Writes a wish over the one before; the courier has to be told. */
export async function writeWish(
  tx: Ctx,
  order: ParcelOf,
  wish: Required<Pick<DeliveryWishRow, 'place' | 'note' | 'lease_until' | 'wished_at'>>,
): Promise<DeliveryWishRow> {
  const change = { ...wish, state: 'telling' as const, attempts: 1 };
  const [row] = await tx.db
    .update(deliveryWishes)
    .set({ ...change, revision: sql`${deliveryWishes.revision} + 1` })
    .where(ofParcel(order))
    .returning();
  if (row === undefined) throw new Error('A wish is written after its proof was counted');
  return row;
}

/** Changes a wish that is still this one and not told yet; false when a later one or another server was faster. */
export async function changeTelling(
  tx: Ctx,
  { order_id: id, company_id, revision }: DeliveryWishRow,
  change: Partial<DeliveryWishRow>,
): Promise<boolean> {
  const rows = await tx.db
    .update(deliveryWishes)
    .set(change)
    .where(
      and(ofParcel({ id, company_id }), eq(deliveryWishes.revision, revision), eq(deliveryWishes.state, 'telling')),
    )
    .returning({ id: deliveryWishes.order_id });
  return rows.length > 0;
}

/** Takes wishes nobody tells any more, for a lease; two servers never take the same. */
export async function leaseWishes(ctx: Ctx, lease_s: number, limit: number): Promise<DeliveryWishRow[]> {
  const now = epochSeconds(ctx.clock);
  return leaseRows(ctx, {
    table: deliveryWishes,
    key: deliveryWishes.order_id,
    due: and(eq(deliveryWishes.state, 'telling'), lte(deliveryWishes.lease_until, now)),
    order: [deliveryWishes.lease_until],
    set: { lease_until: now + lease_s, attempts: sql`${deliveryWishes.attempts} + 1` },
    limit,
  });
}

/** Forgets what recipients of a company's parcels wanted. */
export async function forgetWishes(tx: Ctx, company_id: string, order_ids: readonly string[]): Promise<void> {
  if (order_ids.length === 0) return;
  await tx.db
    .delete(deliveryWishes)
    .where(and(eq(deliveryWishes.company_id, company_id), inArray(deliveryWishes.order_id, [...order_ids])));
}
