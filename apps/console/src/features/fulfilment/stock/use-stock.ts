import type { SkuDraft, Stock } from '@sampan/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';
import type { StockSearch } from './stock-search.ts';

/** One page of what lies in the warehouses, in the order of the shelves. */
export function useStock({ search, low, warehouse, page }: StockSearch) {
  const api = useApi();
  const query = {
    page: page ?? '1',
    per_page: '20',
    ...(search === undefined ? {} : { search }),
    ...(low === undefined ? {} : { is_low: 'true' as const }),
    ...(warehouse === undefined ? {} : { warehouse_id: warehouse }),
  };
  return useQuery({
    queryKey: [...queryKeys.fulfilmentStock, query],
    queryFn: ({ signal }) => api.listStock({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** SKUs whose code, name or barcode has a text in it. */
export function useFindSkus() {
  const api = useApi();
  return (search: string, signal?: AbortSignal) =>
    api.listSkus({ query: { search, page: '1', per_page: '20' } }, signal === undefined ? {} : { signal });
}

/** What changed a stock, newest first. */
export function useMovements(stock: Pick<Stock, 'warehouse_id' | 'sku_id'>) {
  const api = useApi();
  const { warehouse_id, sku_id } = stock;
  return useInfiniteQuery({
    queryKey: [...queryKeys.fulfilmentStock, 'movements', warehouse_id, sku_id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = { warehouse_id, sku_id, page: '1', per_page: '20' };
      return api.listMovements(
        { query: pageParam === undefined ? query : { ...query, cursor: pageParam } },
        { signal },
      );
    },
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
}

export interface Adjustment {
  delta: number;
  reason: 'adjust' | 'return';
  shelf: string;
  note: string;
}

/** The goods of a line of stock. */
export function useSku({ sku_id, sku }: Pick<Stock, 'sku_id' | 'sku'>) {
  const find = useFindSkus();
  return useQuery({
    queryKey: [...queryKeys.fulfilmentStock, 'sku', sku_id],
    queryFn: async ({ signal }) => (await find(sku, signal)).records.find(({ id }) => id === sku_id) ?? null,
  });
}

/** Corrects a stock; adds, changes and deletes SKUs. */
export function useStockActions(onDone: () => void) {
  const api = useApi();
  const { t } = useLocale();
  const queries = useQueryClient();
  const done = (text: string) => {
    void queries.invalidateQueries({ queryKey: queryKeys.fulfilment });
    showToast(text);
    onDone();
  };
  const adjust = useMutation({
    mutationFn: ({ stock, input }: { stock: Pick<Stock, 'warehouse_id' | 'sku_id'>; input: Adjustment }) =>
      api.adjustStock({ body: { warehouse_id: stock.warehouse_id, sku_id: stock.sku_id, ...input } }),
    onSuccess: () => done(t('fulfilment.adjusted')),
  });
  const add = useMutation({
    mutationFn: async ({ draft, warehouse_id }: { draft: SkuDraft; warehouse_id: string }) => {
      const { id } = await api.createSku({ body: draft });
      // It has a line in the warehouse from the start, so that it can be counted there.
      await api.adjustStock({ body: { warehouse_id, sku_id: id, delta: 0, shelf: '', note: '' } });
    },
    onSuccess: () => done(t('fulfilment.sku_saved')),
  });
  const update = useMutation({
    mutationFn: ({ id, draft }: { id: string; draft: SkuDraft }) => api.updateSku({ params: { id }, body: draft }),
    onSuccess: () => done(t('fulfilment.sku_saved')),
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.deleteSku({ params: { id } }),
    onSuccess: () => done(t('fulfilment.sku_deleted')),
  });
  return { adjust, add, update, remove };
}
