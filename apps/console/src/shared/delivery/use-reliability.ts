import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';
import { useApi } from '../api/services.tsx';
import { useLocale } from '../locale/locale.tsx';

/** Below so many delivered parcels a share says little. */
const ENOUGH = 5;
const QUERY = { group_by: 'service' } as const;

/** How often each service kept its promise to this company in the last twelve weeks; nothing where it carried too little. */
export function useReliability() {
  const api = useApi();
  const { t } = useLocale();
  const services = useQuery({
    queryKey: queryKeys.orderAnalysis(QUERY),
    queryFn: ({ signal }) => api.listOrderAnalysis({ query: QUERY }, { signal }),
    staleTime: 10 * 60_000,
    // A fact beside the price: prices do not wait for a second try.
    retry: false,
  });
  const textOf = (service_id: string): string | null => {
    const figures = services.data?.records.find(({ key }) => key === service_id)?.figures;
    if (figures === undefined || figures.on_time_share === null || figures.delivered < ENOUGH) return null;
    const percent = Math.round(figures.on_time_share * 100);
    return t('estimate.on_time', { percent, count: figures.delivered });
  };
  return { is_pending: services.isPending, textOf };
}

export type Reliability = ReturnType<typeof useReliability>;
