import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { activityQueryOf, type ActivitySearch } from './activity-search.ts';

/** One page of the log as its URL describes it; the page before stays visible until the new one is here. */
export function useActivity(search: ActivitySearch) {
  const api = useApi();
  const { country_code } = useUser();
  const query = activityQueryOf(search, country_code);
  return useQuery({
    queryKey: [...queryKeys.activity, query],
    queryFn: ({ signal }) => api.listActivity({ query: query as never }, { signal }),
    placeholderData: keepPreviousData,
    // What just happened must stand in it.
    staleTime: 0,
  });
}
