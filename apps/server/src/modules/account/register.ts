import type { Session } from '@sampan/contract';
import { rulesOf, type CountryCode } from '@sampan/country-rules';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { epochSeconds } from '../../kernel/clock.ts';
import type { Ctx, Language, Role } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { newId, newReadableCode } from '../../kernel/ids.ts';
import { withTransaction } from '../../kernel/transaction.ts';
import { openWallet } from '../wallet/index.ts';
import { findPerson, findPersonByEmail } from './account.repo.ts';
import { companies, users } from './account.table.ts';
import { openSession } from './login.ts';
import { hashPassword } from './password.ts';

export interface NewAccount {
  email: string;
  password: string;
  name: string;
  phone: string;
  country_code: CountryCode;
  timezone: string;
  language: Language;
  accept_emails: boolean;
  referral_code: string;
  company_name?: string;
  role?: Role;
}

/** Makes a company with its owner and its empty wallet. Throws `email_taken`. */
async function createAccount(ctx: Ctx, input: NewAccount): Promise<{ user_id: string; company_id: string }> {
  if (await findPersonByEmail(ctx, input.email))
    throw new DomainError('email_taken', {
      errors: [
        { param: 'email', code: 'error.email_taken', message: 'This email already has an account. Sign in instead.' },
      ],
    });
  return writeAccount(ctx, input, await hashPassword(input.password));
}

/** The same with a password that is hashed already, for people of whom nobody else can have the email: the demo house. */
export async function writeAccount(
  ctx: Ctx,
  input: Omit<NewAccount, 'password'>,
  password_hash: string,
): Promise<{ user_id: string; company_id: string }> {
  const now = epochSeconds(ctx.clock);
  return withTransaction(ctx, async (tx) => {
    const referrer = input.referral_code
      ? await tx.db
          .select({ id: companies.id })
          .from(companies)
          .where(eq(companies.invite_code, input.referral_code.toUpperCase()))
      : [];
    const company_id = newId();
    const user_id = newId();
    await tx.db.insert(companies).values({
      id: company_id,
      name: input.company_name ?? (input.name || input.email.split('@')[0]) ?? input.email,
      country_code: input.country_code,
      invite_code: newReadableCode(8),
      referred_by: referrer[0]?.id ?? null,
      created_at: now,
    });
    await tx.db.insert(users).values({
      id: user_id,
      company_id,
      email: input.email,
      password_hash,
      name: input.name,
      phone: input.phone,
      role: input.role ?? 'owner',
      accept_locad: true,
      accept_emails: input.accept_emails,
      language: input.language,
      time_zone: input.timezone,
      created_at: now,
    });
    await openWallet(tx, { company_id, currency: rulesOf(input.country_code).currency });
    await recordAudit(tx, {
      action: 'account.create',
      object_type: 'company',
      object_id: company_id,
      company_id,
      actor_id: user_id,
    });
    return { user_id, company_id };
  });
}

/** Opens an account and signs its owner in (spec 7 'Account'). Throws `email_taken`, or `country_closed` for Viet Nam. */
export async function register({ ctx, input }: { ctx: Ctx; input: NewAccount }): Promise<Session> {
  if (rulesOf(input.country_code).is_closed) throw new DomainError('country_closed');
  const { user_id } = await createAccount(ctx, input);
  const person = await findPerson(ctx, user_id);
  if (!person) throw new DomainError('internal');
  return openSession(ctx, person, 'register');
}
