import { socialProvider, type SocialClient } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';

/** The providers one can sign in with here, with what a page needs to ask them. */
export async function listSocialProviders({ ctx }: { ctx: Ctx }): Promise<{ records: SocialClient[] }> {
  const records = socialProvider.options.flatMap((provider): SocialClient[] => {
    const port = ctx.ports.social[provider];
    return port ? [{ provider, ...port.client }] : [];
  });
  return { records };
}
