import type { Order } from '@sampan/contract';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';

/** As many as one page of a list holds. */
const MOST = '100';

const placeOf = ({ billing_address: sender }: Order): string => sender?.coordinate.formatted_address ?? '';

/** Other parcels that the same driver did not pick up: of the same courier, at the same address. */
export function useMissedWith(order: Order, enabled: boolean): readonly Order[] {
  const api = useApi();
  const courier = order.courier?.alias ?? '';
  const { data } = useQuery({
    queryKey: [...queryKeys.problem(order.id), 'others'],
    queryFn: ({ signal }) =>
      api.listOrders(
        { query: { status: 'ready_to_ship', has_problem: 'true', courier, per_page: MOST, sort: 'decide_by:asc' } },
        { signal },
      ),
    enabled: enabled && courier !== '',
  });
  // Those that were found before are booked now, or being asked for.
  if (!enabled) return [];
  return (data?.records ?? []).filter(
    (other) =>
      other.id !== order.id && other.last_event?.status === 'pick_up_missed' && placeOf(other) === placeOf(order),
  );
}
