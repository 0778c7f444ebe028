import { socialProvider, type SocialLoginList, type SocialProvider } from '@sampan/contract';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findUser } from '../account/index.ts';
import { listIdentities } from './social-login.repo.ts';
import { canUnlink } from './sign-in-methods.ts';

/** The providers of this installation and the ones the person connected, those that went away meanwhile among them. */
export async function listSocialLogins({ ctx }: { ctx: Ctx }): Promise<SocialLoginList> {
  const { user_id } = requireSession(ctx);
  const person = await findUser(ctx, user_id);
  const identities = await listIdentities(ctx, user_id);
  if (!person) throw new DomainError('unauthorized');
  const isOffered = (provider: SocialProvider) => ctx.ports.social[provider] !== null;
  const identityOf = (provider: SocialProvider) => identities.find((row) => row.provider === provider) ?? null;
  return {
    records: socialProvider.options
      .filter((provider) => isOffered(provider) || identityOf(provider) !== null)
      .map((provider) => {
        const identity = identityOf(provider);
        return {
          provider,
          is_offered: isOffered(provider),
          linked: identity && {
            email: identity.email,
            linked_at: identity.created_at,
            last_used_at: identity.last_used_at,
            may_unlink: canUnlink(ctx, person.user, identities, identity),
          },
        };
      }),
  };
}
