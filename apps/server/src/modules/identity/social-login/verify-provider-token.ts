import type { SocialProvider } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { SocialTokenRefused, SocialUnavailable, type SocialProof } from '../../../ports/social-login.ts';

export interface TokenInput {
  access_token: string;
  nonce?: string | undefined;
}

/**
 * Who a provider's token stands for. Whatever is wrong with a token is answered alike: which check failed is nothing to
 * learn from. Throws `social_refused`, `social_unavailable`, or `not_found` for a provider that is not offered here.
 */
export async function verifyProviderToken(
  ctx: Ctx,
  provider: SocialProvider,
  { access_token, nonce }: TokenInput,
): Promise<SocialProof> {
  const port = ctx.ports.social[provider];
  if (!port) throw new DomainError('not_found');
  try {
    return await port.verify(access_token, nonce ?? null);
  } catch (error) {
    if (error instanceof SocialTokenRefused) {
      ctx.log.info({ provider, check: error.message }, 'a sign-in token was refused');
      throw new DomainError('social_refused', { cause: error });
    }
    if (error instanceof SocialUnavailable) throw new DomainError('social_unavailable', { cause: error });
    throw error;
  }
}
