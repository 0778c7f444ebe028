import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { changeSecretKey, lockSecretKey } from './secret-key.repo.ts';

/** Stops a key with all its secrets: the next call is refused. Doing it again changes nothing. Throws `not_found`. */
export async function revokeSecretKey({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  const { company_id } = requireWriter(ctx);
  await withTransaction(ctx, async (tx) => {
    const row = await lockSecretKey(tx, company_id, id);
    if (!row) throw new DomainError('not_found');
    if (row.key.revoked_at !== null) return;
    await changeSecretKey(tx, row.key, { revoked_at: epochSeconds(tx.clock) });
    await recordAudit(tx, { action: 'secret_key.revoke', object_type: 'secret_key', object_id: id });
  });
}
