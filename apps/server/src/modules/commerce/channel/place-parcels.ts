import type { StoreSettings } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { lockOrdersByReference, placeOrders, type OrderOwner } from '../../shipping/order/index.ts';
import type { ChannelOrderRow, ParcelFacts } from './channel-order.table.ts';
import { insertParcels } from './channel-order.repo.ts';
import type { ChannelRow } from './channel.table.ts';
import { columnsOfFacts, serviceOf } from './order-facts.ts';

/** A parcel that an order of a store becomes. */
export interface NewParcel {
  row: ChannelOrderRow;
  facts: ParcelFacts;
  lines: { line_id: string; quantity: number }[];
}

const REFERENCE_MAX = 64;

/**
 * Writes new parcels of a store's orders. Each is called by the store's number, and by none where a parcel of another store
 * has it already. Answers the ids in the order of `fresh`.
 */
export async function placeParcels(
  tx: Ctx,
  { channel, owner, settings }: { channel: ChannelRow; owner: OrderOwner; settings: StoreSettings },
  fresh: readonly NewParcel[],
): Promise<string[]> {
  const references = fresh.map(({ row }) => row.number.slice(0, REFERENCE_MAX));
  const known = await lockOrdersByReference(tx, owner.company_id, { references, ids: [] });
  const taken = new Set(known.map(({ reference_id }) => reference_id));
  const placed = fresh.map(({ row, facts }) => {
    const reference = row.number.slice(0, REFERENCE_MAX);
    const is_free = reference !== '' && !taken.has(reference);
    taken.add(reference);
    const service = serviceOf(facts, settings);
    return {
      id: newId(tx.clock.now()),
      columns: {
        ...columnsOfFacts(facts),
        reference_id: is_free ? reference : null,
        marketplace: { id: row.external_id, number: row.number, source: channel.source },
        extras: {
          ...(row.logistics === 'platform' ? { logistics: 'platform' as const } : {}),
          ...(service === undefined ? {} : { requested_service: service }),
        },
      },
    };
  });
  const written = await placeOrders(tx, owner, placed);
  // A parcel with the same reference was made meanwhile: this one goes without.
  const again = placed
    .filter(({ id }) => !written.has(id))
    .map(({ id, columns }) => ({ id, columns: { ...columns, reference_id: null } }));
  await placeOrders(tx, owner, again);
  await insertParcels(
    tx,
    fresh.map(({ row, facts, lines }, at) => ({
      company_id: owner.company_id,
      order_id: placed[at]?.id ?? '',
      channel_order_id: row.id,
      lines,
      imported: facts,
    })),
  );
  return placed.map(({ id }) => id);
}
