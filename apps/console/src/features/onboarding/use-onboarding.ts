import type { Onboarding } from '@sampan/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';

/** How far the company is; read off what it has (spec section 2, /onboard). */
export function useOnboarding(enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.onboarding,
    queryFn: ({ signal }) => api.getOnboarding(undefined, { signal }),
    enabled,
  });
}

/** Leaves the steps for later. */
export function useSkipOnboarding() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.skipOnboarding(),
    onSuccess: (state: Onboarding) => queries.setQueryData(queryKeys.onboarding, state),
  });
}
