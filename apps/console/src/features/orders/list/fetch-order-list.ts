import type { Api } from '@sampan/api-client';
import type { OrderListQuery } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import { orderListQueryOf, type OrderSearch } from './order-search.ts';

type WireQuery = { [N in keyof OrderListQuery]?: string };

/** So long a list stays as it is for the rows of the next: most come by then, and the page is drawn once instead of twice. */
const PATIENCE_MS = 100;

/** What one page of a parcel list asks, as its URL describes it. */
export function orderListQuestion(api: Api, list: ListName, search: OrderSearch, country: CountryCode) {
  const query = orderListQueryOf(list, search, country);
  return queryOptions({
    queryKey: queryKeys.orderList(query),
    queryFn: ({ signal }) => api.listOrders({ query: query as WireQuery as never }, { signal }),
  });
}

/**
 * Asks for a list that nobody has asked for yet, as soon as its address is known: its rows are on their way while the page is
 * fetched and drawn.
 *
 * @returns when the rows are there, or when waiting for them would be felt
 */
export async function fetchOrderList(
  queries: QueryClient,
  question: ReturnType<typeof orderListQuestion>,
): Promise<void> {
  if (queries.getQueryState(question.queryKey) !== undefined) return;
  const waited = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([queries.prefetchQuery(question), waited]);
}
