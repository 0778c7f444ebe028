import type { Session } from '@sampan/contract';
import { languageFor, rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx, Language } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { hashSecret, newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { acceptedTerms, findUser, findUserByVerifiedEmail } from '../account/index.ts';
import { hashPassword, createSignIn } from '../sign-in/index.ts';
import { checkJoining } from './check-joining.ts';
import { endInvitation, findInvitationOfToken } from './invitation.repo.ts';
import { insertMember, lockCompany } from './member.repo.ts';
import { notifyOwnersOfJoining } from './notify-owners.ts';

export interface JoinInput {
  token: string;
  name: string;
  password: string;
  is_read: boolean;
  language?: Language | undefined;
}

/**
 * Joins a company by its invitation, once, and signs in (spec 6). Holding the link proves the email. Throws `invalid_input`
 * naming each field, `invitation_not_available`, and `other_company`: nobody belongs to two.
 */
export async function acceptInvitation({ ctx, input }: { ctx: Ctx; input: JoinInput }): Promise<Session> {
  const { name, password } = await checkJoining(input);
  const now = epochSeconds(ctx.clock);
  const token_hash = hashSecret(input.token);
  const invitation = await findInvitationOfToken(ctx, token_hash, now);
  if (!invitation) throw new DomainError('invitation_not_available');
  // Outside the transaction: hashing takes a while on purpose, and the company must not wait for it.
  const password_hash = await hashPassword(password);
  return withTransaction(ctx, async (tx) => {
    await lockCompany(tx, invitation.company_id);
    // Read again under the lock: of two who accept at once, one joins.
    const row = await findInvitationOfToken(tx, token_hash, now);
    if (!row) throw new DomainError('invitation_not_available');
    if (await findUserByVerifiedEmail(tx, row.email)) throw new DomainError('other_company');
    const id = newId();
    const inviter = await findUser(tx, row.invited_by);
    if (!inviter) throw new DomainError('internal');
    await insertMember(tx, {
      id,
      company_id: row.company_id,
      email: row.email,
      password_hash,
      name,
      role: row.role,
      is_mail_verified: true,
      // The company ships already: there is nothing to set up for who joins it.
      is_first_login: false,
      ...acceptedTerms(tx, inviter.company.country_code),
      language: languageFor(inviter.company.country_code, input.language ?? tx.language),
      time_zone: rulesOf(inviter.company.country_code).time_zone,
      created_at: now,
    });
    await endInvitation(tx, row.id, { accepted_at: now, accepted_by: id });
    await recordAudit(tx, {
      action: 'member.join',
      object_type: 'user',
      object_id: id,
      company_id: row.company_id,
      actor_id: id,
      details: { role: row.role, invitation_id: row.id },
    });
    await notifyOwnersOfJoining(tx, inviter.company, { id, name, role: row.role });
    const person = await findUser(tx, id);
    if (!person) throw new DomainError('internal');
    return createSignIn(tx, person, 'invitation');
  });
}
