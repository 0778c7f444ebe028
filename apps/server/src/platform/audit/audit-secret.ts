import { createHmac } from 'node:crypto';
import type { Ctx } from '../context.ts';
import { getOrCreateSetting } from '../setting/setting.repo.ts';

/**
 * Whether the audit log was proved with the secret of this server so far. With another one every older row looks forged, and
 * nobody could tell that from a forgery.
 */
export async function isAuditSecretKnown({ db, env }: Pick<Ctx, 'db' | 'env'>): Promise<boolean> {
  const check = createHmac('sha256', env.audit_secret).update('sampan audit secret check v1').digest('base64url');
  return (await getOrCreateSetting(db, 'audit_secret_check', () => check)) === check;
}

/** What the operator has to do about it. */
export const OTHER_AUDIT_SECRET =
  'The audit log was proved with another secret so far, so its rows cannot be checked. Set SAMPAN_AUDIT_SECRET to the value that SAMPAN_AUDIT_SECRET, or else SAMPAN_SECRET, had before.';
