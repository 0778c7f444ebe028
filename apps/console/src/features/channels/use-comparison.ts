import { canCall } from '@sampan/api-client';
import type { StoreOrder } from '@sampan/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useUser } from '../../shared/session/use-user.ts';
import { keepComparedParcels } from '../orders/bulk/compared-parcels.ts';
import { buyableParcels } from './store-order-rules.ts';

export interface Comparison {
  /** Orders of the page whose labels can be bought. */
  readonly all: readonly string[];
  /** Parcels that would be compared now: those of the chosen orders, of all when none is chosen. */
  readonly ids: readonly string[];
  readonly chosen_all: boolean;
  readonly chosen_some: boolean;
  readonly isChosen: (order: StoreOrder) => boolean;
  readonly choose: (order: StoreOrder, on: boolean) => void;
  readonly chooseAll: (on: boolean) => void;
  /** Goes to the prices of these parcels. */
  readonly compare: (ids: readonly string[]) => void;
}

/** Which orders of the page are compared and bought together. */
export function useComparison(orders: readonly StoreOrder[] = []): Comparison {
  const user = useUser();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const buyable = canCall('startCreateLabels', user) ? orders.filter((order) => buyableParcels(order).length > 0) : [];
  // What is no longer on the page, or has its label by now, is not chosen any more.
  const picked = buyable.filter(({ id }) => chosen.has(id));
  return {
    all: buyable.map(({ id }) => id),
    ids: (picked.length === 0 ? buyable : picked).flatMap(buyableParcels),
    chosen_all: buyable.length > 0 && picked.length === buyable.length,
    chosen_some: picked.length > 0 && picked.length < buyable.length,
    isChosen: ({ id }) => chosen.has(id),
    choose: ({ id }, on) => setChosen(new Set([...chosen].filter((one) => one !== id).concat(on ? [id] : []))),
    chooseAll: (on) => setChosen(new Set(on ? buyable.map(({ id }) => id) : [])),
    compare: (ids) => {
      keepComparedParcels(ids);
      void navigate({ to: '/orders/compare' });
    },
  };
}
