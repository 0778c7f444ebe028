import type { Order, OrderSale } from '@sampan/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/services.tsx';
import { queryKeys } from '../../../shared/api/query-keys.ts';

/** Whether a shopper bought this parcel in one of the shop's checkouts. */
export function isSold(order: Order): boolean {
  return order.marketplace?.source === 'checkout';
}

/** What the shopper paid for a parcel, and whether it went back; null for parcels nobody bought, undefined while it is read. */
export function useOrderSale(order: Order | undefined): OrderSale | null | undefined {
  const api = useApi();
  const id = order?.id ?? '';
  const { data } = useQuery({
    queryKey: [...queryKeys.order(id), 'sale'],
    queryFn: ({ signal }) => api.getOrderSale({ params: { id } }, { signal }),
    enabled: order !== undefined && isSold(order),
  });
  return order !== undefined && !isSold(order) ? null : data?.sale;
}
