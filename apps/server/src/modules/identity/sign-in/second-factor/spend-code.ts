import type { Ctx } from '../../../../platform/context.ts';
import { consumeLimits, refundUse, type UsageLimit } from '../../../../platform/throttle/throttle.ts';
import type { UserWithCompany } from '../../account/index.ts';
import type { SessionMethod } from '../../session/index.ts';
import { throwInvalidCode } from '../invalid-code-error.ts';
import { recordFailedSignIn } from '../record-failed-sign-in.ts';
import { hashRecoveryCode, isRecoveryCode, tidyCode } from './recovery-code.ts';
import { stepOfCode } from './totp.ts';
import { findTwoFactor, secretOf, spendRecoveryCode, spendStep } from './two-factor.repo.ts';

/** Five wrong codes, then a quarter of an hour; twenty a day (trust 4.21, 4.23). */
export function codeLimits(user_id: string): UsageLimit[] {
  return [
    { name: 'second-factor', who: user_id, uses: 5, seconds: 900 },
    { name: 'second-factor-day', who: user_id, uses: 20, seconds: 86_400 },
  ];
}

export type CodeKind = 'app' | 'recovery';

/**
 * Spends a code of a person's app, or one of the recovery codes. A try is counted before the code is looked at, and given
 * back when it was right; call it outside of a transaction: a try counts whatever follows. Throws `otp_invalid` for a wrong, old or spent code
 * alike, `rate_limited` after too many.
 */
export async function spendCode(
  ctx: Ctx,
  { user, company }: UserWithCompany,
  { otp, method }: { otp: string; method: SessionMethod },
): Promise<CodeKind> {
  const limits = codeLimits(user.id);
  await consumeLimits(ctx, limits);
  const kind = await tryCode(ctx, user.id, tidyCode(otp));
  if (kind === null) {
    await recordFailedSignIn(ctx, { user, company }, method);
    throwInvalidCode();
  }
  await Promise.all(limits.map((limit) => refundUse(ctx, limit)));
  return kind;
}

async function tryCode(ctx: Ctx, user_id: string, code: string): Promise<CodeKind | null> {
  if (isRecoveryCode(code)) return (await spendRecoveryCode(ctx, user_id, hashRecoveryCode(code))) ? 'recovery' : null;
  const row = await findTwoFactor(ctx, user_id);
  if (row === null || !/^\d{6}$/u.test(code)) return null;
  const step = stepOfCode(ctx, secretOf(ctx, row), code);
  return step !== null && (await spendStep(ctx, user_id, step)) ? 'app' : null;
}
