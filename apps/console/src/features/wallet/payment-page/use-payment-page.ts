import { isApiError } from '@sampan/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';

/** While nobody has paid, the page looks this often. */
const LOOK_EVERY_MS = 2_000;

/** A payment page, looked at again until it ended: it may be paid on another device. */
export function usePaymentPage(secret: string) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.paymentPage(secret),
    queryFn: ({ signal }) => api.getPaymentPage({ params: { secret } }, { signal }),
    retry: (count, error) => count < 2 && !(isApiError(error) && error.status >= 400 && error.status < 500),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? LOOK_EVERY_MS : false),
  });
}

/** Plays the bank. */
export function useActOnPage(secret: string) {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.paymentPage(secret) });
  return useMutation({
    mutationFn: (action: 'pay' | 'cancel') => api.actOnPaymentPage({ params: { secret }, body: { action } }),
    onSuccess: (page) => queries.setQueryData(queryKeys.paymentPage(secret), page),
    onError: () => void refresh(),
  });
}
