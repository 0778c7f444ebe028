import { createHmac } from 'node:crypto';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { throttles } from './throttle.table.ts';

/** So many uses by one caller within a window that opens with the first of them. */
export interface Allowance {
  /** What is counted, e.g. `login-day`. */
  name: string;
  /** For whom: an email, a phone, an address of the network. Kept as a hash only. */
  who: string;
  uses: number;
  seconds: number;
}

function keyOf(ctx: Ctx, { name, who }: Pick<Allowance, 'name' | 'who'>): string {
  return createHmac('sha256', `throttle ${ctx.env.secret}`).update(`${name}:${who}`).digest('base64url');
}

/** Counts one use; answers the seconds until it is free again, or 0 when it was allowed. Any number may count at once. */
async function secondsToWait(ctx: Ctx, allowance: Allowance): Promise<number> {
  const now = epochSeconds(ctx.clock);
  const is_over = sql`${throttles.resets_at} <= ${now}`;
  const [row] = await ctx.db
    .insert(throttles)
    .values({ key: keyOf(ctx, allowance), uses: 1, resets_at: now + allowance.seconds })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        uses: sql`case when ${is_over} then 1 else least(${throttles.uses} + 1, 1000000000) end`,
        resets_at: sql`case when ${is_over} then ${now + allowance.seconds} else ${throttles.resets_at} end`,
      },
    })
    .returning();
  const allowed = Math.ceil(allowance.uses * ctx.env.SAMPAN_RATE_LIMIT_FACTOR);
  if (!row || row.uses <= allowed) return 0;
  if (row.uses === allowed + 1)
    ctx.log.warn({ limit: allowance.name, request_id: ctx.request_id }, 'a limit was reached');
  return Math.max(1, row.resets_at - now);
}

/**
 * Counts one use of each allowance, in order, and throws `rate_limited` with the seconds to wait at the first that is
 * used up. What follows is then not counted: put what belongs to the caller before what belongs to somebody's account.
 */
export async function spendAllowances(ctx: Ctx, allowances: readonly Allowance[]): Promise<void> {
  for (const allowance of allowances) {
    const retry_after_s = await secondsToWait(ctx, allowance);
    if (retry_after_s > 0) throw new DomainError('rate_limited', { retry_after_s });
  }
}

/** Counts one use; whether it was allowed. For work that nobody waits for. */
export async function mayUse(ctx: Ctx, allowance: Allowance): Promise<boolean> {
  return (await secondsToWait(ctx, allowance)) === 0;
}

/** Takes one use back: it turned out to be rightful. */
export async function giveBack(ctx: Ctx, allowance: Pick<Allowance, 'name' | 'who'>): Promise<void> {
  await ctx.db
    .update(throttles)
    .set({ uses: sql`greatest(${throttles.uses} - 1, 0)` })
    .where(eq(throttles.key, keyOf(ctx, allowance)));
}

/** Begins again at nothing. */
export async function forgive(ctx: Ctx, allowances: readonly Pick<Allowance, 'name' | 'who'>[]): Promise<void> {
  const keys = allowances.map((allowance) => keyOf(ctx, allowance));
  await ctx.db.delete(throttles).where(inArray(throttles.key, keys));
}

/** Forgets windows that are over. */
export async function sweepThrottles(ctx: Ctx): Promise<void> {
  await ctx.db.delete(throttles).where(lte(throttles.resets_at, epochSeconds(ctx.clock)));
}
