import type { SocialLoginList, SocialProvider } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findUser } from '../account/index.ts';
import { listSocialLogins } from './list-social-logins.ts';
import { verifyProviderToken, type TokenInput } from './verify-provider-token.ts';
import { findIdentity, insertIdentity } from './social-login.repo.ts';
import { writeSocialNotice } from './social-login.mail.ts';

/**
 * Connects a provider to the signed-in person: the session proves the one account, the token the other (trust 4.20).
 * Connecting the same one again changes nothing. Throws what `verifyProviderToken` throws, `social_taken` when it is somebody
 * else's, and `social_already_linked` when another account of this provider is connected.
 */
export async function linkSocialLogin({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: TokenInput & { provider: SocialProvider };
}): Promise<SocialLoginList> {
  const { user_id } = requireSession(ctx);
  const proof = await verifyProviderToken(ctx, input.provider, input);
  return withTransaction(ctx, async (tx) => {
    const added = await insertIdentity(tx, { user_id, provider: input.provider, proof, is_used: false });
    if (!added) {
      const owner = await findIdentity(tx, input.provider, proof.subject);
      if (owner === null) throw new DomainError('social_already_linked');
      if (owner.user_id !== user_id) throw new DomainError('social_taken');
      return listSocialLogins({ ctx: tx });
    }
    await recordAudit(tx, {
      action: 'social.link',
      object_type: 'user',
      object_id: user_id,
      details: { provider: input.provider },
    });
    const person = await findUser(tx, user_id);
    if (person) await writeSocialNotice(tx, person.user, 'linked', input.provider);
    return listSocialLogins({ ctx: tx });
  });
}
