import type { Party } from '@sampan/contract';
import { ORDER_STEPS } from '@sampan/stores/order-draft';
import { useNavigate } from '@tanstack/react-router';
import { useOrderDraft } from '../create-label/draft/order-draft.store.ts';

/** Starts a parcel to somebody of the address book. */
export function useShipAgain(): (party: Party) => void {
  const draft = useOrderDraft();
  const navigate = useNavigate();
  return (party) => {
    draft.load({ order_id: null, fields: { shipping_address: party } });
    void navigate({
      to: '/orders/create_label/$step',
      params: { step: ORDER_STEPS[0].path },
      search: { new: 'true' },
      state: { draft_started: true },
    });
  };
}
