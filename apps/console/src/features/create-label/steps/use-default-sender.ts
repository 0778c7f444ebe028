import type { PickupLocation, User } from '@sampan/contract';
import type { AddressDraft } from '@sampan/stores/address';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { draftOfCoordinate } from '../../../shared/address/party-draft.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useUser } from '../../../shared/session/use-user.ts';

/** The saved pick-up places of the company, the default first. */
export function usePickupLocations(): readonly PickupLocation[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['pickup-locations'],
    queryFn: ({ signal }) => api.listPickupLocations(undefined, { signal }),
  });
  return data?.records ?? [];
}

/** Who sends unless said otherwise: the user at the pick-up address (spec section 3, `pickup_location`). Null before it is saved. */
export function useDefaultSender(): AddressDraft | null {
  const { pickup_location, name, phone, email } = useUser();
  return useMemo(() => senderOf({ pickup_location, name, phone, email }), [pickup_location, name, phone, email]);
}

export function senderOf({
  pickup_location,
  name,
  phone,
  email,
}: Pick<User, 'pickup_location' | 'name' | 'phone' | 'email'>): AddressDraft | null {
  return pickup_location === null ? null : draftOfCoordinate(pickup_location, { name, phone, email });
}
