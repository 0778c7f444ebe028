import type { SocialClient, SocialProvider } from '@sampan/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';

/** Their own names, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' };

/** Whom this server lets people sign in with; it does not change while it runs. */
export function useSocialProviders(): UseQueryResult<readonly SocialClient[]> {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.socialProviders,
    queryFn: async ({ signal }) => (await api.listSocialProviders(undefined, { signal })).records,
    staleTime: Infinity,
  });
}
