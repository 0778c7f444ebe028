import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { pickedOrders } from './picked-orders.ts';

/** Most orders of one walk; the server takes no more at once. */
const MOST_ORDERS = 100;
const MOST = { page: '1', per_page: String(MOST_ORDERS), sort: 'ship_by:asc' } as const;

/** Which orders are picked: those that were chosen, else the most urgent ones, begun or not. They stay the same until the page is left. */
function usePickedIds() {
  const api = useApi();
  const [chosen] = useState(pickedOrders);
  const urgent = useQuery({
    queryKey: [...queryKeys.pickList([]), 'urgent'],
    queryFn: async ({ signal }) => {
      const stages = ['picking', 'to_pick'] as const;
      const pages = await Promise.all(
        stages.map((stage) => api.listFulfillmentOrders({ query: { ...MOST, stage } }, { signal })),
      );
      return pages.flatMap(({ records }) => records.map(({ id }) => id)).slice(0, MOST_ORDERS);
    },
    enabled: chosen.length === 0,
    // Scans change what stands where; the walk goes on with the orders it began with.
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: (before, now) => before ?? now,
  });
  return chosen.length > 0 ? { ids: chosen.slice(0, MOST_ORDERS), query: null } : { ids: urgent.data, query: urgent };
}

/** What is to fetch for these orders, in walking order. */
export function usePickList() {
  const api = useApi();
  const { ids, query } = usePickedIds();
  const list = useQuery({
    queryKey: queryKeys.pickList(ids ?? []),
    queryFn: ({ signal }) => api.getPickList({ body: { ids: [...(ids ?? [])] } }, { signal }),
    enabled: ids !== undefined && ids.length > 0,
  });
  return { ids, list, failed: query?.isError === true ? query : list.isError ? list : null };
}
