import type { PublishableKey } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { allowedOriginsOf } from './allowed-origins.ts';
import { presentKey } from './present-key.ts';
import { changeKey, lockKey } from './publishable-key.repo.ts';

export interface PublishableKeyChange {
  name?: string | undefined;
  allowed_origins?: string[] | undefined;
  scopes?: PublishableKey['scopes'] | undefined;
}

/**
 * Changes where a key works and what it may do (widgets.md 2); what is left out stays. What is newly allowed works at once,
 * what no longer is ends within ten seconds. Throws `not_found`, `key_revoked`, or `invalid_input` naming an origin.
 */
export async function updateKey({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: PublishableKeyChange;
}): Promise<PublishableKey> {
  const { company_id } = requireWriter(ctx);
  const change = {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.allowed_origins === undefined ? {} : { allowed_origins: allowedOriginsOf(input.allowed_origins) }),
    ...(input.scopes === undefined ? {} : { scopes: [...new Set(input.scopes)] }),
  };
  return withTransaction(ctx, async (tx) => {
    const row = await lockKey(tx, company_id, id);
    if (!row) throw new DomainError('not_found');
    if (row.revoked_at !== null) throw new DomainError('key_revoked');
    if (Object.keys(change).length === 0) return presentKey(row);
    const changed = await changeKey(tx, row, change);
    await recordAudit(tx, {
      action: 'publishable_key.update',
      object_type: 'publishable_key',
      object_id: id,
      before: { key_name: row.name, scopes: row.scopes, allowed_origins: row.allowed_origins },
      after: { key_name: changed.name, scopes: changed.scopes, allowed_origins: changed.allowed_origins },
    });
    return presentKey(changed);
  });
}
