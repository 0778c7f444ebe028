import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { users } from '../../identity/account/account.table.ts';
import type { OrderRow } from '../order/index.ts';
import { deliveryAttempts, type DeliveryAttemptRow } from './delivery-attempt.table.ts';

/** An attempt with the name of who asked for it. */
export type NamedAttempt = DeliveryAttemptRow & { user_name: string };

/** More bookings than this of one parcel are not shown. */
const MOST_SHOWN = 20;

/** The attempts of a parcel that stand, newest first. */
export async function findAttempts(ctx: Ctx, order: Pick<OrderRow, 'company_id' | 'id'>): Promise<NamedAttempt[]> {
  const rows = await ctx.db
    .select({ attempt: deliveryAttempts, user_name: users.name })
    .from(deliveryAttempts)
    .leftJoin(users, eq(users.id, deliveryAttempts.user_id))
    .where(
      and(
        eq(deliveryAttempts.company_id, order.company_id),
        eq(deliveryAttempts.order_id, order.id),
        eq(deliveryAttempts.state, 'booked'),
      ),
    )
    .orderBy(desc(deliveryAttempts.created_at), desc(deliveryAttempts.id))
    .limit(MOST_SHOWN);
  return rows.map(({ attempt, user_name }) => ({ ...attempt, user_name: user_name ?? '' }));
}

export async function insertAttempt(tx: Ctx, row: DeliveryAttemptRow): Promise<void> {
  await tx.db.insert(deliveryAttempts).values(row);
}

/** Ends an attempt that stands. */
export async function endAttempt(
  tx: Ctx,
  attempt: Pick<DeliveryAttemptRow, 'company_id' | 'id'>,
  state: 'replaced' | 'withdrawn',
): Promise<void> {
  await tx.db
    .update(deliveryAttempts)
    .set({ state })
    .where(and(eq(deliveryAttempts.company_id, attempt.company_id), eq(deliveryAttempts.id, attempt.id)));
}
