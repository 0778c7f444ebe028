import type { ROTATION_OVERLAPS, SecretKey } from '@sampan/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import type { ApiKeyDraft } from './api-keys-draft.ts';

/** More keys than a shop has programs; older revoked ones behind them are history. */
const SHOWN = 100;

/** The company's secret keys, working ones first. */
export function useApiKeys() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.secretKeys,
    queryFn: async () => (await api.listSecretKeys({ query: { page: 1, per_page: SHOWN } })).records,
  });
}

/** A key with its secret right after making or rotating it; `secret` is null after a change that keeps it. */
export interface SavedKey {
  readonly key: SecretKey;
  readonly secret: string | null;
}

/** Makes a key, or changes the one with `id`. The list is read again before it is done. */
export function useSaveApiKey() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ id, draft }: { id: string | null; draft: ApiKeyDraft }): Promise<SavedKey> => {
      if (id === null) return api.createSecretKey({ body: draft });
      const { name, scopes, allowed_ips, password } = draft;
      const body = { name, scopes, allowed_ips, ...(password === undefined ? {} : { password }) };
      return { key: await api.updateSecretKey({ params: { id }, body }), secret: null };
    },
    onSuccess: refresh,
  });
}

/** Gives a key a new secret. */
export function useRotateApiKey() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({
      id,
      ...body
    }: {
      id: string;
      overlap_hours: (typeof ROTATION_OVERLAPS)[number];
      password?: string;
    }) => api.rotateSecretKey({ params: { id }, body }),
    onSuccess: refresh,
  });
}

/** Stops a key for good. */
export function useRevokeApiKey() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.revokeSecretKey({ params: { id } }),
    onSuccess: refresh,
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.secretKeys });
}
