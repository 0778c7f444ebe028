import { and, eq } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { ChannelError } from '../../../ports/sales-channel.ts';
import { applyOrders } from './apply-orders.ts';
import { channelOrders } from './channel-order.table.ts';
import type { ChannelRow } from './channel.table.ts';
import { withConnection } from './with-connection.ts';

/** What a person is told of a channel that did not answer as hoped. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof ChannelError)) return error;
  if (error.code === 'unauthorised') return new DomainError('store_needs_reconnect');
  return new DomainError('store_unreachable', { detail: error.message, retry_after_s: 60, cause: error });
}

/** Reads one order at its store and takes it over as it is now; false when the store does not know it. */
export async function readOrder(ctx: Ctx, channel: ChannelRow, external_id: string): Promise<boolean> {
  const order = await withConnection(ctx, channel, (port, connection) => port.readOrder(connection, external_id));
  if (order === null) return false;
  await applyOrders(ctx, channel, [order]);
  await ctx.db
    .update(channelOrders)
    .set({ read_at: epochSeconds(ctx.clock) })
    .where(and(eq(channelOrders.channel_id, channel.id), eq(channelOrders.external_id, external_id)));
  return true;
}
