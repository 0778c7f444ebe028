import type { Ctx } from '../../../platform/context.ts';
import type { UserRow } from '../account/index.ts';
import type { SocialIdentityRow } from './social-login.table.ts';

/** Whether somebody can still sign in without `leaving`. A provider that this installation does not offer lets nobody in. */
export function canUnlink(
  ctx: Pick<Ctx, 'ports'>,
  user: Pick<UserRow, 'password_hash' | 'login_phone'>,
  identities: readonly SocialIdentityRow[],
  leaving: SocialIdentityRow,
): boolean {
  if (user.password_hash !== null || user.login_phone !== null) return true;
  return identities.some(({ id, provider }) => id !== leaving.id && ctx.ports.social[provider] !== null);
}
