import type { WebhookEndpoint, WebhookEventType } from '@sampan/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PER_PAGE_DEFAULT } from '@sampan/country-rules';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import type { DeliverySearch } from './delivery-search.ts';

/** What a person says about an endpoint. */
export interface EndpointDraft {
  readonly url: string;
  readonly description: string;
  readonly events: WebhookEventType[];
}

/** A company has at most ten. */
const ALL = { page: 1, per_page: 100 };
/** Deliveries come by themselves; no live event says so. */
const LOOK_AGAIN_MS = 5_000;

/** The company's endpoints, the newest on top. */
export function useEndpoints() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.webhooks,
    queryFn: async () => (await api.listWebhookEndpoints({ query: ALL })).records,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function useEndpoint(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.webhook(id),
    queryFn: () => api.getWebhookEndpoint({ params: { id } }),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function useDeliveries(id: string, { state, page = '1' }: DeliverySearch) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.webhookDeliveries(id, { state, page }),
    queryFn: () =>
      api.listWebhookDeliveries({
        params: { id },
        query: { page: Number(page), per_page: PER_PAGE_DEFAULT, ...(state === undefined ? {} : { state }) },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function useDelivery(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.webhookDelivery(id ?? ''),
    queryFn: () => api.getWebhookDelivery({ params: { id: id ?? '' } }),
    enabled: id !== undefined,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** Everything of webhooks is read again before a change is done. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.webhooks });
}

/** Adds an endpoint, or changes the one with `id`. */
export function useSaveEndpoint() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, draft }: { id: string | null; draft: EndpointDraft }) =>
      id === null
        ? api.createWebhookEndpoint({ body: draft })
        : api.updateWebhookEndpoint({ params: { id }, body: draft }),
    onSuccess: refresh,
  });
}

export function useToggleEndpoint() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, is_enabled }: Pick<WebhookEndpoint, 'id' | 'is_enabled'>) =>
      api.updateWebhookEndpoint({ params: { id }, body: { is_enabled } }),
    onSuccess: refresh,
  });
}

export function useDeleteEndpoint() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.deleteWebhookEndpoint({ params: { id } }),
    // The page of the deleted one is still there: it must not ask for it again.
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.webhooks, exact: true }),
  });
}

export function useTestEndpoint() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.testWebhookEndpoint({ params: { id } }),
    onSuccess: refresh,
  });
}

/** The secret is kept nowhere but in the component that asked for it. */
export function useSecret(kind: 'reveal' | 'rotate') {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) =>
      kind === 'reveal' ? api.revealWebhookSecret({ params: { id } }) : api.rotateWebhookSecret({ params: { id } }),
    onSuccess: () => {
      // Not waited for: the old secret must not stand beside the news of the new one.
      if (kind === 'rotate') void refresh();
    },
  });
}

export function useResend() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.resendWebhookDelivery({ params: { id } }),
    onSuccess: refresh,
  });
}

/** Answers how many are on their way again. */
export function useResendFailed() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, since }: { id: string; since: number }) =>
      api.resendFailedWebhooks({ params: { id }, body: { since } }),
    onSuccess: refresh,
  });
}
