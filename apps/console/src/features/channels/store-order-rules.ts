import type { StoreOrder, StorePush } from '@sampan/contract';

/** Parcels of an order whose label can be bought now. What the channel carries itself is never among them (channels 0). */
export function buyableParcels({ logistics, attention, parcels }: StoreOrder): readonly string[] {
  if (logistics === 'platform' || attention !== null) return [];
  return parcels
    .filter(({ status, label_state }) => status === 'new' && label_state === 'none')
    .map(({ order_id }) => order_id);
}

type Parcel = StoreOrder['parcels'][number];

/** What a parcel holds, line by line; one that names nothing holds all that is left (channels C8). */
export function piecesOf({ lines }: StoreOrder, parcel: Parcel): { line_id: string; name: string; quantity: number }[] {
  const named = new Map(parcel.lines.map(({ line_id, quantity }) => [line_id, quantity]));
  return lines
    .map(({ line_id, name, quantity, shipped_quantity }) => ({
      line_id,
      name,
      quantity: named.size === 0 ? quantity - shipped_quantity : (named.get(line_id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether pieces can leave a parcel for one of their own: there are several, and no label yet. */
export function canSplit(order: StoreOrder, parcel: Parcel): boolean {
  const pieces = piecesOf(order, parcel).reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces > 1 && buyableParcels(order).includes(parcel.order_id);
}

/** What the store was not told, and will not be without somebody. */
export function failedPush({ pushes }: StoreOrder): StorePush | undefined {
  return pushes.find(({ state }) => state === 'refused' || state === 'needs_you');
}

/** Statuses of an order that still has to leave: only those have a time to do it by. */
export function isWaiting({ status }: Pick<StoreOrder, 'status'>): boolean {
  return status === 'ready' || status === 'not_yet' || status === 'held';
}

/** What became of a number that a store is told, as a key of a sentence. Of a cancelled label a store may keep it for good. */
export function pushSentence({ kind, state }: Pick<StorePush, 'kind' | 'state'>) {
  if (kind === 'take_back' && state === 'pushed') return 'store_order.push_take_back';
  if (kind === 'take_back' && state === 'needs_you') return 'store_order.push_kept';
  return `store_order.push_${state}` as const;
}
