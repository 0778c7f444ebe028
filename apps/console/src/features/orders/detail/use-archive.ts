import type { Order } from '@sampan/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

/** Archiving happens at once and can be taken back for 10 s, instead of being asked about (look.md 7.12). */
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
    mutationFn: (order: Order) => api.archiveOrder({ params: { id: order.id } }),
    onSuccess: (_archived, order) => {
      onGone();
      showToast(t('order.archived_done'), { label: t('common.undo'), run: () => restore.mutate(order) });
      return refresh();
    },
    onError: sayFailure,
  });
  return { archive, restore };
}
