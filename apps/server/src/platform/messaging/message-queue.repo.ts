import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { leaseRows } from '../lease.ts';
import { outbox } from '../outbox/outbox.table.ts';

export interface LeasedMessage {
  seq: number;
  payload: Record<string, unknown>;
  created_at: number;
  /** This attempt included. */
  attempts: number;
}

/** Takes messages that are due for `lease_s`: no other server takes them meanwhile, and a dead server's come free by themselves. */
export async function leaseMessages(
  ctx: Ctx,
  options: { channels: readonly string[]; lease_s: number; limit: number },
): Promise<LeasedMessage[]> {
  const now = epochSeconds(ctx.clock);
  return leaseRows(ctx, {
    table: outbox,
    key: outbox.seq,
    due: and(
      eq(outbox.topic, 'mail'),
      isNull(outbox.done_at),
      isNull(outbox.gave_up_at),
      lte(outbox.next_attempt_at, now),
      inArray(sql`${outbox.payload}->>'channel'`, [...options.channels]),
    ),
    order: [outbox.next_attempt_at, outbox.seq],
    set: { attempts: sql`${outbox.attempts} + 1`, next_attempt_at: now + options.lease_s },
    limit: options.limit,
  });
}

/**
 * Never sends this one again. In production its content goes with it: a mail may hold a link that opens something, and
 * such secrets are nowhere else stored in the clear (trust 4.13).
 */
export async function markSent(ctx: Ctx, seq: number): Promise<void> {
  const keeps_content = ctx.env.SAMPAN_PROFILE === 'demo';
  await ctx.db
    .update(outbox)
    .set({
      done_at: epochSeconds(ctx.clock),
      last_failure: null,
      ...(keeps_content ? {} : { payload: sql`jsonb_build_object('channel', ${outbox.payload}->'channel')` }),
    })
    .where(eq(outbox.seq, seq));
}

/** Notes why an attempt failed, and when the next one is due; null gives up. Does nothing when another attempt has begun since. */
export async function markFailed(
  ctx: Ctx,
  message: Pick<LeasedMessage, 'seq' | 'attempts'>,
  failure: string,
  retry_in_s: number | null,
): Promise<void> {
  const now = epochSeconds(ctx.clock);
  await ctx.db
    .update(outbox)
    .set({
      last_failure: failure,
      ...(retry_in_s === null ? { gave_up_at: now } : { next_attempt_at: now + retry_in_s }),
    })
    .where(and(eq(outbox.seq, message.seq), eq(outbox.attempts, message.attempts), isNull(outbox.done_at)));
}

/** Forgets messages that are settled, sent or not: they name people (trust 4). */
export async function purgeMessages(ctx: Ctx, before_s: number): Promise<void> {
  await ctx.db
    .delete(outbox)
    .where(
      and(
        eq(outbox.topic, 'mail'),
        lt(outbox.created_at, before_s),
        or(isNotNull(outbox.done_at), isNotNull(outbox.gave_up_at)),
      ),
    );
}
