import { changeEmailSchema, validateForm } from '@sampan/validators';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../../platform/errors.ts';
import { issueErrorOf } from '../../../../platform/issue-error.ts';
import { writeOutbox } from '../../../../platform/outbox/write-outbox.ts';
import { consumeLimits, resetLimits, type UsageLimit } from '../../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../../platform/transaction.ts';
import type { UserWithCompany } from '../../account/index.ts';
import { issueCode, revokeCode } from '../../one-time-code/index.ts';
import { sendAccountMail } from '../mail/account.mail.ts';
import { codeSms } from '../mail/login-code.sms.ts';
import { requestMail, spendMail } from '../mail-request.ts';
import { verifyPassword } from '../password.ts';
import { requireSelf } from '../second-factor/index.ts';
import { writeEmailChange } from './email-change.repo.ts';

interface ChangeInput {
  email: string;
  password: string;
}

/** A browser left open must not give the account away: a password proves its person, for others the mailbox or the phone they have does. */
async function refuseStranger(ctx: Ctx, { user }: UserWithCompany, password: string): Promise<void> {
  if (user.password_hash === null) {
    if (user.email === null && user.login_phone !== null) return limitTexts(ctx, user.login_phone);
    if (user.email === null || !user.is_mail_verified) throw new DomainError('forbidden');
    return;
  }
  const limit: UsageLimit = { name: 'change-password', who: user.id, uses: 5, seconds: 900 };
  await consumeLimits(ctx, [limit]);
  if (!(await verifyPassword(user.password_hash, password)))
    refuseFields([issueErrorOf('password', 'validate.password_wrong')]);
  await resetLimits(ctx, [limit]);
}

/** As for a code to sign in with (trust 4.21): it is the same phone that is written to. */
function limitTexts(ctx: Ctx, who: string): Promise<void> {
  return consumeLimits(ctx, [
    { name: 'sms-phone', who, uses: 3, seconds: 900 },
    { name: 'sms-phone-day', who, uses: 10, seconds: 86_400 },
  ]);
}

/** The code of the mailbox somebody has or, where there is none, of the phone they sign in with. */
async function sendOldCode(tx: Ctx, person: UserWithCompany): Promise<void> {
  const { user, company } = person;
  const code = await issueCode(tx, { purpose: 'old_email', subject: user.id });
  if (user.email !== null) return sendAccountMail(tx, person, { kind: 'email_old_code', code });
  const payload = codeSms(tx, { to: user.login_phone ?? '', code, country: company.country_code });
  await writeOutbox(tx, { topic: 'mail', company_id: company.id, payload });
}

/**
 * Asks to sign in with another email, or with a first one. Nothing changes before {@link confirmEmailChange}: a code goes to the new address, and
 * the one the person has is told. An address of somebody else gets no code, which neither the answer nor its time tells.
 */
export async function startEmailChange({ ctx, input }: { ctx: Ctx; input: ChangeInput }) {
  const person = await requireSelf(ctx);
  const { user, company } = person;
  const { output, issues = [] } = validateForm(changeEmailSchema, { email: input.email });
  refuseFields(issues.map((issue) => issueErrorOf(issue.path, issue.key, issue.params)));
  const email = output?.email ?? input.email;
  if (email.toLowerCase() === user.email?.toLowerCase()) refuseFields([issueErrorOf('email', 'validate.email_same')]);
  await refuseStranger(ctx, person, input.password);
  await spendMail(ctx, 'change_email', email);
  const needs_old_code = user.password_hash === null;
  return withTransaction(ctx, async (tx) => {
    await writeEmailChange(tx, { user_id: user.id, company_id: company.id, email, needs_old_code });
    // The code of a wish before proves another mailbox, and the new one is sent a moment later.
    await revokeCode(tx, { purpose: 'new_email', subject: user.id });
    await requestMail(tx, { kind: 'change_email', email, user_id: user.id });
    if (needs_old_code) await sendOldCode(tx, person);
    else if (user.is_mail_verified) await sendAccountMail(tx, person, { kind: 'email_asked' });
    await recordAudit(tx, { action: 'email.change_start', object_type: 'user', object_id: user.id });
    return { needs_old_code };
  });
}
