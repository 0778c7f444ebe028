import type { Session } from '@sampan/contract';
import { languageFor, rulesOf, type CountryCode } from '@sampan/country-rules';
import { storedPhone } from '@sampan/phone-numbers';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx, Language, Role } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { newId, newReadableCode } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { bookDemoCredit, openWallet } from '../../ledger/wallet/index.ts';
import { acceptedTerms, companies, findCompanyByInvite, findUser, users } from '../account/index.ts';
import { requestMail } from './mail-request.ts';
import { createSignIn } from './create-sign-in.ts';
import { hashPassword } from './password.ts';

/** How a new person will sign in: by email, by phone, or both. */
interface Identity {
  email: string | null;
  /** True only where the mailbox was proved in another way, as by a provider. */
  is_mail_verified?: boolean;
  /** In E.164, proved by a one-time code. */
  login_phone?: string;
  password_hash: string | null;
}

export interface AccountInput extends Identity {
  name: string;
  phone: string;
  country_code: CountryCode;
  language: Language;
  accept_emails: boolean;
  referral_code: string;
  /** Whether the terms were accepted with it; else the console asks before anything is changed (spec 4 'Terms modal'). */
  accept_terms: boolean;
  company_name?: string;
  business_types?: string[];
  from_quotation?: boolean;
  ati?: string;
  role?: Role;
  /** The demo's own companies have a history instead. */
  without_demo_credit?: true;
}

/** A company nobody named yet; its owner does in the settings. */
const UNNAMED_COMPANY = 'My shop';

/** Throws `country_closed` where nobody may sign up, and `invalid_input` for a referral code that nobody has. */
export async function checkSignUp(ctx: Ctx, country: CountryCode, referral_code: string): Promise<void> {
  if (rulesOf(country).is_closed) throw new DomainError('country_closed');
  if (referral_code !== '' && (await findCompanyByInvite(ctx, referral_code)) === null)
    refuseFields([issueErrorOf('referral_code', 'validate.referral_unknown')]);
}

/** Writes a company with its owner and its empty wallet, in the caller's transaction when there is one. */
export async function createAccount(ctx: Ctx, input: AccountInput): Promise<{ user_id: string; company_id: string }> {
  const now = epochSeconds(ctx.clock);
  return withTransaction(ctx, async (tx) => {
    const referrer = input.referral_code ? await findCompanyByInvite(tx, input.referral_code) : null;
    const company_id = newId();
    const user_id = newId();
    await tx.db.insert(companies).values({
      id: company_id,
      name: input.company_name || input.name || (input.email?.split('@')[0] ?? UNNAMED_COMPANY),
      country_code: input.country_code,
      invite_code: newReadableCode(8),
      referred_by: referrer?.id ?? null,
      business_types: input.business_types ?? [],
      from_quotation: input.from_quotation ?? false,
      ati: input.ati ?? '',
      created_at: now,
    });
    await tx.db.insert(users).values({
      id: user_id,
      company_id,
      email: input.email,
      is_mail_verified: input.is_mail_verified ?? false,
      login_phone: input.login_phone ?? null,
      password_hash: input.password_hash,
      name: input.name,
      phone: storedPhone(input.phone, input.country_code),
      role: input.role ?? 'owner',
      ...(input.accept_terms ? acceptedTerms(tx, input.country_code) : {}),
      accept_emails: input.accept_emails,
      language: languageFor(input.country_code, input.language),
      time_zone: rulesOf(input.country_code).time_zone,
      created_at: now,
    });
    await openWallet(tx, { company_id, currency: rulesOf(input.country_code).currency });
    if (input.without_demo_credit !== true) await bookDemoCredit(tx, { company_id, country_code: input.country_code });
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

/** What sign-up gives (spec 7 'Account'), checked by `checkNewAccount`. */
export type Registration = Omit<AccountInput, keyof Identity | 'accept_terms'> & { email: string; password: string };

/**
 * Opens an account and signs its owner in. Whether the email has an owner already makes no difference here: it belongs to
 * nobody until a code proves it, and the mailbox is told what to do (trust 4.22, docs/decisions/0016).
 * Throws `country_closed` for Viet Nam, `invalid_input` for an unknown referral code.
 */
export async function register({ ctx, input }: { ctx: Ctx; input: Registration }): Promise<Session> {
  await checkSignUp(ctx, input.country_code, input.referral_code);
  const { password, ...account } = input;
  const password_hash = await hashPassword(password);
  return withTransaction(ctx, async (tx) => {
    const { user_id } = await createAccount(tx, { ...account, password_hash, accept_terms: true });
    await requestMail(tx, { kind: 'register', email: input.email, user_id });
    const person = await findUser(tx, user_id);
    if (!person) throw new DomainError('internal');
    return createSignIn(tx, person, 'register');
  });
}
