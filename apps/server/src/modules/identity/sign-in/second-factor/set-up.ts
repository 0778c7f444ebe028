import QRCode from 'qrcode';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../../platform/errors.ts';
import { issueErrorOf } from '../../../../platform/issue-error.ts';
import { consumeLimits, resetLimits, type UsageLimit } from '../../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../../platform/transaction.ts';
import { isTwoFactorRequired } from '../../account/index.ts';
import { endSessionsOf } from '../../session/index.ts';
import { sendAccountMail } from '../mail/account.mail.ts';
import { verifyPassword } from '../password.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { requireSelf } from './require-self.ts';
import { spendCode } from './spend-code.ts';
import { newTotpSecret, totpOf } from './totp.ts';
import { beginTwoFactor, confirmTwoFactorRow, deleteTwoFactor, findTwoFactor } from './two-factor.repo.ts';

/** Whether the caller's sign-ins ask for a code, and how many recovery codes are left. */
export async function getTwoFactor({ ctx }: { ctx: Ctx }) {
  const { user } = await requireSelf(ctx);
  const row = await findTwoFactor(ctx, user.id);
  const is_on = row !== null && row.confirmed_at !== null;
  return {
    is_on,
    since: row?.confirmed_at ?? null,
    recovery_codes_left: is_on ? row.recovery_hashes.length : 0,
    is_required: isTwoFactorRequired(ctx, user),
  };
}

/**
 * Makes the secret for the caller's authenticator app; it leaves the server here alone. Nothing changes before
 * {@link confirmTwoFactor}. People with a password prove it first, or a browser left open could lock them out.
 * Throws `two_factor_on` when there is an app already.
 */
export async function startTwoFactor({ ctx, password }: { ctx: Ctx; password: string }) {
  const { user } = await requireSelf(ctx);
  if (user.password_hash !== null) {
    const limit: UsageLimit = { name: 'change-password', who: user.id, uses: 5, seconds: 900 };
    await consumeLimits(ctx, [limit]);
    if (!(await verifyPassword(user.password_hash, password)))
      refuseFields([issueErrorOf('password', 'validate.password_wrong')]);
    await resetLimits(ctx, [limit]);
  }
  const secret = newTotpSecret();
  const uri = totpOf(secret, user.email ?? user.login_phone ?? user.name).toString();
  const qr = `data:image/svg+xml;base64,${Buffer.from(await QRCode.toString(uri, { type: 'svg', margin: 2 })).toString('base64')}`;
  if (!(await beginTwoFactor(ctx, user.id, secret))) throw new DomainError('two_factor_on');
  return { secret, uri, qr };
}

/**
 * The first code of the app: from now on sign-ins ask for one. The recovery codes leave the server here, once; every other
 * session of the person ends, because it was begun without a code.
 */
export async function confirmTwoFactor({ ctx, otp }: { ctx: Ctx; otp: string }) {
  const person = await requireSelf(ctx);
  const { user, session_id } = person;
  if (user.two_factor_at !== null) throw new DomainError('two_factor_on');
  await spendCode(ctx, person, { otp, method: 'password' });
  const recovery_codes = newRecoveryCodes();
  await withTransaction(ctx, async (tx) => {
    if (!(await confirmTwoFactorRow(tx, user.id, recovery_codes.map(hashRecoveryCode))))
      throw new DomainError('two_factor_on');
    await endSessionsOf(tx, user.id, session_id);
    await recordAudit(tx, { action: 'two_factor.enable', object_type: 'user', object_id: user.id });
    await sendAccountMail(tx, person, { kind: 'two_factor_on' });
  });
  return { recovery_codes };
}

/** No code is asked for any more, proved by a last one. Throws `two_factor_off` when there is no app, `two_factor_needed` for the operator's people. */
export async function stopTwoFactor({ ctx, otp }: { ctx: Ctx; otp: string }): Promise<void> {
  const person = await requireSelf(ctx);
  const { user } = person;
  if (user.two_factor_at === null) throw new DomainError('two_factor_off');
  if (isTwoFactorRequired(ctx, user)) throw new DomainError('two_factor_needed');
  await spendCode(ctx, person, { otp, method: 'password' });
  await withTransaction(ctx, async (tx) => {
    await deleteTwoFactor(tx, user.id);
    await recordAudit(tx, { action: 'two_factor.disable', object_type: 'user', object_id: user.id });
    await sendAccountMail(tx, person, { kind: 'two_factor_off' });
  });
}
