import type { Order } from '@sampan/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

/** Archiving takes a reason (spec section 4, Order lifecycle) and can be taken back for 10 s. */
export function useArchive(onGone: () => void) {
  const { t, errorText } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.orders });
  const sayFailure = (error: Error) => showToast(errorText(error));
  const restore = useMutation({
    mutationFn: (order: Order) => api.restoreOrder({ params: { id: order.id } }),
    onSuccess: () => {
      showToast(t('order.restored_done'));
      return refresh();
    },
    onError: sayFailure,
  });
  const archive = useMutation({
    mutationFn: ({ order, reason }: { order: Order; reason: string }) =>
      api.archiveOrder({ params: { id: order.id }, body: { reason } }),
    onSuccess: (_archived, { order }) => {
      onGone();
      showToast(t('order.archived_done'), { label: t('common.undo'), run: () => restore.mutate(order) });
      return refresh();
    },
    onError: sayFailure,
  });
  return { archive, restore };
}
