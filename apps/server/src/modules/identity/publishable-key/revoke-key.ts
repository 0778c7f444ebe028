import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { changeKey, lockKey } from './publishable-key.repo.ts';

/** Stops a key for good, on every server within ten seconds (widgets.md 2). A revoked one stays as it is. Throws `not_found`. */
export async function revokeKey({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  const { company_id } = requireWriter(ctx);
  await withTransaction(ctx, async (tx) => {
    const row = await lockKey(tx, company_id, id);
    if (!row) throw new DomainError('not_found');
    if (row.revoked_at !== null) return;
    await changeKey(tx, row, { revoked_at: epochSeconds(tx.clock) });
    await recordAudit(tx, { action: 'publishable_key.revoke', object_type: 'publishable_key', object_id: id });
  });
}
