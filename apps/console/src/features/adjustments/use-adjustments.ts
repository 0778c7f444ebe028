import type { Adjustment } from '@sampan/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import type { AdjustmentSearch } from './adjustment-search.ts';

/** One page of the list as its URL describes it; the page before stays visible until the new one is here. */
export function useAdjustments(search: AdjustmentSearch) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.adjustmentList({ ...search }),
    queryFn: ({ signal }) => api.listAdjustments({ query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useAdjustment(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.adjustment(id),
    queryFn: ({ signal }) => api.getAdjustment({ params: { id } }, { signal }),
  });
}

/** What is asked of one adjustment; its answer is the adjustment as it stands then. */
export function useAnswer<Input>(id: string, call: (input: Input) => Promise<Adjustment>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (answered) => {
      queries.setQueryData(queryKeys.adjustment(id), answered);
      void queries.invalidateQueries({ queryKey: queryKeys.adjustments });
      void queries.invalidateQueries({ queryKey: queryKeys.balance });
    },
  });
}
