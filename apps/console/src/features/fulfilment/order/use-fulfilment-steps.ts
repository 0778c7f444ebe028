import type { FulfillmentAction, FulfillmentOrder } from '@sampan/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { resultDialog } from '../../../shared/dialog/result-dialog.store.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { wordOfStatus } from '../fulfilment-status.tsx';

/** The steps of one order. What the server refuses is said in the dialog that asked, or in the result dialog. */
export function useFulfilmentSteps(id: string, onDone: () => void) {
  const api = useApi();
  const locale = useLocale();
  const queries = useQueryClient();
  const onSuccess = (order: FulfillmentOrder) => {
    queries.setQueryData(queryKeys.fulfilmentOrder(id), order);
    void queries.invalidateQueries({ queryKey: queryKeys.orders });
    showToast(locale.t('fulfilment.moved', { number: order.number, status: wordOfStatus(locale, order) }));
    onDone();
  };
  const move = useMutation({
    mutationFn: ({ action, reason }: { action: FulfillmentAction; reason: string }) =>
      api.moveFulfillmentOrder({ params: { id, action }, body: { reason } }),
    onSuccess,
    onError: (error, { action }) => {
      if (action !== 'hold') resultDialog.showError(locale.errorText(error));
      void queries.invalidateQueries({ queryKey: queryKeys.fulfilment });
    },
  });
  const cancel = useMutation({
    mutationFn: (body: { reason: string; confirm: boolean }) => api.cancelFulfillmentOrder({ params: { id }, body }),
    onSuccess,
  });
  return { move, cancel };
}
