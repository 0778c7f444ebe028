import type { Product, ProductDraft } from '@sampan/contract';
import { PER_PAGE_DEFAULT } from '@sampan/country-rules';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import type { SellSearch } from './sell-search.ts';

/** One page of the shop's products, as the URL asks for it. */
export function useProducts({ view, search, page }: SellSearch) {
  const api = useApi();
  const query = {
    status: view ?? ('active' as const),
    page: Number(page ?? '1'),
    per_page: PER_PAGE_DEFAULT,
    ...(search === undefined ? {} : { search }),
  };
  return useQuery({
    queryKey: [...queryKeys.products, query],
    queryFn: ({ signal }) => api.listProducts({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.products });
}

/** Lists a product, or changes the one that was opened; what was sold meanwhile stays sold. */
export function useSaveProduct() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ editing, draft }: { editing: Product | null; draft: ProductDraft }) =>
      editing === null
        ? api.createProduct({ body: draft })
        : api.updateProduct({
            params: { id: editing.id },
            body: { ...draft, stock_quantity_was: editing.stock_quantity },
          }),
    onSuccess: refresh,
  });
}

/** Archiving happens at once and can be taken back for 10 s, instead of being asked about (look.md 7.12). */
export function useArchiveProduct() {
  const { t, errorText } = useLocale();
  const api = useApi();
  const refresh = useRefresh();
  const onError = (error: Error) => showToast(errorText(error));
  const restore = useMutation({
    mutationFn: (product: Product) => api.restoreProduct({ params: { id: product.id } }),
    onSuccess: () => {
      showToast(t('sell.restored_done'));
      return refresh();
    },
    onError,
  });
  const archive = useMutation({
    mutationFn: (product: Product) => api.archiveProduct({ params: { id: product.id } }),
    onSuccess: (_archived, product) => {
      showToast(t('sell.archived_done'), { label: t('common.undo'), run: () => restore.mutate(product) });
      return refresh();
    },
    onError,
  });
  return { archive, restore };
}
