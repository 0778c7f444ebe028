import type { Order } from '@sampan/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

/** Starts the return of a delivered parcel and goes on where its label is chosen, or what it lacks is given. */
export function useReturn() {
  const { errorText } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (order: Order) => api.createReturn({ params: { id: order.id } }),
    onSuccess: async ({ id, missing }) => {
      await queries.invalidateQueries({ queryKey: queryKeys.orders });
      const step = missing.length > 0 ? '1+customer_address' : '3+delivery_service';
      await navigate({ to: '/orders/create_label/$step', params: { step }, search: { order_id: id } });
    },
    onError: (error) => showToast(errorText(error)),
  });
}
