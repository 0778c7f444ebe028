import type { Party } from '@sampan/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';

/** The side of a parcel whose address is changed by itself. */
export type AddressPart = 'billing_address' | 'shipping_address';

/** Saves one address of a parcel (spec section 7, PUT order/{id}/billing_address, or another address part). */
export function useOrderAddress(id: string, part: AddressPart, onSaved: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Party) => api.updateOrderAddress({ params: { id, part }, body }),
    onSuccess: async (order) => {
      queries.setQueryData(queryKeys.order(id), order);
      await queries.invalidateQueries({ queryKey: queryKeys.orders });
      onSaved();
    },
  });
}
