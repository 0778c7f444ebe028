import type { LoggedRequest, RequestLogQuery } from '@sampan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { requestLogQueryOf, type RequestLogSearch } from './request-log-search.ts';

type WireQuery = { [N in keyof RequestLogQuery]?: string };

/** One page of the log as its URL describes it; the page before stays visible until the new one is here. */
export function useRequestLog(search: RequestLogSearch) {
  const api = useApi();
  const query = requestLogQueryOf(search, useUser().country_code);
  return useQuery({
    queryKey: queryKeys.requestLog(query),
    queryFn: ({ signal }) => api.listRequests({ query: query as WireQuery as never }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A call by its request id, from the list when it stands there; null when the log does not have it. */
export function useLoggedRequest(request_id: string | undefined, shown: readonly LoggedRequest[] | undefined) {
  const api = useApi();
  const at_hand = shown?.find((request) => request.request_id === request_id);
  const query = { page: '1', per_page: '1', request_id: request_id ?? '' };
  const found = useQuery({
    queryKey: queryKeys.requestLog(query),
    queryFn: async ({ signal }) =>
      (await api.listRequests({ query: query as WireQuery as never }, { signal })).records[0] ?? null,
    enabled: request_id !== undefined && shown !== undefined && at_hand === undefined,
  });
  return { request: at_hand ?? found.data, error: found.error };
}
