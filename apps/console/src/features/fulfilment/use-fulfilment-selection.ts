import type { FulfillmentOrder } from '@sampan/contract';
import { useRef, useState } from 'react';
import type { SelectedIds } from '../../shared/list/selected-ids.ts';

/** The selected orders of a list, kept while pages are turned; another stage or other filters (`scope`) start anew. */
export function useFulfilmentSelection(scope: string, records: readonly FulfillmentOrder[] | undefined) {
  const [kept, setKept] = useState<{ scope: string; state: SelectedIds }>({ scope, state: {} });
  const seen = useRef(new Map<string, FulfillmentOrder>());
  for (const order of records ?? []) seen.current.set(order.id, order);
  const state = kept.scope === scope ? kept.state : {};
  return {
    state,
    orders: Object.keys(state).flatMap((id) => seen.current.get(id) ?? []),
    set: (next: SelectedIds) => setKept({ scope, state: next }),
    clear: () => setKept({ scope, state: {} }),
  };
}
