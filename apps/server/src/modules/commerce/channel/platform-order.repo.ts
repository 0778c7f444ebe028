import { and, eq, lte, or, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { channelLabels, channelOrders, type ChannelLabelRow, type ChannelOrderRow } from './channel-order.table.ts';
import { channels, type ChannelRow } from './channel.table.ts';

/** A company's own order that its marketplace carries. Throws `not_found`, or `store_own_order` for one that ships with our label. */
export async function findPlatformOrder(
  ctx: Ctx,
  company_id: string,
  id: string,
): Promise<{ order: ChannelOrderRow; channel: ChannelRow }> {
  const [row] = await ctx.db
    .select({ order: channelOrders, channel: channels })
    .from(channelOrders)
    .innerJoin(channels, eq(channels.id, channelOrders.channel_id))
    .where(and(eq(channelOrders.company_id, company_id), eq(channelOrders.id, id)));
  if (!row) throw new DomainError('not_found');
  if (row.order.logistics !== 'platform') throw new DomainError('store_own_order');
  return row;
}

/** Holds the arranging of an order for so long, or lets go of it with 0. False while somebody else holds it. */
export async function leaseArranging(ctx: Ctx, id: string, lease_s: number): Promise<boolean> {
  const now = epochSeconds(ctx.clock);
  const rows = await ctx.db
    .update(channelOrders)
    .set({ arranging_until: lease_s === 0 ? 0 : now + lease_s })
    .where(and(eq(channelOrders.id, id), or(lte(channelOrders.arranging_until, now), sql`${lease_s} = 0`)))
    .returning({ id: channelOrders.id });
  return rows.length > 0;
}

/** A label of a marketplace that was kept; null when none is. */
export async function findKeptLabel(
  ctx: Ctx,
  order: ChannelOrderRow,
  parcel_id: string,
): Promise<ChannelLabelRow | null> {
  const [row] = await ctx.db
    .select()
    .from(channelLabels)
    .where(
      and(
        eq(channelLabels.company_id, order.company_id),
        eq(channelLabels.channel_order_id, order.id),
        eq(channelLabels.parcel_id, parcel_id),
      ),
    );
  return row ?? null;
}

export async function insertLabel(ctx: Ctx, row: ChannelLabelRow): Promise<void> {
  await ctx.db.insert(channelLabels).values(row).onConflictDoNothing();
}

/** Forgets the kept labels of an order, which name its buyer; answers the files to delete. */
export async function forgetLabels(tx: Ctx, order: Pick<ChannelOrderRow, 'company_id' | 'id'>): Promise<string[]> {
  const rows = await tx.db
    .delete(channelLabels)
    .where(and(eq(channelLabels.company_id, order.company_id), eq(channelLabels.channel_order_id, order.id)))
    .returning({ name: channelLabels.stored_name });
  return rows.map(({ name }) => name);
}
