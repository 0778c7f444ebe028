import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { queryOf, type FulfilmentSearch } from './fulfilment-search.ts';

/** One page of the company's orders in the warehouse (spec 7 GET fulfillment_order/list). */
export function useFulfilmentList(search: FulfilmentSearch) {
  const api = useApi();
  const query = queryOf(search);
  return useQuery({
    queryKey: queryKeys.fulfilmentList(query),
    queryFn: ({ signal }) => api.listFulfillmentOrders({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many orders are at each stage, and who picks. */
export function useFulfilmentCount() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.fulfilmentCount,
    queryFn: ({ signal }) => api.countFulfillmentOrders(undefined, { signal }),
  });
}

export function useFulfilmentOrder(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.fulfilmentOrder(id),
    queryFn: ({ signal }) => api.getFulfillmentOrder({ params: { id } }, { signal }),
  });
}

export function useWarehouses() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.warehouses,
    queryFn: ({ signal }) => api.listWarehouses(undefined, { signal }),
  });
}
