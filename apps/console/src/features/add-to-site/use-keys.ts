import type { PublishableKey } from '@sampan/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';

/** What a person says about a key. The mode of an existing one cannot change: its text begins with it. */
export interface KeyDraft {
  readonly name: string;
  readonly mode: PublishableKey['mode'];
  readonly allowed_origins: string[];
  readonly scopes: PublishableKey['scopes'];
}

/** More keys than a shop has sites; older revoked ones behind them are history. */
const SHOWN = 100;

/** The company's keys, working ones first. */
export function useKeys() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.publishableKeys,
    queryFn: async () => (await api.listPublishableKeys({ query: { page: 1, per_page: SHOWN } })).records,
  });
}

/** Makes a key, or changes the one with `id`. The list is read again before it is done. */
export function useSaveKey() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ id, draft }: { id: string | null; draft: KeyDraft }) => {
      if (id === null) return api.createPublishableKey({ body: draft });
      const { name, allowed_origins, scopes } = draft;
      return api.updatePublishableKey({ params: { id }, body: { name, allowed_origins, scopes } });
    },
    onSuccess: refresh,
  });
}

/** Stops a key for good. */
export function useRevokeKey() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.revokePublishableKey({ params: { id } }),
    onSuccess: refresh,
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.publishableKeys });
}
