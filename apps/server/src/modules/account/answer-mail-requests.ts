import { asc, eq } from 'drizzle-orm';
import { epochSeconds } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/context.ts';
import { hashSecret, newSecret } from '../../kernel/ids.ts';
import { mayUse } from '../../kernel/throttle/throttle.ts';
import { withTransaction } from '../../kernel/transaction.ts';
import { issueCode, killCode } from '../one-time-code/index.ts';
import { findPerson, findPersonByEmail, findUnprovenByEmail, type Person } from './account.repo.ts';
import { sendAccountMail } from './mail/send-account-mail.ts';
import { mailRequests } from './mail-request.table.ts';
import { MAILS_PER_HOUR } from './mail-request.ts';
import { passwordResets } from './password-reset.table.ts';

const BATCH = 20;
/** A reset link works this long (trust 4.22). */
const RESET_LIFE_S = 1_800;

type MailRequest = typeof mailRequests.$inferSelect;

/**
 * Answers what was asked by `mail_requests`: with a code, a reset link, a hint to the owner, or not at all. Answers how many
 * it found. Any number of servers may run it; a row is gone exactly when its mail is written.
 */
export async function answerMailRequests(ctx: Ctx): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const due = await tx.db
      .select()
      .from(mailRequests)
      .orderBy(asc(mailRequests.created_at), asc(mailRequests.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const request of due) {
      await answer(tx, request);
      await tx.db.delete(mailRequests).where(eq(mailRequests.id, request.id));
    }
    return due.length;
  });
}

async function answer(tx: Ctx, request: MailRequest): Promise<void> {
  const owner = await findPersonByEmail(tx, request.email);
  if (request.kind === 'reset') return sendResetLink(tx, owner ?? (await findUnprovenByEmail(tx, request.email)));
  const asking = request.user_id ? await findPerson(tx, request.user_id) : await findUnprovenByEmail(tx, request.email);
  if (!asking || asking.user.is_mail_verified || asking.user.disabled_at !== null) return;
  if (!owner) return sendCode(tx, asking, request);
  // The email is somebody else's: no code will ever fit, and only its owner learns of it.
  await killCode(tx, { purpose: 'email', subject: asking.user.id });
  if (await mayWrite(tx, 'taken', request.email)) await sendAccountMail(tx, owner, { kind: 'taken' });
}

async function sendCode(tx: Ctx, person: Person, { kind, email }: MailRequest): Promise<void> {
  // Who asks again was counted when asking; who registers was not.
  if (kind === 'register' && !(await mayWrite(tx, 'register', email))) return;
  const code = await issueCode(tx, { purpose: 'email', subject: person.user.id });
  await sendAccountMail(tx, person, { kind: 'verify', code });
}

function mayWrite(tx: Ctx, kind: string, email: string): Promise<boolean> {
  return mayUse(tx, { name: `mail-${kind}`, who: email.toLowerCase(), uses: MAILS_PER_HOUR, seconds: 3_600 });
}

async function sendResetLink(tx: Ctx, person: Person | null): Promise<void> {
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
