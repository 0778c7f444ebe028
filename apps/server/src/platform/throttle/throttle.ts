import { createHmac } from 'node:crypto';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { throttles } from './throttle.table.ts';

/** So many uses by one caller within a window that opens with the first of them. */
export interface UsageLimit {
  /** What is counted, e.g. `login-day`. */
  name: string;
  /** For whom: an email, a phone, an address of the network. Kept as a hash only. */
  who: string;
  uses: number;
  seconds: number;
}

function keyOf(ctx: Ctx, { name, who }: Pick<UsageLimit, 'name' | 'who'>): string {
  return createHmac('sha256', `throttle ${ctx.env.secret}`).update(`${name}:${who}`).digest('base64url');
}

/** Counts one use; answers the seconds until it is free again, or 0 when it was allowed. Any number may count at once. */
async function secondsToWait(ctx: Ctx, limit: UsageLimit): Promise<number> {
  const now = epochSeconds(ctx.clock);
  const is_over = sql`${throttles.resets_at} <= ${now}`;
  const [row] = await ctx.db
    .insert(throttles)
    .values({ key: keyOf(ctx, limit), uses: 1, resets_at: now + limit.seconds })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        uses: sql`case when ${is_over} then 1 else least(${throttles.uses} + 1, 1000000000) end`,
        resets_at: sql`case when ${is_over} then ${now + limit.seconds} else ${throttles.resets_at} end`,
      },
    })
    .returning();
  const allowed = Math.ceil(limit.uses * ctx.env.SAMPAN_RATE_LIMIT_FACTOR);
  if (!row || row.uses <= allowed) return 0;
  if (row.uses === allowed + 1) ctx.log.warn({ limit: limit.name, request_id: ctx.request_id }, 'a limit was reached');
  return Math.max(1, row.resets_at - now);
}

/**
 * Counts one use of each allowance, in order, and throws `rate_limited` with the seconds to wait at the first that is
 * used up. What follows is then not counted: put what belongs to the caller before what belongs to somebody's account.
 */
export async function consumeLimits(ctx: Ctx, limits: readonly UsageLimit[]): Promise<void> {
  for (const limit of limits) {
    const retry_after_s = await secondsToWait(ctx, limit);
    if (retry_after_s > 0) throw new DomainError('rate_limited', { retry_after_s });
  }
}

/** Counts one use; whether it was allowed. For work that nobody waits for. */
export async function tryConsume(ctx: Ctx, limit: UsageLimit): Promise<boolean> {
  return (await secondsToWait(ctx, limit)) === 0;
}

/** Takes one use back: it turned out to be rightful. */
export async function refundUse(ctx: Ctx, limit: Pick<UsageLimit, 'name' | 'who'>): Promise<void> {
  await ctx.db
    .update(throttles)
    .set({ uses: sql`greatest(${throttles.uses} - 1, 0)` })
    .where(eq(throttles.key, keyOf(ctx, limit)));
}

/** Begins again at nothing. */
export async function resetLimits(ctx: Ctx, limits: readonly Pick<UsageLimit, 'name' | 'who'>[]): Promise<void> {
  const keys = limits.map((limit) => keyOf(ctx, limit));
  await ctx.db.delete(throttles).where(inArray(throttles.key, keys));
}

/** Forgets windows that are over. */
export async function purgeThrottles(ctx: Ctx): Promise<void> {
  await ctx.db.delete(throttles).where(lte(throttles.resets_at, epochSeconds(ctx.clock)));
}
