import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../shared/api/services.tsx';
import { orderListRefreshed } from '../../cod/cancel-cod.store.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import { orderListQuestion } from './fetch-order-list.ts';
import type { OrderSearch } from './order-search.ts';

/** One page of a parcel list as its URL describes it; the page before stays visible until the new one is here. */
export function useOrderList(list: ListName, search: OrderSearch) {
  const api = useApi();
  const user = useUser();
  const list_query = useQuery({
    ...orderListQuestion(api, list, search, user.country_code),
    placeholderData: keepPreviousData,
  });
  const { dataUpdatedAt: refreshed_at } = list_query;
  useEffect(() => orderListRefreshed(), [refreshed_at]);
  return list_query;
}
