import type { Api } from '@sampan/api-client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';

/** What was told to merchants, newest first. */
export function useServiceMessages(page: number) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.serviceMessageList(page),
    queryFn: ({ signal }) => api.listServiceMessages({ query: { page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export type MessageDraft = Parameters<Api['createServiceMessage']>[0]['body'];

/** Publishes a message, or takes one back; the header of this page hears of it too. */
export function useMessageActions(onDone: { published: () => void; ended: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.serviceMessages });
  const publish = useMutation({
    mutationFn: (body: MessageDraft) => api.createServiceMessage({ body }),
    onSuccess: async () => {
      await refresh();
      onDone.published();
    },
  });
  const end = useMutation({
    mutationFn: (id: string) => api.endServiceMessage({ params: { id } }),
    onSuccess: async () => {
      await refresh();
      onDone.ended();
    },
  });
  return { publish, end };
}
