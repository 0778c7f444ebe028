import { epochSeconds } from '../../../platform/clock.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { consumeLimits } from '../../../platform/throttle/throttle.ts';
import { findUser } from '../account/index.ts';
import { mailRequests, type MailRequestKind } from './mail-request.table.ts';

const HOUR_S = 3_600;
/** Mails of one kind to one mailbox (trust 4.22). */
export const MAILS_PER_HOUR = 3;
/** So that nobody has many mailboxes written to. */
const MAILS_PER_HOUR_OF_CALLER = 30;

/** Asks for a mail in the caller's transaction. */
export async function requestMail(
  ctx: Ctx,
  request: { kind: MailRequestKind; email: string; user_id: string | null },
): Promise<void> {
  const now = epochSeconds(ctx.clock);
  await ctx.db.insert(mailRequests).values({ id: newId(), ...request, created_at: now, due_at: now });
}

/** Counts a mail that somebody asks for. Throws `rate_limited`. */
export async function spendMail(ctx: Ctx, kind: MailRequestKind, email: string): Promise<void> {
  await consumeLimits(ctx, [
    { name: 'mail-caller', who: ctx.ip, uses: MAILS_PER_HOUR_OF_CALLER, seconds: HOUR_S },
    { name: `mail-${kind}`, who: email.toLowerCase(), uses: MAILS_PER_HOUR, seconds: HOUR_S },
  ]);
}

/** Sends the code of an email again, if somebody waits for one (spec 7). Throws `rate_limited`, known or not. */
export async function resendMailVerification({ ctx, email }: { ctx: Ctx; email: string }): Promise<void> {
  await spendMail(ctx, 'verify', email);
  await requestMail(ctx, { kind: 'verify', email, user_id: null });
}

/** The same for the caller's own account. Somebody who is verified, or has no email, is sent nothing. */
export async function resendMyMailVerification({ ctx }: { ctx: Ctx }): Promise<void> {
  const actor = requireSession(ctx);
  const person = await findUser(ctx, actor.user_id);
  if (!person) throw new DomainError('unauthorized');
  const { email, is_mail_verified } = person.user;
  if (email === null || is_mail_verified) return;
  await spendMail(ctx, 'verify', email);
  await requestMail(ctx, { kind: 'verify', email, user_id: actor.user_id });
}

/** Sends a link to choose a new password, if the email is known (spec 7). Throws `rate_limited`, known or not. */
export async function forgotPassword({ ctx, email }: { ctx: Ctx; email: string }): Promise<void> {
  await spendMail(ctx, 'reset', email);
  await requestMail(ctx, { kind: 'reset', email, user_id: null });
}
