import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { endInvitation, lockInvitation } from './invitation.repo.ts';
import { lockCompanyAsOwner } from './require-owner.ts';

/** Takes an invitation back: its link is dead at once. One that is over already stays as it is. Throws `not_found`. */
export async function revokeInvitation({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const { company_id } = await lockCompanyAsOwner(tx);
    const row = await lockInvitation(tx, company_id, id);
    if (!row) throw new DomainError('not_found');
    if (row.accepted_at !== null || row.revoked_at !== null) return;
    await endInvitation(tx, id, { revoked_at: epochSeconds(tx.clock) });
    await recordAudit(tx, { action: 'member.invitation_revoke', object_type: 'invitation', object_id: id });
  });
}
