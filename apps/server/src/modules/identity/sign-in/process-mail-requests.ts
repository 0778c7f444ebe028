import { eq, lte } from 'drizzle-orm';
import { lockRows } from '../../../platform/lease.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import { tryConsume } from '../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { issueCode, revokeCode } from '../one-time-code/index.ts';
import { findUser, findUserByVerifiedEmail, findUnverifiedByEmail, type UserWithCompany } from '../account/index.ts';
import { answerChangeRequest } from './email-change/index.ts';
import { sendAccountMail } from './mail/account.mail.ts';
import { mailRequests } from './mail-request.table.ts';
import { MAILS_PER_HOUR } from './mail-request.ts';
import { passwordResets } from './password-reset.table.ts';

const BATCH = 20;
const RETRY_S = 60;
const GIVE_UP_S = 3_600;
/** A reset link works this long (trust 4.22). */
const RESET_LIFE_S = 1_800;

type MailRequest = typeof mailRequests.$inferSelect;

/**
 * Answers what was asked by `mail_requests`: with a code, a reset link, a hint to the owner, or not at all. Answers how many
 * it found. Any number of servers may run it; a row is gone exactly when its mail is written.
 */
export async function processMailRequests(ctx: Ctx): Promise<number> {
  let answered = 0;
  while (answered < BATCH && (await answerNext(ctx))) answered += 1;
  return answered;
}

async function answerNext(ctx: Ctx): Promise<boolean> {
  const now = epochSeconds(ctx.clock);
  let taken: MailRequest | undefined;
  try {
    await withTransaction(ctx, async (tx) => {
      [taken] = await lockRows(tx, {
        table: mailRequests,
        due: lte(mailRequests.due_at, now),
        order: [mailRequests.due_at, mailRequests.id],
        limit: 1,
      });
      if (!taken) return;
      await answer(tx, taken);
      await tx.db.delete(mailRequests).where(eq(mailRequests.id, taken.id));
    });
  } catch (error) {
    if (!taken) throw error;
    await putOff(ctx, taken, now, error);
  }
  return taken !== undefined;
}

/** It is tried again later, for an hour: whoever waits has asked again by then. */
async function putOff(ctx: Ctx, { id, kind, created_at }: MailRequest, now: number, err: unknown): Promise<void> {
  const gives_up = created_at + GIVE_UP_S <= now;
  ctx.log.error({ err, kind, gives_up }, 'a mail that was asked for was not written');
  if (gives_up) await ctx.db.delete(mailRequests).where(eq(mailRequests.id, id));
  else
    await ctx.db
      .update(mailRequests)
      .set({ due_at: now + RETRY_S })
      .where(eq(mailRequests.id, id));
}

async function answer(tx: Ctx, request: MailRequest): Promise<void> {
  const owner = await findUserByVerifiedEmail(tx, request.email);
  if (request.kind === 'reset') return sendResetLink(tx, owner ?? (await findUnverifiedByEmail(tx, request.email)));
  const asking = request.user_id ? await findUser(tx, request.user_id) : await findUnverifiedByEmail(tx, request.email);
  if (request.kind === 'change_email')
    return asking === null ? undefined : answerChangeRequest(tx, asking, request.email, owner);
  if (!asking || asking.user.is_mail_verified || asking.user.disabled_at !== null) return;
  if (!owner) return sendCode(tx, asking, request);
  // The email is somebody else's: no code will ever fit, and only its owner learns of it.
  await revokeCode(tx, { purpose: 'email', subject: asking.user.id });
  if (await mayWrite(tx, 'taken', request.email)) await sendAccountMail(tx, owner, { kind: 'taken' });
}

async function sendCode(tx: Ctx, person: UserWithCompany, { kind, email }: MailRequest): Promise<void> {
  // Who asks again was counted when asking; who registers was not.
  if (kind === 'register' && !(await mayWrite(tx, 'register', email))) return;
  const code = await issueCode(tx, { purpose: 'email', subject: person.user.id });
  await sendAccountMail(tx, person, { kind: 'verify', code });
}

function mayWrite(tx: Ctx, kind: string, email: string): Promise<boolean> {
  return tryConsume(tx, { name: `mail-${kind}`, who: email.toLowerCase(), uses: MAILS_PER_HOUR, seconds: 3_600 });
}

async function sendResetLink(tx: Ctx, person: UserWithCompany | null): Promise<void> {
  if (!person || person.user.disabled_at !== null) return;
  const token = newSecret();
  await tx.db.delete(passwordResets).where(eq(passwordResets.user_id, person.user.id));
  await tx.db.insert(passwordResets).values({
    token_hash: hashSecret(token),
    user_id: person.user.id,
    expires_at: epochSeconds(tx.clock) + RESET_LIFE_S,
  });
  await sendAccountMail(tx, person, { kind: 'reset', token });
}
