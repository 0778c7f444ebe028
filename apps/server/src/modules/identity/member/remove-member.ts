import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { endSessionsOf } from '../session/index.ts';
import { findManagedMember } from './find-managed-member.ts';
import { revokeInvitationsOf } from './invitation.repo.ts';
import { disableMember } from './member.repo.ts';
import { lockCompanyAsOwner } from './require-owner.ts';
import { notifyOfRoleChange } from './notify-owners.ts';

/**
 * Removes somebody from the company (spec 6, trust A3): their sessions are dead with this transaction, their email may be
 * invited again or register anew, what they did stays theirs, and keys they made stay the company's. Throws `not_found`,
 * `own_membership`, `last_owner`.
 */
export async function removeMember({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const actor = await lockCompanyAsOwner(tx);
    const { user } = await findManagedMember(tx, actor, id);
    const now = epochSeconds(tx.clock);
    await notifyOfRoleChange(tx, actor, user, 'removal');
    await disableMember(tx, actor.company_id, id, now);
    await endSessionsOf(tx, id);
    await revokeInvitationsOf(tx, actor.company_id, id, now);
    await recordAudit(tx, {
      action: 'member.remove',
      object_type: 'user',
      object_id: id,
      before: { name: user.name, email: user.email, role: user.role },
      after: null,
    });
  });
}
