import type { Payout } from '@sampan/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import type { PayoutSearch } from './payout-search.ts';

const PER_PAGE = 20;
/** A company has ten accounts at most: one page holds them all. */
const ALL = { page: '1', per_page: '100' } as const;

export function usePayoutBalance() {
  const api = useApi();
  return useQuery({ queryKey: queryKeys.payoutBalance, queryFn: () => api.getPayoutBalance() });
}

export function usePayoutAccounts() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.payoutAccounts,
    queryFn: async () => (await api.listPayoutAccounts({ query: ALL as never })).records,
  });
}

/** A page of payouts as the URL describes it; the page before stays until the new one is here. */
export function usePayoutList({ status, page = '1' }: PayoutSearch) {
  const api = useApi();
  const query = { page, per_page: String(PER_PAGE), ...(status === undefined ? {} : { status }) };
  return useQuery({
    queryKey: queryKeys.payoutList(query),
    queryFn: () => api.listPayouts({ query: query as never }),
    placeholderData: keepPreviousData,
  });
}

export function usePayout(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.payout(id ?? ''),
    queryFn: () => api.getPayout({ params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
}

/** Everything about payouts and the balances beside them is read again. */
export function useRefreshPayouts(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: queryKeys.balance });
    await queries.invalidateQueries({ queryKey: queryKeys.payouts });
  };
}

export function useCancelPayout() {
  const api = useApi();
  const refresh = useRefreshPayouts();
  return useMutation({
    mutationFn: (id: string): Promise<Payout> => api.cancelPayout({ params: { id } }),
    onSettled: refresh,
  });
}

export function useRemoveAccount() {
  const api = useApi();
  const refresh = useRefreshPayouts();
  return useMutation({ mutationFn: (id: string) => api.deletePayoutAccount({ params: { id } }), onSuccess: refresh });
}

/** Opens a file of the server in a new tab (spec 2 'Files open or download through a new tab'). */
export function useOpenFile(load: () => Promise<{ link: string }>) {
  return useMutation({
    mutationFn: load,
    onSuccess: ({ link }) => {
      window.open(link, '_blank', 'noopener,noreferrer');
    },
  });
}
