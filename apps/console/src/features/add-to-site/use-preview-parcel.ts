import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';

/** The newest parcel under way, for the tracking preview; null when there is none, and the widget asks for a number. Undefined until that is known. */
export function usePreviewParcel(): string | null | undefined {
  const api = useApi();
  const query = { status: 'in_transit', page: 1, per_page: 1 } as const;
  const parcels = useQuery({
    queryKey: queryKeys.orderList(query),
    queryFn: () => api.listTrackPackage({ query }),
  });
  if (parcels.isPending) return undefined;
  return parcels.data?.records[0]?.label?.tracking_code ?? null;
}
