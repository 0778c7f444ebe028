import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';

/** What is done with an order: a change after the label, a store that was not told, pieces in several parcels (channels C6, C8, C9). */
export function useStoreOrderActions(id: string) {
  const api = useApi();
  const { t } = useLocale();
  const queries = useQueryClient();
  const done = (text: string) => {
    showToast(text);
    for (const queryKey of [queryKeys.storeOrders, queryKeys.stores, queryKeys.orders, queryKeys.balance])
      void queries.invalidateQueries({ queryKey });
  };
  const resolve = useMutation({
    mutationFn: (action: 'keep' | 'relabel') => api.resolveStoreOrder({ params: { id }, body: { action } }),
    onSuccess: (_order, action) => done(t(action === 'keep' ? 'store_order.kept' : 'store_order.relabelled')),
  });
  const arrange = useMutation({
    mutationFn: (_channel: string) => api.arrangeStoreOrder({ params: { id } }),
    onSuccess: (_order, channel) => done(t('store_order.arranged', { channel })),
  });
  const again = useMutation({
    mutationFn: (push_id: string) => api.pushAgain({ params: { id: push_id } }),
    onSuccess: () => done(t('store_order.pushed_again')),
  });
  const byHand = useMutation({
    mutationFn: (push_id: string) => api.pushByHand({ params: { id: push_id } }),
    onSuccess: () => done(t('store_order.marked_by_hand')),
  });
  const split = useMutation({
    mutationFn: (body: { order_id: string; lines: { line_id: string; quantity: number }[] }) =>
      api.splitStoreOrder({ params: { id }, body }),
    onSuccess: () => done(t('store_order.split_done')),
  });
  return { resolve, arrange, again, byHand, split };
}
