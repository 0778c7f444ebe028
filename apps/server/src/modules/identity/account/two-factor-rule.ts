import type { Ctx } from '../../../platform/context.ts';
import type { UserRow } from './account.table.ts';

/** The operator's people reach every company, so in production they prove a second step. */
export function isTwoFactorRequired({ env }: Pick<Ctx, 'env'>, { is_admin }: Pick<UserRow, 'is_admin'>): boolean {
  return is_admin && env.SAMPAN_PROFILE === 'production';
}

/** Whether somebody has an operator's rights now: without the second step that they need, they are a person of their company. */
export function hasAdminRights(ctx: Pick<Ctx, 'env'>, user: Pick<UserRow, 'is_admin' | 'two_factor_at'>): boolean {
  return user.is_admin && (user.two_factor_at !== null || !isTwoFactorRequired(ctx, user));
}
