import { useCallback } from 'react';
import type { CreateFields } from '@sampan/stores/order-draft';
import { useOrderDraft } from './order-draft.store.ts';

/** Changes fields that no courier's price depends on, such as the pick-up time: the chosen price stays. */
export function useChangeKeepingPrice(): (fields: Partial<CreateFields>) => void {
  const draft = useOrderDraft();
  return useCallback(
    (fields) => {
      const { quotation_id, estimated_costs_id } = draft.$draft.get();
      draft.change(fields);
      if (quotation_id !== null && estimated_costs_id !== null) draft.choose({ quotation_id, estimated_costs_id });
    },
    [draft],
  );
}
