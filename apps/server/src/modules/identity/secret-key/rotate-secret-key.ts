import type { MadeSecretKey, ROTATION_OVERLAPS } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { reauthenticate } from './reauthenticate.ts';
import { newSecretOf, secretRowOf } from './new-secret.ts';
import { presentSecretKey } from './present-secret-key.ts';
import { endSecrets, insertSecret, lockSecretKey } from './secret-key.repo.ts';

const HOUR_S = 3600;

export interface Rotation {
  overlap_hours: (typeof ROTATION_OVERLAPS)[number];
  password?: string | undefined;
}

/**
 * Gives a key a new secret. The old one works for the chosen hours and then dies; with 0 it is dead at once, and so are
 * those of earlier rotations. A live key asks for the password again.
 * Throws `not_found`, `secret_key_revoked`, `secret_key_expired`, or `invalid_input` naming the password.
 */
export async function rotateSecretKey({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: Rotation;
}): Promise<MadeSecretKey> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const row = await lockSecretKey(tx, company_id, id);
    if (!row) throw new DomainError('not_found');
    const now = epochSeconds(tx.clock);
    if (row.key.revoked_at !== null) throw new DomainError('secret_key_revoked');
    if (row.key.expires_at !== null && row.key.expires_at <= now) throw new DomainError('secret_key_expired');
    if (row.key.mode === 'live') await reauthenticate(tx, input.password);
    const secret = newSecretOf(row.key.mode);
    await endSecrets(tx, id, now + input.overlap_hours * HOUR_S);
    await insertSecret(tx, secretRowOf(secret, id, now));
    await recordAudit(tx, {
      action: 'secret_key.rotate',
      object_type: 'secret_key',
      object_id: id,
      details: { overlap_hours: input.overlap_hours },
    });
    const changed = await lockSecretKey(tx, company_id, id);
    if (!changed) throw new Error('A locked key is gone');
    return { secret, key: presentSecretKey(changed, now) };
  });
}
