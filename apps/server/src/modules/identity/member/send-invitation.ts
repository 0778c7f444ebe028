import { INVITATION_DAYS } from '@sampan/validators';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Actor, Ctx, Role } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { findUser } from '../account/index.ts';
import { countInvitations, countSent, insertInvitation } from './invitation.repo.ts';
import { invitationMail } from './member.mail.ts';
import { countMembers } from './member.repo.ts';
import { presentInvitation } from './present-member.ts';

const DAY_S = 86_400;
/** People of a company, open invitations included. More is a chain, which gets companies of its own. */
const MAX_MEMBERS = 50;
/** Nobody can make a company's account write to the world, nor to one person again and again. */
const LIMITS = [
  { window_s: 3_600, most: 20, is_per_email: false },
  { window_s: DAY_S, most: 5, is_per_email: true },
];

async function requireWithinLimits(tx: Ctx, company_id: string, email: string): Promise<void> {
  const now = epochSeconds(tx.clock);
  for (const { window_s, most, is_per_email } of LIMITS) {
    const { sent, first_at } = await countSent(tx, company_id, now - window_s, is_per_email ? email : undefined);
    if (sent >= most) throw new DomainError('rate_limited', { retry_after_s: Math.max(1, first_at + window_s - now) });
  }
}

/**
 * Writes an invitation with a link of its own and queues its mail, in the caller's transaction and under the company's
 * lock. What it does and how long it takes is the same whoever the email belongs to. Throws `company_full`, `rate_limited`.
 */
export async function sendInvitation(tx: Ctx, actor: Actor, to: { email: string; role: Role }, action: string) {
  const { company_id } = actor;
  const people = (await countMembers(tx, company_id)) + (await countInvitations(tx, company_id));
  if (people >= MAX_MEMBERS) throw new DomainError('company_full');
  await requireWithinLimits(tx, company_id, to.email);
  const inviter = await findUser(tx, actor.user_id);
  if (!inviter) throw new DomainError('internal');
  const secret = newSecret();
  const now = epochSeconds(tx.clock);
  const row = await insertInvitation(tx, {
    id: newId(),
    company_id,
    email: to.email,
    role: to.role,
    token_hash: hashSecret(secret),
    invited_by: actor.user_id,
    created_at: now,
    expires_at: now + INVITATION_DAYS * DAY_S,
  });
  await recordAudit(tx, {
    action,
    object_type: 'invitation',
    object_id: row.id,
    details: { role: row.role },
  });
  await writeOutbox(tx, {
    topic: 'mail',
    company_id,
    payload: invitationMail(tx, row, inviter, secret),
  });
  return presentInvitation(row, inviter.user, now);
}
