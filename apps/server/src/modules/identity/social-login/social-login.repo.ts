import type { SocialProvider } from '@sampan/contract';
import { and, eq } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { SocialProof } from '../../../ports/social-login.ts';
import { users, type UserRow } from '../account/account.table.ts';
import { socialIdentities, type SocialIdentityRow } from './social-login.table.ts';

/** Whose sign-in this is; null when nobody connected it. */
export async function findIdentity(
  ctx: Ctx,
  provider: SocialProvider,
  subject: string,
): Promise<SocialIdentityRow | null> {
  const [row] = await ctx.db
    .select()
    .from(socialIdentities)
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  return row ?? null;
}

export async function listIdentities(ctx: Ctx, user_id: string): Promise<SocialIdentityRow[]> {
  return ctx.db.select().from(socialIdentities).where(eq(socialIdentities.user_id, user_id));
}

/** Connects a proof to a person. False when the identity is somebody's already, or the person has one of this provider. */
export async function insertIdentity(
  ctx: Ctx,
  {
    user_id,
    provider,
    proof,
    is_used,
  }: { user_id: string; provider: SocialProvider; proof: SocialProof; is_used: boolean },
): Promise<boolean> {
  const now = epochSeconds(ctx.clock);
  const added = await ctx.db
    .insert(socialIdentities)
    .values({
      id: newId(),
      provider,
      subject: proof.subject,
      user_id,
      email: proof.email,
      created_at: now,
      last_used_at: is_used ? now : null,
    })
    .onConflictDoNothing()
    .returning({ id: socialIdentities.id });
  return added.length > 0;
}

/** Notes a sign-in. */
export async function touchIdentity(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(socialIdentities)
    .set({ last_used_at: epochSeconds(ctx.clock) })
    .where(eq(socialIdentities.id, id));
}

/** The person, held until the transaction ends: nobody takes away another way in meanwhile. */
export async function lockUser(ctx: Ctx, user_id: string): Promise<UserRow | null> {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, user_id)).for('update');
  return row ?? null;
}

export async function deleteIdentity(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(socialIdentities).where(eq(socialIdentities.id, id));
}
