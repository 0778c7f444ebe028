import type { Answer, endpoints, OrderView } from '@sampan/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

export type ViewInput = Omit<OrderView, 'id' | 'is_own'>;

/** A person's saved views with what can be done to them. */
export function useOrderViews(onMade: (view: OrderView) => void) {
  const { t, errorText } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const answer = useQuery({
    queryKey: queryKeys.orderViews,
    queryFn: ({ signal }) => api.getOrderViews(undefined, { signal }),
  });
  const put = (change: (views: readonly OrderView[]) => OrderView[]) =>
    queries.setQueryData<Answer<typeof endpoints.getOrderViews>>(
      queryKeys.orderViews,
      (kept) => kept && { ...kept, views: change(kept.views) },
    );
  const create = useMutation({
    mutationFn: (body: ViewInput) => api.createOrderView({ body }),
    onSuccess: (made) => {
      put((views) => [...views.filter(({ is_own }) => is_own), made, ...views.filter(({ is_own }) => !is_own)]);
      showToast(t('order_view.saved'));
      onMade(made);
    },
  });
  const update = useMutation({
    mutationFn: ({ id, is_own: _own, list: _list, ...body }: OrderView) =>
      api.updateOrderView({ params: { id }, body }),
    onSuccess: (changed) => {
      put((views) => views.map((view) => (view.id === changed.id ? changed : view)));
      showToast(t('order_view.changed'));
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: OrderView) => api.deleteOrderView({ params: { id } }),
    onSuccess: (_gone, view) => {
      put((views) => views.filter(({ id }) => id !== view.id));
      const { id: _id, is_own, ...again } = view;
      showToast(
        t('order_view.deleted'),
        is_own ? { label: t('common.undo'), run: () => create.mutate(again) } : undefined,
      );
    },
    onError: (error) => showToast(errorText(error)),
  });
  return { answer, create, update, remove };
}
