import type { InboundDraft } from '@sampan/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useRetryKey } from '../../../shared/form/use-retry-key.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

export function useInbounds({ page = '1' }: { page?: string }) {
  const api = useApi();
  const query = { page, per_page: '20' };
  return useQuery({
    queryKey: queryKeys.inbounds(query),
    queryFn: ({ signal }) => api.listInbounds({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

type Lines = { sku_id: string; quantity: number }[];

/** Announces goods, counts what arrives, and takes the steps of an inbound. */
export function useInboundActions(onDone: () => void) {
  const api = useApi();
  const { t } = useLocale();
  const queries = useQueryClient();
  const call_key = useRetryKey();
  /** What is done is said once the lists show it: the next count begins with what they say has arrived. */
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.fulfilment });
  const announce = useMutation({
    mutationFn: async (draft: InboundDraft) => {
      const { id } = await api.createInbound({ body: draft }, { idempotency_key: call_key.keyFor(draft) });
      return api.moveInbound({ params: { id, action: 'send' } });
    },
    onSuccess: async () => {
      call_key.forget();
      await refresh();
      showToast(t('fulfilment.announced'));
      onDone();
    },
  });
  const receive = useMutation({
    mutationFn: ({ id, lines }: { id: string; lines: Lines }) =>
      api.receiveInbound({ params: { id }, body: { lines } }),
    onSuccess: async () => {
      await refresh();
      showToast(t('fulfilment.counted'));
      onDone();
    },
  });
  const move = useMutation({
    mutationFn: (params: { id: string; action: 'send' | 'complete' | 'cancel' }) => api.moveInbound({ params }),
    onSuccess: async () => {
      await refresh();
      onDone();
    },
  });
  return { announce, receive, move };
}
