import type { Invitation } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { endInvitation, lockInvitation } from './invitation.repo.ts';
import { lockCompanyAsOwner } from './require-owner.ts';
import { sendInvitation } from './send-invitation.ts';

/** Sends an unanswered invitation again, expired or not: a new link, the old one dead. Throws as inviting does, and `not_found`. */
export async function resendInvitation({ ctx, id }: { ctx: Ctx; id: string }): Promise<Invitation> {
  return withTransaction(ctx, async (tx) => {
    const actor = await lockCompanyAsOwner(tx);
    const row = await lockInvitation(tx, actor.company_id, id);
    if (!row || row.accepted_at !== null || row.revoked_at !== null) throw new DomainError('not_found');
    await endInvitation(tx, row.id, { revoked_at: epochSeconds(tx.clock) });
    return sendInvitation(tx, actor, row, 'member.invitation_resend');
  });
}
