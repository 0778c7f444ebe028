import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { storeOrderQuery, type StoreOrdersSearch } from './store-orders-search.ts';

/** A page of the orders of connected stores. */
export function useStoreOrders(search: StoreOrdersSearch) {
  const api = useApi();
  const query = storeOrderQuery(search);
  return useQuery({
    queryKey: queryKeys.storeOrderList(query),
    queryFn: ({ signal }) => api.listStoreOrders({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One order with its parcels and what the store was told. */
export function useStoreOrder(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.storeOrder(id ?? ''),
    queryFn: ({ signal }) => api.getStoreOrder({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
  });
}
