import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { TIMINGS } from '@sampan/country-rules';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';

/** What happened lately; asked again whenever a job ends, and now and then (spec 9, polling). */
export function useNotices() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.notices,
    queryFn: ({ signal }) => api.listNotices(undefined, { signal }),
    refetchInterval: TIMINGS.polling_default_ms,
  });
}

/** Marks what is shown as read; what has come since stays unread. */
export function useReadNotices() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (up_to: number) => api.readNotices({ body: { up_to } }),
    onSuccess: (answer) => queries.setQueryData(queryKeys.notices, answer),
  });
}
