import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { users } from '../account/account.table.ts';
import { avatars } from './avatar.table.ts';

/** Stores somebody's picture in place of the one before. */
export async function writeAvatar(tx: Ctx, avatar: typeof avatars.$inferInsert): Promise<void> {
  const { user_id: _key, ...change } = avatar;
  await tx.db.insert(avatars).values(avatar).onConflictDoUpdate({ target: avatars.user_id, set: change });
}

export async function removeAvatar(tx: Ctx, user_id: string): Promise<void> {
  await tx.db.delete(avatars).where(eq(avatars.user_id, user_id));
}

/** Sets where somebody's picture is; null shows initials. */
export async function setAvatarPath(tx: Ctx, user_id: string, avatar: string | null): Promise<void> {
  await tx.db.update(users).set({ avatar }).where(eq(users.id, user_id));
}

export async function findAvatar(ctx: Pick<Ctx, 'db'>, name: string): Promise<Buffer | null> {
  const [image] = await ctx.db.select({ jpeg: avatars.jpeg }).from(avatars).where(eq(avatars.name, name));
  return image?.jpeg ?? null;
}
