import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { isUniqueViolation } from '../../../../platform/database/is-unique-violation.ts';
import { DomainError, sentenceOfCode } from '../../../../platform/errors.ts';
import { withTransaction } from '../../../../platform/transaction.ts';
import { findUserByVerifiedEmail, type UserWithCompany, users } from '../../account/index.ts';
import { revokeCode, verifyCode } from '../../one-time-code/index.ts';
import { endSessionsOf } from '../../session/index.ts';
import { throwInvalidCode } from '../invalid-code-error.ts';
import { sendAccountMail } from '../mail/account.mail.ts';
import { passwordResets } from '../password-reset.table.ts';
import { requireSelf } from '../second-factor/index.ts';
import { endEmailChange, findEmailChange, markOldProved } from './email-change.repo.ts';
import type { EmailChangeRow } from './email-change.table.ts';

interface Codes {
  otp: string;
  old_otp?: string | undefined;
}

/**
 * Proves the new email, and for people without a password the one they have. From then on it is who they sign in as; their
 * other sessions end, links to choose a password die, and the former address is told. Throws `otp_invalid` for a wrong, old or
 * unknown code, and for an address that somebody else has, alike.
 */
export async function confirmEmailChange({ ctx, input }: { ctx: Ctx; input: Codes }): Promise<void> {
  const person = await requireSelf(ctx);
  const subject = person.user.id;
  const change = await findEmailChange(ctx, subject);
  if (change?.needs_old_code === true && change.old_proved_at === null) {
    if ((await verifyCode(ctx, { purpose: 'old_email', subject }, input.old_otp ?? '')) !== 'right')
      throw new DomainError('otp_invalid', {
        errors: [{ param: 'old_otp', code: 'error.otp_invalid', message: sentenceOfCode('otp_invalid') }],
      });
    await markOldProved(ctx, change);
  }
  // Whoever asked for nothing has tries as well: they cost the same time.
  const result = await verifyCode(ctx, { purpose: 'new_email', subject }, input.otp);
  if (result !== 'right' || change === null) return throwInvalidCode();
  if (!(await moveAccount(ctx, person, change))) throwInvalidCode();
}

/** Writes the proved email; false when somebody else proved it meanwhile. */
async function moveAccount(
  ctx: Ctx,
  person: UserWithCompany & { session_id: string },
  change: EmailChangeRow,
): Promise<boolean> {
  const { user, session_id } = person;
  try {
    return await withTransaction(ctx, async (tx) => {
      const owner = await findUserByVerifiedEmail(tx, change.email);
      if (!(await endEmailChange(tx, change)) || (owner !== null && owner.user.id !== user.id)) return false;
      await tx.db.update(users).set({ email: change.email, is_mail_verified: true }).where(eq(users.id, user.id));
      await tx.db.delete(passwordResets).where(eq(passwordResets.user_id, user.id));
      await revokeCode(tx, { purpose: 'email', subject: user.id });
      await endSessionsOf(tx, user.id, session_id);
      await recordAudit(tx, {
        action: 'email.change',
        object_type: 'user',
        object_id: user.id,
        before: { email: user.email },
        after: { email: change.email },
      });
      if (user.is_mail_verified) await sendAccountMail(tx, person, { kind: 'email_changed' });
      return true;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
