import type { CountryCode } from '@sampan/country-rules';
import { and, count, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { endLoginsAs } from '../session/index.ts';
import { findUserByVerifiedEmail, type UserWithCompany, users } from '../account/index.ts';
import { requestMail } from './mail-request.ts';
import { hashPassword } from './password.ts';
import { createAccount } from './register.ts';

/** What came of a command about admins. */
export type AdminOutcome = 'done' | 'known' | 'unknown' | 'unchanged' | 'last';

/** Admins of Sampan who may sign in. */
export async function listAdmins(ctx: Ctx) {
  return ctx.db
    .select({ email: users.email, name: users.name, created_at: users.created_at })
    .from(users)
    .where(and(eq(users.is_admin, true), isNull(users.disabled_at)))
    .orderBy(users.created_at);
}

/**
 * Opens an account whose owner is an admin of Sampan. Whoever may run the server vouches for the email. Without a password a
 * link to choose one is sent, once the server can send emails. `known` when the email is somebody's.
 */
export async function createAdmin(
  ctx: Ctx,
  input: { email: string; name: string; country_code: CountryCode; password: string | null },
): Promise<AdminOutcome> {
  const password_hash = input.password === null ? null : await hashPassword(input.password);
  return withTransaction(ctx, async (tx): Promise<AdminOutcome> => {
    if (await findUserByVerifiedEmail(tx, input.email)) return 'known';
    const { user_id } = await createAccount(tx, {
      email: input.email,
      is_mail_verified: true,
      password_hash,
      name: input.name,
      phone: '',
      country_code: input.country_code,
      language: 'en',
      accept_emails: false,
      accept_terms: true,
      referral_code: '',
      without_demo_credit: true,
    });
    await tx.db.update(users).set({ is_admin: true, is_first_login: false }).where(eq(users.id, user_id));
    if (password_hash === null) await requestMail(tx, { kind: 'reset', email: input.email, user_id: null });
    await audit(tx, 'admin.create', user_id);
    return 'done';
  });
}

/** Makes somebody who proved their email an admin of Sampan. */
export async function grantAdmin(ctx: Ctx, email: string): Promise<AdminOutcome> {
  return change(ctx, email, async (tx, { user }) => {
    if (user.is_admin) return 'unchanged';
    await tx.db.update(users).set({ is_admin: true }).where(eq(users.id, user.id));
    await audit(tx, 'admin.grant', user.id);
    return 'done';
  });
}

/** Takes it away; what they do in the name of others ends with it. `last` for the only one: nobody could undo it here. */
export async function revokeAdmin(ctx: Ctx, email: string): Promise<AdminOutcome> {
  return change(ctx, email, async (tx, { user }) => {
    if (!user.is_admin) return 'unchanged';
    const [others] = await tx.db
      .select({ n: count() })
      .from(users)
      .where(and(eq(users.is_admin, true), isNull(users.disabled_at)));
    if ((others?.n ?? 0) <= 1) return 'last';
    await tx.db.update(users).set({ is_admin: false }).where(eq(users.id, user.id));
    await endLoginsAs(tx, user.id);
    await audit(tx, 'admin.revoke', user.id);
    return 'done';
  });
}

async function change(
  ctx: Ctx,
  email: string,
  work: (tx: Ctx, person: UserWithCompany) => Promise<AdminOutcome>,
): Promise<AdminOutcome> {
  return withTransaction(ctx, async (tx) => {
    const person = await findUserByVerifiedEmail(tx, email);
    return person ? work(tx, person) : 'unknown';
  });
}

/** Of Sampan's own log: no company sees who its admins are. */
function audit(tx: Ctx, action: string, user_id: string): Promise<void> {
  return recordAudit(tx, {
    action,
    object_type: 'user',
    object_id: user_id,
    company_id: null,
    details: { by: 'terminal' },
  });
}
