import type { Order } from '@sampan/contract';
import { useRef, useState } from 'react';
import type { SelectedIds } from '../../../shared/list/selected-ids.ts';

export interface OrderSelection {
  readonly state: SelectedIds;
  /** The selected parcels, those of other pages included, as they were last seen. */
  readonly orders: readonly Order[];
  readonly set: (state: SelectedIds) => void;
  readonly clear: () => void;
}

/**
 * The selected parcels of a list. They survive turning pages, and start anew with another list or other filters (`scope`):
 * nobody prints what they cannot see.
 */
export function useOrderSelection(scope: string, records: readonly Order[] | undefined): OrderSelection {
  const [kept, setKept] = useState<{ scope: string; state: SelectedIds }>({ scope, state: {} });
  const seen = useRef(new Map<string, Order>());
  for (const order of records ?? []) seen.current.set(order.id, order);
  const state = kept.scope === scope ? kept.state : {};
  const orders = Object.keys(state).flatMap((id) => seen.current.get(id) ?? []);
  return {
    state,
    orders,
    set: (next) => setKept({ scope, state: next }),
    clear: () => setKept({ scope, state: {} }),
  };
}
