import type { SecretKey } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { allowedIpsOf } from './allowed-ips.ts';
import { reauthenticate } from './reauthenticate.ts';
import { presentSecretKey } from './present-secret-key.ts';
import { changeSecretKey, lockSecretKey } from './secret-key.repo.ts';

export interface SecretKeyEdit {
  name?: string | undefined;
  scopes?: SecretKey['scopes'] | undefined;
  allowed_ips?: string[] | undefined;
  password?: string | undefined;
}

/**
 * Changes what a key may do and from where, at once; what is left out stays. A live key asks for the password again.
 * Throws `not_found`, `secret_key_revoked`, or `invalid_input` naming an address or the password.
 */
export async function updateSecretKey({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: SecretKeyEdit;
}): Promise<SecretKey> {
  const { company_id } = requireWriter(ctx);
  const change = {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.scopes === undefined ? {} : { scopes: [...new Set(input.scopes)] }),
    ...(input.allowed_ips === undefined ? {} : { allowed_ips: allowedIpsOf(input.allowed_ips) }),
  };
  return withTransaction(ctx, async (tx) => {
    const row = await lockSecretKey(tx, company_id, id);
    if (!row) throw new DomainError('not_found');
    if (row.key.revoked_at !== null) throw new DomainError('secret_key_revoked');
    if (row.key.mode === 'live') await reauthenticate(tx, input.password);
    const now = epochSeconds(tx.clock);
    if (Object.keys(change).length === 0) return presentSecretKey(row, now);
    const key = await changeSecretKey(tx, row.key, change);
    await recordAudit(tx, {
      action: 'secret_key.update',
      object_type: 'secret_key',
      object_id: id,
      details: {
        fields: Object.keys(change),
        before: { scopes: row.key.scopes, allowed_ips: row.key.allowed_ips },
        after: { scopes: key.scopes, allowed_ips: key.allowed_ips },
      },
    });
    return presentSecretKey({ ...row, key }, now);
  });
}
