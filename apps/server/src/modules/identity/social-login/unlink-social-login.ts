import type { SocialProvider } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { deleteIdentity, listIdentities, lockUser } from './social-login.repo.ts';
import { writeSocialNotice } from './social-login.mail.ts';
import { canUnlink } from './sign-in-methods.ts';

/**
 * Disconnects a provider. Throws `last_way_in` when nothing else would let the person in again, and `not_found` when it
 * is not connected. Two calls at once cannot take the last two ways together: the person's row is locked.
 */
export async function unlinkSocialLogin({
  ctx,
  provider,
}: {
  ctx: Ctx;
  provider: SocialProvider;
}): Promise<{ success: true }> {
  const { user_id } = requireSession(ctx);
  await withTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, user_id);
    const identities = await listIdentities(tx, user_id);
    const identity = identities.find((row) => row.provider === provider);
    if (!user || !identity) throw new DomainError('not_found');
    if (!canUnlink(tx, user, identities, identity)) throw new DomainError('last_way_in');
    await deleteIdentity(tx, identity.id);
    await recordAudit(tx, {
      action: 'social.unlink',
      object_type: 'user',
      object_id: user_id,
      details: { provider },
    });
    await writeSocialNotice(tx, user, 'unlinked', provider);
  });
  return { success: true };
}
