import type { AttemptWindow } from '@sampan/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

export interface Wish {
  day: string;
  window: AttemptWindow;
  note: string;
}

/**
 * Another delivery of a parcel: what may be booked, booking it, and taking it back (look-v2 3). The way back is in the panel
 * and lasts until the driver sets out: a toast outside an open dialog cannot be pressed.
 */
export function useAttempt(order_id: string) {
  const { t, errorText } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const params = { id: order_id };
  const key = queryKeys.deliveryAttempt(order_id);
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.orders }),
      queries.invalidateQueries({ queryKey: queryKeys.tracking }),
    ]);
  const attempt = useQuery({ queryKey: key, queryFn: ({ signal }) => api.getDeliveryAttempt({ params }, { signal }) });
  const withdraw = useMutation({
    mutationFn: () => api.withdrawDeliveryAttempt({ params }),
    onSuccess: (answer) => {
      queries.setQueryData(key, answer);
      showToast(t('attempt.withdrawn_done'));
      return refresh();
    },
    onError: (error: Error) => showToast(errorText(error)),
  });
  const book = useMutation({
    mutationFn: (body: Wish) => api.bookDeliveryAttempt({ params, body }),
    onSuccess: (answer) => {
      queries.setQueryData(key, answer);
      showToast(t('attempt.booked_done'));
      return refresh();
    },
  });
  return { attempt, book, withdraw };
}
