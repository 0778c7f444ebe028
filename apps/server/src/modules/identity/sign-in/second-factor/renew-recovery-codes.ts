import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { DomainError } from '../../../../platform/errors.ts';
import { withTransaction } from '../../../../platform/transaction.ts';
import { sendAccountMail } from '../mail/account.mail.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { requireSelf } from './require-self.ts';
import { spendCode } from './spend-code.ts';
import { replaceRecoveryHashes } from './two-factor.repo.ts';

/**
 * New recovery codes in place of all that are left, proved by a code: the app stays, which the operator's people may not
 * turn off. They leave the server here, once. Throws `two_factor_off` when there is no app, `otp_invalid`, `rate_limited`.
 */
export async function renewRecoveryCodes({ ctx, otp }: { ctx: Ctx; otp: string }) {
  const person = await requireSelf(ctx);
  const { user } = person;
  if (user.two_factor_at === null) throw new DomainError('two_factor_off');
  await spendCode(ctx, person, { otp, method: 'password' });
  const recovery_codes = newRecoveryCodes();
  await withTransaction(ctx, async (tx) => {
    // Turned off meanwhile on another device.
    if (!(await replaceRecoveryHashes(tx, user.id, recovery_codes.map(hashRecoveryCode))))
      throw new DomainError('two_factor_off');
    await recordAudit(tx, { action: 'two_factor.renew_codes', object_type: 'user', object_id: user.id });
    await sendAccountMail(tx, person, { kind: 'recovery_renewed' });
  });
  return { recovery_codes };
}
