import type { PickupLocation, PickupLocationInput } from '@sampan/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { updateSessionUser } from '../../shared/session/session.store.ts';

/** The company's pick-up locations, the default first (spec section 7, pickup_location/list). */
export function usePlaces() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.pickupLocations,
    queryFn: ({ signal }) => api.listPickupLocations(undefined, { signal }),
  });
}

/** The signed-in person carries the default place: it is asked for anew with the list. */
function useAfterChange(): () => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: queryKeys.pickupLocations });
    updateSessionUser(await api.getMe());
  };
}

export function useSavePlace() {
  const api = useApi();
  const onSuccess = useAfterChange();
  return useMutation({
    mutationFn: ({ id, body }: { id: string | null; body: PickupLocationInput }) =>
      id === null ? api.createPickupLocation({ body }) : api.updatePickupLocation({ params: { id }, body }),
    onSuccess,
  });
}

export function useMakeDefault() {
  const api = useApi();
  const onSuccess = useAfterChange();
  return useMutation({
    mutationFn: ({ id }: PickupLocation) => api.makeDefaultPickupLocation({ params: { id } }),
    onSuccess,
  });
}

export function useRemovePlace() {
  const api = useApi();
  const onSuccess = useAfterChange();
  return useMutation({
    mutationFn: ({ id }: PickupLocation) => api.deletePickupLocation({ params: { id } }),
    onSuccess,
  });
}
