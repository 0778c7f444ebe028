import type { ServiceMatch } from '@sampan/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';

/** What names of delivery services mean to the company, and how another meaning is kept. */
export function useServiceMatches(enabled: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: queryKeys.serviceMatches,
    queryFn: ({ signal }) => api.getServiceMatches(undefined, { signal }),
    enabled,
  });
  const save = useMutation({
    mutationFn: async ({ name, match }: { name: string; match: ServiceMatch | null }) =>
      api.saveServiceMatches({
        body: match === null ? { matches: [], forgotten: [name] } : { matches: [match], forgotten: [] },
      }),
    onSuccess: (written) => queries.setQueryData(queryKeys.serviceMatches, written),
  });
  return { matches: query.data?.matches ?? [], error: query.error ?? save.error, save };
}
