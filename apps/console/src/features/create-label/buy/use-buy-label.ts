import { isApiError } from '@sampan/api-client';
import type { EstimatedCost, Order } from '@sampan/contract';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { $labelFormat } from '../../../shared/printing/label-print.store.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { useOrderDraft } from '../draft/order-draft.store.ts';
import { useSaveOrder } from '../draft/use-save-order.ts';
import { CardDeclined, type CardCharge } from '../../wallet/charge/charge-card.ts';
import { isFinalRefusal } from './purchase-problem.ts';
import type { Charger } from '../../wallet/charge/use-charge.ts';

/** A courier may take its time; the server itself gives up earlier. */
const BUY_TIMEOUT_MS = 60_000;

/** A price, and what a card adds to the wallet before it is paid; null where the wallet has enough. */
export interface Purchase {
  cost: EstimatedCost;
  by_card: CardCharge | null;
}

/**
 * Buys the label of a price, once: the key is the draft's and survives a reload; a refusal for good gets a new one, because
 * asking again is then a new purchase (trust.md 3).
 */
export function useBuyLabel(
  onBought: (order: Order) => void,
  charge?: Charger['charge'],
): UseMutationResult<Order, Error, Purchase> {
  const api = useApi();
  const queries = useQueryClient();
  const draft = useOrderDraft();
  const user = useUser();
  const save = useSaveOrder();
  return useMutation({
    mutationFn: async ({ cost, by_card }: Purchase) => {
      const id = await save();
      const { fields, quotation_id, create_label_key } = draft.$draft.get();
      // The wallet pays the label; a card only adds what it lacks, first.
      if (by_card !== null) await charge?.(create_label_key, by_card);
      const is_picked_up = cost.delivery_service.delivery_type === 'pick_up';
      return api.createLabel(
        {
          params: { id },
          body: {
            estimated_costs_id: cost.id,
            ...(quotation_id === null ? {} : { quotation_id }),
            payment_method_type: user.payment_type === 'post_billing' ? 'post_billing' : 'wallet',
            total_fee: cost.total_fee,
            print_option: $labelFormat.get(),
            pick_up_date: is_picked_up ? (fields.pick_up_date ?? null) : null,
            pick_up_time_slot_from: is_picked_up ? (fields.pick_up_time_slot_from ?? null) : null,
            pick_up_time_slot_to: is_picked_up ? (fields.pick_up_time_slot_to ?? null) : null,
          },
        },
        { idempotency_key: create_label_key, timeout_ms: BUY_TIMEOUT_MS },
      );
    },
    onSuccess: (order) => {
      queries.setQueryData(queryKeys.order(order.id), order);
      void queries.invalidateQueries({ queryKey: queryKeys.balance });
      void queries.invalidateQueries({
        queryKey: queryKeys.orders,
        predicate: ({ queryKey }) => queryKey[1] !== 'one',
      });
      onBought(order);
    },
    onError: (error) => {
      if (error instanceof CardDeclined || (isApiError(error) && isFinalRefusal(error.code))) draft.renewLabelKey();
      void queries.invalidateQueries({ queryKey: queryKeys.balance });
    },
  });
}
