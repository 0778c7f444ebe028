import type { Invitation } from '@sampan/contract';
import { inviteSchema, validateForm } from '@sampan/validators';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx, Role } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { endInvitation, lockOpenInvitation } from './invitation.repo.ts';
import { hasMemberWithEmail } from './member.repo.ts';
import { lockCompanyAsOwner } from './require-owner.ts';
import { sendInvitation } from './send-invitation.ts';

/**
 * Invites somebody by email (spec 6). The answer never tells whether the email has an account elsewhere. Throws
 * `invalid_input`, `already_member`, `already_invited`, `company_full` and `rate_limited`.
 */
export async function inviteMember({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { email: string; role: Role };
}): Promise<Invitation> {
  const { issues = [], output } = validateForm(inviteSchema, input);
  refuseFields(issues.map((issue) => issueErrorOf(issue.path, issue.key, issue.params)));
  const email = output?.email ?? input.email;
  return withTransaction(ctx, async (tx) => {
    const actor = await lockCompanyAsOwner(tx);
    if (await hasMemberWithEmail(tx, actor.company_id, email)) throw new DomainError('already_member');
    const open = await lockOpenInvitation(tx, actor.company_id, email);
    const now = epochSeconds(tx.clock);
    if (open && open.expires_at > now) throw new DomainError('already_invited');
    if (open) await endInvitation(tx, open.id, { revoked_at: now });
    return sendInvitation(tx, actor, { email, role: input.role }, 'member.invite');
  });
}
