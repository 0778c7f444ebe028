import type { CallInput, endpoints } from '@sampan/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

export type ClaimBody = CallInput<(typeof endpoints)['openClaim']>['body'];

/** Whether a claim can be opened for a parcel, opening it, and what came of it. */
export function useClaim(order_id: string) {
  const { t } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const params = { id: order_id };
  const key = queryKeys.orderClaim(order_id);
  const claim = useQuery({ queryKey: key, queryFn: ({ signal }) => api.getOrderClaim({ params }, { signal }) });
  const open = useMutation({
    mutationFn: (body: ClaimBody) => api.openClaim({ params, body }),
    onSuccess: (answer) => {
      queries.setQueryData(key, answer);
      showToast(t('claim.done'));
    },
  });
  return { claim, open };
}
