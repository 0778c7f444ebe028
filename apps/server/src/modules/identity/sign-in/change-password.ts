import type { Session } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { resetLimits, consumeLimits, type UsageLimit } from '../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { endSessionsOf } from '../session/index.ts';
import { findUser, type UserWithCompany, users } from '../account/index.ts';
import { checkChangedPassword } from './check-new-password.ts';
import { sendAccountMail } from './mail/account.mail.ts';
import { createSignIn } from './create-sign-in.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { passwordResets } from './password-reset.table.ts';

export interface PasswordChange {
  old_password: string;
  new_password: string;
  confirm_new_password: string;
}

/**
 * Changes the caller's password (spec 5 'Change password'). Every session of the person ends with it, and so does every
 * reset link; the answer holds a new session. Throws `invalid_input` beside `old_password` when that is wrong, or when
 * the person has none: then a reset link sets the first.
 */
export async function changePassword({ ctx, input }: { ctx: Ctx; input: PasswordChange }): Promise<Session> {
  const { user_id } = requireSession(ctx);
  await checkChangedPassword(input);
  const person = await findUser(ctx, user_id);
  if (!person) throw new DomainError('unauthorized');
  const limit: UsageLimit = { name: 'change-password', who: user_id, uses: 5, seconds: 900 };
  await consumeLimits(ctx, [limit]);
  if (!(await verifyPassword(person.user.password_hash, input.old_password)))
    refuseFields([issueErrorOf('old_password', 'validate.password_wrong')]);
  await resetLimits(ctx, [limit]);
  const password_hash = await hashPassword(input.new_password);
  return withTransaction(ctx, async (tx) => {
    await replacePassword(tx, person, password_hash);
    // The caller's own session has just ended: what follows is a sign-in.
    return createSignIn({ ...tx, actor: null }, person, 'password', { is_second_step: true });
  });
}

/** Writes a new password: sessions and links of the old one are dead, and the person is told. In the caller's transaction. */
export async function replacePassword(tx: Ctx, person: UserWithCompany, password_hash: string): Promise<void> {
  const { user, company } = person;
  await tx.db.update(users).set({ password_hash }).where(eq(users.id, user.id));
  await tx.db.delete(passwordResets).where(eq(passwordResets.user_id, user.id));
  await endSessionsOf(tx, user.id);
  await recordAudit(tx, {
    action: 'password.change',
    object_type: 'user',
    object_id: user.id,
    company_id: company.id,
    actor_id: user.id,
  });
  await sendAccountMail(tx, person, { kind: 'password_changed' });
}
