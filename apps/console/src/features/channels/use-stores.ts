import type { AvailableStore, Store, StoreSource } from '@sampan/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { followJob } from '../../shared/dialog/follow-job.ts';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { useLocale } from '../../shared/locale/locale.tsx';

/** While a store is read it is asked about this often, for those whose live connection is closed. */
const ASK_AGAIN_MS = 3_000;

/** Every kind of store with the company's own. */
export function useStores() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.stores,
    queryFn: ({ signal }) => api.listAvailableStores(undefined, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.records.some(({ stores }) => stores.some(({ connection }) => connection?.is_syncing === true))
        ? ASK_AGAIN_MS
        : false,
  });
}

/** Stores of every kind in one list. */
export function storesOf(kinds: readonly AvailableStore[] | undefined): Store[] {
  return (kinds ?? []).flatMap(({ stores }) => stores);
}

/** What a kind of store is called; that of stores entered by hand is a word of ours. */
export function useKindName(): (kind: Pick<AvailableStore, 'source' | 'name'>) => string {
  const { t } = useLocale();
  return ({ source, name }) => (source === 'manual' ? t('store.manual') : name);
}

/** Reads every connected store, or one, and follows the job (spec 7 sync_all). */
export function useSync() {
  const api = useApi();
  const locale = useLocale();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (store_id?: string) => api.syncAllStores({ body: store_id === undefined ? {} : { store_id } }),
    onSuccess: ({ id }) => {
      followJob(id);
      void queries.invalidateQueries({ queryKey: queryKeys.bulkJobs });
      void queries.invalidateQueries({ queryKey: queryKeys.stores });
    },
    onError: (error) => resultDialog.showError(locale.errorText(error)),
  });
}

/** Leaves for the channel's consent page. It comes back to /stores, with an error or without. */
export function useConnect() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ source, shop_name }: { source: StoreSource; shop_name: string }) => {
      const redirect_url = `${window.location.origin}/stores`;
      const query = { source, shop_name, redirect_url, error_redirect_url: redirect_url, ati: source };
      const { url } = await api.authStore({ query });
      window.location.assign(url);
      // The button stays busy until the other page is there.
      return new Promise<never>(() => undefined);
    },
  });
}
