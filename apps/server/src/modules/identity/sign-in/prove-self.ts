import type { Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { consumeLimits, resetLimits, type UsageLimit } from '../../../platform/throttle/throttle.ts';
import type { UserWithCompany } from '../account/index.ts';
import { verifyPassword } from './password.ts';
import { requireSelf, spendCode } from './second-factor/index.ts';

/**
 * Proves before something that cannot be undone that the caller is the person of the session: by their password and, with
 * two-factor sign-in, a code. Who has no password sets one first. Call it outside of a transaction: a try counts whatever
 * follows. Throws `invalid_input` naming `password`, `otp_invalid`, `rate_limited`.
 */
export async function proveSelf(ctx: Ctx, proof: { password: string; otp: string }): Promise<UserWithCompany> {
  const person = await requireSelf(ctx);
  const { user } = person;
  const limit: UsageLimit = { name: 'change-password', who: user.id, uses: 5, seconds: 900 };
  await consumeLimits(ctx, [limit]);
  if (user.password_hash === null || !(await verifyPassword(user.password_hash, proof.password)))
    refuseFields([issueErrorOf('password', 'validate.password_wrong')]);
  await resetLimits(ctx, [limit]);
  if (user.two_factor_at !== null) await spendCode(ctx, person, { otp: proof.otp, method: 'password' });
  return person;
}
