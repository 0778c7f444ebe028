import type { Session } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Ctx } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { withTransaction } from '../../kernel/transaction.ts';
import { startSession, type SessionMethod } from '../session/index.ts';
import { findPersonByEmail, type Person } from './account.repo.ts';
import { verifyAgainstNobody, verifyPassword } from './password.ts';
import { presentUser } from './present-user.ts';

export interface LoginInput {
  email: string;
  password: string;
}

/**
 * Signs in with email and password (spec 7 'Account'). An unknown email and a wrong password are answered alike.
 * Throws `wrong_credentials`, or `country_closed` for Viet Nam (design 8.4).
 */
export async function login({ ctx, input }: { ctx: Ctx; input: LoginInput }): Promise<Session> {
  const person = await findPersonByEmail(ctx, input.email);
  const right = person?.user.password_hash
    ? await verifyPassword(person.user.password_hash, input.password)
    : await verifyAgainstNobody(input.password);
  if (!person || !right) throw new DomainError('wrong_credentials');
  return openSession(ctx, person, 'password');
}

/** Starts a session for somebody whose proof was accepted. */
export async function openSession(ctx: Ctx, person: Person, method: SessionMethod): Promise<Session> {
  if (rulesOf(person.company.country_code).is_closed) throw new DomainError('country_closed');
  const session = await withTransaction(ctx, async (tx) => {
    const started = await startSession(tx, { user_id: person.user.id, method });
    await recordAudit(tx, {
      action: 'session.start',
      object_type: 'session',
      object_id: started.session_id,
      company_id: person.company.id,
      actor_id: person.user.id,
    });
    return started;
  });
  return { token: session.token, expires_at: session.expires_at, user: await presentUser(ctx, person) };
}
