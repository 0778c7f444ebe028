import type { OrderListQuery } from '@sampan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { orderListRefreshed } from '../../cod/cancel-cod.store.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import { orderListQueryOf, type OrderSearch } from './order-search.ts';

type WireQuery = { [N in keyof OrderListQuery]?: string };

/** One page of a parcel list as its URL describes it; the page before stays visible until the new one is here. */
export function useOrderList(list: ListName, search: OrderSearch) {
  const api = useApi();
  const user = useUser();
  const query = orderListQueryOf(list, search, user.country_code);
  const list_query = useQuery({
    queryKey: queryKeys.orderList(query),
    queryFn: ({ signal }) => api.listOrders({ query: query as WireQuery as never }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { dataUpdatedAt: refreshed_at } = list_query;
  useEffect(() => orderListRefreshed(), [refreshed_at]);
  return list_query;
}
