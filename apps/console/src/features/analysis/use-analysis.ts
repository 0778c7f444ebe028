import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { analysisQueryOf, type AnalysisSearch } from './analysis-search.ts';

/** The groups of a search; the ones before stay visible until the new ones are here. */
export function useAnalysis(search: AnalysisSearch) {
  const api = useApi();
  const query = analysisQueryOf(search);
  return useQuery({
    queryKey: queryKeys.orderAnalysis(query),
    queryFn: ({ signal }) => api.listOrderAnalysis({ query: query as never }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export type AnalysisAnswer = NonNullable<ReturnType<typeof useAnalysis>['data']>;

/** One page of the parcels behind a group. */
export function useAnalysedParcels(id: string, search: Pick<AnalysisSearch, 'page' | 'cursor'>) {
  const api = useApi();
  const { page, cursor } = search;
  const query = { ...(page === undefined ? {} : { page }), ...(cursor === undefined ? {} : { cursor }) };
  return useQuery({
    queryKey: queryKeys.analysedParcels(id, query),
    queryFn: ({ signal }) => api.getOrderAnalysis({ params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
