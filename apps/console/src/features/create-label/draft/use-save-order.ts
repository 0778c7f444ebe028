import { isApiError } from '@sampan/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { wireOrderOf } from '@sampan/stores/order-draft';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useOrderDraft } from './order-draft.store.ts';

/** What the server was last told of each order, so that nothing is sent twice. */
const told = new Map<string, string>();

/**
 * Gives a function that brings the draft to the server and resolves with the order's id (spec section 4: create the order, or
 * update it if an id exists). Unchanged drafts cost no call; a repeated creation carries the draft's own key.
 */
export function useSaveOrder(): () => Promise<string> {
  const api = useApi();
  const draft = useOrderDraft();
  const queries = useQueryClient();
  return useCallback(async () => {
    const { order_id, fields } = draft.$draft.get();
    const body = wireOrderOf(fields);
    const text = JSON.stringify(body);
    if (order_id !== null && told.get(order_id) === text) return order_id;
    const create = async () => {
      const order = await api.createOrder({ body }, { idempotency_key: draft.$draft.get().create_order_key });
      draft.attach(order.id);
      return order;
    };
    const saved =
      order_id === null
        ? await create()
        : await api.updateOrder({ params: { id: order_id }, body }).catch((error: unknown) => {
            // Deleted in another tab: what was typed becomes a new parcel.
            if (!isApiError(error) || error.code !== 'not_found') throw error;
            draft.change({});
            return create();
          });
    told.set(saved.id, text);
    queries.setQueryData(queryKeys.order(saved.id), saved);
    void queries.invalidateQueries({ queryKey: queryKeys.orders, refetchType: 'none' });
    return saved.id;
  }, [api, draft, queries]);
}
