import type { Party } from '@sampan/contract';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fieldsOfOrder } from '@sampan/stores/order-draft';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { partyOfDraft } from '../../shared/address/party-draft.ts';
import { useOrderDraft } from '../create-label/draft/order-draft.store.ts';
import { useDefaultSender } from '../create-label/steps/use-default-sender.ts';

/**
 * Gets the draft ready: the parcel that waits on the server when this browser knows none, and the company's own address as the
 * sender. False until then.
 */
export function useFirstParcel(open_order_id: string | null): boolean {
  const api = useApi();
  const draft = useOrderDraft();
  const kept = useStore(draft.$draft);
  const must_load = open_order_id !== null && kept.order_id === null && kept.fields.shipping_address === undefined;
  const order = useQuery({
    queryKey: queryKeys.order(open_order_id ?? ''),
    queryFn: ({ signal }) => api.getOrder({ params: { id: open_order_id ?? '' } }, { signal }),
    enabled: must_load,
  });
  useEffect(() => {
    if (must_load && order.data !== undefined)
      draft.load({ order_id: order.data.id, fields: fieldsOfOrder(order.data) });
  }, [must_load, order.data, draft]);
  return !must_load || order.isError;
}

/** The company itself, at the address of the step before. */
export function useSender(): Party | null {
  const sender = useDefaultSender();
  return sender === null ? null : partyOfDraft(sender);
}
