import { createHmac } from 'node:crypto';
import { validateForm, verifyEmailSchema } from '@sampan/validators';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { consumeLimits } from '../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { verifyCode } from '../one-time-code/index.ts';
import {
  findUser,
  findUserByVerifiedEmail,
  findUnverifiedByEmail,
  type UserWithCompany,
  users,
} from '../account/index.ts';
import { throwInvalidCode } from './invalid-code-error.ts';

/** With a session its own person has to prove the email; without one, the first who registered with it. */
async function whoProves(ctx: Ctx, email: string): Promise<UserWithCompany | null> {
  if (!ctx.actor) return findUnverifiedByEmail(ctx, email);
  const person = await findUser(ctx, ctx.actor.user_id);
  return person?.user.email?.toLowerCase() === email.toLowerCase() ? person : null;
}

/**
 * Proves an email with its code; from then on it belongs to this person alone (spec 4 'Email verification modal', 7).
 * Throws `otp_invalid` for a wrong, old, spent or unknown code, and for an email that has an owner, alike.
 */
export async function verifyMail({ ctx, input }: { ctx: Ctx; input: { email: string; otp: string } }): Promise<void> {
  const { output, issues = [] } = validateForm(verifyEmailSchema, input);
  refuseFields(issues.map((issue) => issueErrorOf(issue.path, issue.key, issue.params)));
  const { email, otp } = output ?? input;
  await consumeLimits(ctx, [{ name: 'code-caller', who: ctx.ip, uses: 100, seconds: 3_600 }]);
  const person = await whoProves(ctx, email);
  // Somebody who does not exist has tries as well: they cost the same time.
  const nobody = createHmac('sha256', `email ${ctx.env.secret}`).update(email.toLowerCase()).digest('base64url');
  const result = await verifyCode(ctx, { purpose: 'email', subject: person?.user.id ?? nobody }, otp);
  if (result !== 'right' || !person) return throwInvalidCode();
  if (!(await markMailVerified(ctx, person))) throwInvalidCode();
}

/** Gives an email to who proved it; false when somebody else did before. */
export async function markMailVerified(ctx: Ctx, { user, company }: UserWithCompany): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const email = user.email;
    const owner = email === null ? null : await findUserByVerifiedEmail(tx, email);
    if (email === null || owner) return owner?.user.id === user.id;
    await tx.db
      .update(users)
      .set({ is_mail_verified: true })
      .where(and(eq(users.id, user.id), eq(users.email, email)));
    await recordAudit(tx, {
      action: 'email.verify',
      object_type: 'user',
      object_id: user.id,
      company_id: company.id,
      actor_id: user.id,
    });
    return true;
  });
}
