import { cutText } from '../../../platform/cut-text.ts';
import type { Session, SocialProvider } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { isEmail } from '@sampan/validators';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { SocialProof } from '../../../ports/social-login.ts';
import { findUser, findUserByVerifiedEmail } from '../account/index.ts';
import { createSignIn, createAccount } from '../sign-in/index.ts';
import { isUniqueViolation } from '../../../platform/database/is-unique-violation.ts';
import { verifyProviderToken, type TokenInput } from './verify-provider-token.ts';
import { findIdentity, insertIdentity, touchIdentity } from './social-login.repo.ts';

const MAX_NAME = 120;

export interface SocialSignIn extends TokenInput {
  accept_emails: boolean;
}

/** The identity was connected by a call that ran at the same time. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/**
 * Signs in with a provider's token, or opens an account for somebody new in the country of the page (spec 7 'Account').
 * A known identity decides alone; an email never leads into an account that exists, because whoever holds the mailbox
 * today need not be who opened the account (trust 4.20).
 *
 * Throws what `verifyProviderToken` throws, `social_email_unverified`, `link_required` and `country_closed`.
 */
export async function signInWith({
  ctx,
  provider,
  input,
}: {
  ctx: Ctx;
  provider: SocialProvider;
  input: SocialSignIn;
}): Promise<Session> {
  const proof = await verifyProviderToken(ctx, provider, input);
  const enter = () =>
    withTransaction(ctx, async (tx) => {
      const identity = await findIdentity(tx, provider, proof.subject);
      if (identity) await touchIdentity(tx, identity.id);
      const person = await findUser(tx, identity?.user_id ?? (await openAccount(tx, provider, proof, input)));
      if (!person) throw new DomainError('internal');
      return createSignIn(tx, person, provider);
    });
  try {
    return await enter();
  } catch (error) {
    // A second tab, or a registration, opened an account for the same person at the same moment: now it is there to find.
    if (!(error instanceof Overtaken) && !isUniqueViolation(error)) throw error;
    return enter();
  }
}

async function openAccount(
  ctx: Ctx,
  provider: SocialProvider,
  proof: SocialProof,
  input: SocialSignIn,
): Promise<string> {
  if (!proof.is_email_verified || !isEmail(proof.email)) throw new DomainError('social_email_unverified');
  if (await findUserByVerifiedEmail(ctx, proof.email)) {
    // The account that has the email may be the one a call at the same moment just opened with this very identity.
    if (await findIdentity(ctx, provider, proof.subject)) throw new Overtaken();
    throw new DomainError('link_required');
  }
  if (rulesOf(ctx.country).is_closed) throw new DomainError('country_closed');
  return withTransaction(ctx, async (tx) => {
    const { user_id } = await createAccount(tx, {
      email: proof.email,
      is_mail_verified: true,
      password_hash: null,
      name: cutText(proof.name.toWellFormed(), MAX_NAME),
      phone: '',
      country_code: ctx.country,
      language: ctx.language,
      accept_emails: input.accept_emails,
      referral_code: '',
      // No box was ticked on the way: the console asks before anything is changed (spec 4 'Terms modal').
      accept_terms: false,
    });
    // Undone as a whole: an account nobody can enter would stay behind.
    if (!(await insertIdentity(tx, { user_id, provider, proof, is_used: true }))) throw new Overtaken();
    return user_id;
  });
}
