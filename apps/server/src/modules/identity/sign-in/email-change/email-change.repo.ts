import { and, eq, gt, lt } from 'drizzle-orm';
import { epochSeconds } from '../../../../platform/clock.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { CODE_TTL_S } from '../../one-time-code/index.ts';
import { emailChanges, type EmailChangeRow } from './email-change.table.ts';

export async function writeEmailChange(
  tx: Ctx,
  change: Omit<EmailChangeRow, 'old_proved_at' | 'expires_at'>,
): Promise<void> {
  const row = { ...change, old_proved_at: null, expires_at: epochSeconds(tx.clock) + CODE_TTL_S };
  await tx.db.insert(emailChanges).values(row).onConflictDoUpdate({ target: emailChanges.user_id, set: row });
}

/** What somebody wants, as long as its codes live. */
export async function findEmailChange(ctx: Ctx, user_id: string): Promise<EmailChangeRow | null> {
  const [row] = await ctx.db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.user_id, user_id), gt(emailChanges.expires_at, epochSeconds(ctx.clock))));
  return row ?? null;
}

/** The address somebody has was proved; a wrong code of the new one does not ask for it again. */
export async function markOldProved(ctx: Ctx, { user_id, email }: EmailChangeRow): Promise<void> {
  await ctx.db
    .update(emailChanges)
    .set({ old_proved_at: epochSeconds(ctx.clock) })
    .where(and(eq(emailChanges.user_id, user_id), eq(emailChanges.email, email)));
}

/** Ends a wish; false when another took its place meanwhile. */
export async function endEmailChange(tx: Ctx, { user_id, email }: EmailChangeRow): Promise<boolean> {
  const ended = await tx.db
    .delete(emailChanges)
    .where(and(eq(emailChanges.user_id, user_id), eq(emailChanges.email, email)))
    .returning({ user_id: emailChanges.user_id });
  return ended.length === 1;
}

/** Forgets wishes whose time is over. */
export async function purgeEmailChanges(ctx: Ctx): Promise<void> {
  await ctx.db.delete(emailChanges).where(lt(emailChanges.expires_at, epochSeconds(ctx.clock)));
}
