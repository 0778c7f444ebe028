import { maskEmail, maskPhone } from '../../../platform/mask-contact.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { resetLimits, consumeLimits, type UsageLimit } from '../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { codeSms, throwInvalidCode, verifyPassword } from '../../identity/sign-in/index.ts';
import { findUser } from '../../identity/account/index.ts';
import { issueCode, verifyCode } from '../../identity/one-time-code/index.ts';
import { codeMail } from './payout.mail.ts';

const DAY_S = 86_400;
/** A message takes this long on a bad day: sooner nobody needs another. */
const RESEND_AFTER_S = 60;

export interface ReauthenticationProof {
  password?: string | undefined;
  otp?: string | undefined;
}

async function personOf(ctx: Ctx) {
  const person = await findUser(ctx, requireSession(ctx).user_id);
  if (!person) throw new DomainError('unauthorized');
  return person;
}

/** How the caller proves again who they are: by their password, or where none is set by a code that is sent to them. */
export async function proofOf(ctx: Ctx): Promise<{ proof: 'password' | 'code'; code_to: string }> {
  const { user } = await personOf(ctx);
  if (user.password_hash !== null) return { proof: 'password', code_to: '' };
  return { proof: 'code', code_to: maskedAddress(user) };
}

function maskedAddress({ email, login_phone }: { email: string | null; login_phone: string | null }): string {
  return email === null ? maskPhone(login_phone ?? '') : maskEmail(email);
}

/** Sends the caller a code, by mail or, where they have none, as a text message. Throws `rate_limited` (trust 4.21). */
export async function sendPayoutCode({ ctx }: { ctx: Ctx }) {
  const { user, company } = await personOf(ctx);
  await consumeLimits(ctx, [
    { name: 'payout-code', who: user.id, uses: 3, seconds: 900 },
    { name: 'payout-code-day', who: user.id, uses: 10, seconds: DAY_S },
  ]);
  await withTransaction(ctx, async (tx) => {
    const code = await issueCode(tx, { purpose: 'payout', subject: user.id });
    const payload =
      user.email === null
        ? codeSms(tx, { to: user.login_phone ?? '', code, country: company.country_code })
        : codeMail(user.language, user.email, code);
    await writeOutbox(tx, { topic: 'mail', company_id: company.id, payload });
  });
  return { success: true as const, code_to: maskedAddress(user), resend_after_s: RESEND_AFTER_S };
}

/**
 * Makes sure that the caller is the person of the session, before money leaves or gets another way out (trust 4.38): by
 * password or by code, five tries in a quarter of an hour. Throws `invalid_input` naming `password`, `otp_invalid`,
 * `rate_limited`. Call it outside of a transaction: a try counts whatever follows.
 */
export async function reauthenticate(ctx: Ctx, { password, otp }: ReauthenticationProof): Promise<void> {
  const { user } = await personOf(ctx);
  const has_code = otp !== undefined && otp.trim() !== '';
  const has_password = password !== undefined && password !== '';
  const wanted = user.password_hash === null ? 'otp' : 'password';
  if (!has_code && !has_password) return refuseFields([issueErrorOf(wanted, 'validate.required')]);
  const limit: UsageLimit = { name: 'payout-proof', who: user.id, uses: 5, seconds: 900 };
  await consumeLimits(ctx, [limit]);
  if (has_code) {
    const result = await verifyCode(ctx, { purpose: 'payout', subject: user.id }, otp.replaceAll(/\s/gu, ''));
    if (result !== 'right') throwInvalidCode();
  } else if (user.password_hash === null || !(await verifyPassword(user.password_hash, password ?? '')))
    refuseFields([issueErrorOf('password', 'validate.password_wrong')]);
  await resetLimits(ctx, [limit]);
}
