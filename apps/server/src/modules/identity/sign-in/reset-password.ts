import { and, eq, gt, isNull } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { maskEmail } from '../../../platform/mask-contact.ts';
import { resetLimits, consumeLimits } from '../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findUser, type UserWithCompany } from '../account/index.ts';
import { replacePassword } from './change-password.ts';
import { checkResetPassword } from './check-new-password.ts';
import { loginLimits } from './login.ts';
import { hashPassword } from './password.ts';
import { passwordResets } from './password-reset.table.ts';
import { markMailVerified } from './verify-mail.ts';

function living(ctx: Ctx, token: string) {
  return and(
    eq(passwordResets.token_hash, hashSecret(token)),
    isNull(passwordResets.spent_at),
    gt(passwordResets.expires_at, epochSeconds(ctx.clock)),
  );
}

/** Throws `reset_link_not_available` for an unknown, spent or old link alike. */
async function requireLink(ctx: Ctx, token: string): Promise<{ person: UserWithCompany; expires_at: number }> {
  await consumeLimits(ctx, [{ name: 'reset-caller', who: ctx.ip, uses: 60, seconds: 3_600 }]);
  const [link] = await ctx.db.select().from(passwordResets).where(living(ctx, token));
  const person = link ? await findUser(ctx, link.user_id) : null;
  if (!link || !person || person.user.disabled_at !== null) throw new DomainError('reset_link_not_available');
  return { person, expires_at: link.expires_at };
}

/** Whose password a link changes, masked: enough to know one's own mailbox (trust 4.22). */
export async function parseResetLink({ ctx, token }: { ctx: Ctx; token: string }) {
  const { person, expires_at } = await requireLink(ctx, token);
  return { email_masked: maskEmail(person.user.email ?? ''), expires_at };
}

export interface ResetInput {
  token: string;
  new_password: string;
  confirm_new_password?: string | undefined;
}

/**
 * Chooses a new password with a link, once. It came by mail, so it proves the email as well, and sign-ins that failed too
 * often are forgiven. Every session of the person ends; nobody is signed in by it.
 * Throws `reset_link_not_available`, or `invalid_input` for the password: the link then still works.
 */
export async function resetPassword({ ctx, input }: { ctx: Ctx; input: ResetInput }): Promise<void> {
  const { person } = await requireLink(ctx, input.token);
  const { new_password, confirm_new_password = new_password } = input;
  await checkResetPassword({ new_password, confirm_new_password });
  const password_hash = await hashPassword(new_password);
  await withTransaction(ctx, async (tx) => {
    const spent = await tx.db
      .update(passwordResets)
      .set({ spent_at: epochSeconds(tx.clock) })
      .where(living(tx, input.token))
      .returning();
    if (spent.length === 0 || !(await markMailVerified(tx, person))) throw new DomainError('reset_link_not_available');
    await replacePassword(tx, person, password_hash);
    await resetLimits(tx, loginLimits(ctx.ip, person.user.email ?? '').slice(1));
  });
}
