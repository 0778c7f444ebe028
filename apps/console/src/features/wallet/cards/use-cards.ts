import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';

/** Nobody has more cards than fit here. */
const SHOWN = 100;

/** The company's saved cards, the default first. */
export function useCards({ enabled = true }: { enabled?: boolean } = {}) {
  const api = useApi();
  return useQuery({
    enabled,
    queryKey: queryKeys.paymentMethods,
    queryFn: async () => (await api.listPaymentMethods({ query: { page: '1', per_page: String(SHOWN) } })).records,
  });
}

/** Makes a card the default (spec section 4). */
export function useMakeDefault() {
  const api = useApi();
  return useMutation({
    mutationFn: (id: string) => api.updatePaymentMethod({ params: { id }, body: { is_default: true } }),
    onSuccess: useRefreshCards(),
  });
}

/** Forgets a card; another one becomes the default. */
export function useRemoveCard() {
  const api = useApi();
  return useMutation({
    mutationFn: (id: string) => api.deletePaymentMethod({ params: { id } }),
    onSuccess: useRefreshCards(),
  });
}

/** Reads the cards again, and the person, who is told of them too. */
export function useRefreshCards(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.paymentMethods }),
      queries.invalidateQueries({ queryKey: queryKeys.me }),
    ]);
}
