import type { SocialClient, SocialProvider } from '@sampan/contract';
import { useFixedAnswer, type FixedAnswer } from '../../shared/api/use-fixed-answer.ts';

/** Their own names, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' };

/** Whom this server lets people sign in with; it does not change while it runs. */
export function useSocialProviders(): FixedAnswer<readonly SocialClient[]> {
  return useFixedAnswer('social-providers', async (api) => (await api.listSocialProviders()).records);
}
