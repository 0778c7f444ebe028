import type { Ctx } from '../../../platform/context.ts';

/**
 * Whether somebody has to prove their email before they change anything (spec 4 'Email verification modal'): everywhere
 * but on a developer's computer. People who sign in by phone alone have no email to prove.
 */
export function requiresEmailVerification({ env }: Pick<Ctx, 'env'>, user: { email: string | null }): boolean {
  return user.email !== null && env.environment !== 'development';
}
