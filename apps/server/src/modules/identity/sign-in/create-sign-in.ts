import type { Session } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { isNewDevice, type SessionMethod, startSession } from '../session/index.ts';
import { type UserWithCompany, users } from '../account/index.ts';
import { sendAccountMail } from './mail/account.mail.ts';
import { presentUser } from '../profile/index.ts';
import { makeChallenge } from './second-factor/challenge.ts';

/** Signs in that began something: nobody has to be told of their own first steps. */
const FIRST_STEPS: readonly SessionMethod[] = ['register', 'invitation'];

/**
 * Starts a session for somebody whose proof was accepted, whatever it was: the one way a token comes into being. From then
 * on the person has the time zone of their country (spec 4 'Other', 9). They get a mail when they signed in with a device
 * that they never used, or with a one-time code (trust 4.21, 4.23).
 * Throws `second_factor_required` with a challenge for people with an authenticator app, unless this is their second step;
 * `country_closed` for Viet Nam (design 8.4), `account_disabled` for somebody who was removed.
 */
export async function createSignIn(
  ctx: Ctx,
  person: UserWithCompany,
  method: SessionMethod,
  { is_second_step = false }: { is_second_step?: boolean } = {},
): Promise<Session> {
  const { user, company } = person;
  const rules = rulesOf(company.country_code);
  if (rules.is_closed) throw new DomainError('country_closed');
  if (user.disabled_at !== null) throw new DomainError('account_disabled');
  if (user.two_factor_at !== null && !is_second_step)
    throw new DomainError('second_factor_required', { data: makeChallenge(ctx, user, method) });
  return withTransaction(ctx, async (tx) => {
    const is_told =
      !FIRST_STEPS.includes(method) && (method === 'phone' || (await isNewDevice(tx, user.id, ctx.user_agent)));
    const started = await startSession(tx, { user_id: user.id, method });
    if (user.time_zone !== rules.time_zone)
      await tx.db.update(users).set({ time_zone: rules.time_zone }).where(eq(users.id, user.id));
    await recordAudit(tx, {
      action: 'session.start',
      object_type: 'session',
      object_id: started.session_id,
      details: { method },
      company_id: company.id,
      actor_id: user.id,
    });
    if (is_told) await sendAccountMail(tx, person, { kind: 'signed_in', method });
    return { token: started.token, expires_at: started.expires_at, user: await presentUser(tx, person) };
  });
}
