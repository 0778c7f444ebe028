import type { Member } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx, Role } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findManagedMember } from './find-managed-member.ts';
import { revokeInvitationsOf } from './invitation.repo.ts';
import { writeRole } from './member.repo.ts';
import { presentMember } from './present-member.ts';
import { lockCompanyAsOwner } from './require-owner.ts';
import { notifyOfRoleChange } from './notify-owners.ts';

/**
 * Gives somebody of the company another role (spec 6). Roles are read with each call, so it holds at once. Who is owner no
 * longer leaves no invitations behind. Throws `not_found`, `own_membership`, `last_owner`.
 */
export async function changeMemberRole({ ctx, id, role }: { ctx: Ctx; id: string; role: Role }): Promise<Member> {
  return withTransaction(ctx, async (tx) => {
    const actor = await lockCompanyAsOwner(tx);
    const target = await findManagedMember(tx, actor, id);
    const before = target.user.role;
    const changed = { ...target, user: { ...target.user, role } };
    if (before !== role) {
      await writeRole(tx, actor.company_id, id, role);
      if (before === 'owner') await revokeInvitationsOf(tx, actor.company_id, id, epochSeconds(tx.clock));
      await recordAudit(tx, {
        action: 'member.role',
        object_type: 'user',
        object_id: id,
        before: { role: before },
        after: { role },
      });
      await notifyOfRoleChange(tx, actor, changed.user, 'role');
    }
    return presentMember(changed, actor.user_id);
  });
}
