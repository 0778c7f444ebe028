import type { StoreOrder, StorePush } from '@sampan/contract';

/** Parcels of an order whose label can be bought now. What the channel carries itself is never among them (channels 0). */
export function buyableParcels({ logistics, attention, parcels }: StoreOrder): readonly string[] {
  if (logistics === 'platform' || attention !== null) return [];
  return parcels
    .filter(({ status, label_state }) => status === 'new' && label_state === 'none')
    .map(({ order_id }) => order_id);
}

/** What the store was not told, and will not be without somebody. */
export function failedPush({ pushes }: StoreOrder): StorePush | undefined {
  return pushes.find(({ state }) => state === 'refused' || state === 'needs_you');
}

/** Statuses of an order that still has to leave: only those have a time to do it by. */
export function isWaiting({ status }: Pick<StoreOrder, 'status'>): boolean {
  return status === 'ready' || status === 'not_yet' || status === 'held';
}
