import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { channelConnects, type ChannelConnectRow } from './channel.table.ts';

/** What a state was given for, whether or not it is still good; null for one that never was. */
export async function findConnect(ctx: Ctx, state: string): Promise<ChannelConnectRow | null> {
  const [row] = await ctx.db
    .select()
    .from(channelConnects)
    .where(eq(channelConnects.id, hashSecret(state)));
  return row ?? null;
}

/** Uses a state up; false when it was used before, or its time is over. */
export async function takeConnect(ctx: Ctx, id: string): Promise<boolean> {
  const now = epochSeconds(ctx.clock);
  const taken = await ctx.db
    .update(channelConnects)
    .set({ used_at: now, keys: null })
    .where(and(eq(channelConnects.id, id), isNull(channelConnects.used_at), gt(channelConnects.expires_at, now)))
    .returning({ id: channelConnects.id });
  return taken.length > 0;
}

/** Keeps the keys that a store posted until the browser is back; false when nobody waits for them. */
export async function keepKeys(ctx: Ctx, id: string, keys: string): Promise<boolean> {
  const kept = await ctx.db
    .update(channelConnects)
    .set({ keys })
    .where(
      and(
        eq(channelConnects.id, id),
        eq(channelConnects.source, 'woocommerce'),
        isNull(channelConnects.used_at),
        isNull(channelConnects.keys),
        gt(channelConnects.expires_at, epochSeconds(ctx.clock)),
      ),
    )
    .returning({ id: channelConnects.id });
  return kept.length > 0;
}

/** Forgets who was on the way to a consent page: a day later they have given up. */
export async function purgeConnects(ctx: Ctx): Promise<void> {
  await ctx.db.delete(channelConnects).where(lt(channelConnects.expires_at, epochSeconds(ctx.clock) - 86_400));
}
