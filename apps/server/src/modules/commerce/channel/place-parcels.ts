import { MAX_SERVICE_NAME, type StoreSettings } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import {
  isEditable,
  lockOrdersByReference,
  placeOrders,
  rewriteOrders,
  type OrderExtras,
  type OrderOwner,
  type OrderRow,
} from '../../shipping/order/index.ts';
import type { ChannelOrderRow, ParcelFacts } from './channel-order.table.ts';
import { findTaken, insertParcels } from './channel-order.repo.ts';
import { countOfSource } from './channel.repo.ts';
import type { ChannelRow } from './channel.table.ts';
import type { CodShare } from './cod-share.ts';
import { cleanText, columnsOfFacts, serviceOf } from './order-facts.ts';
import { plainReference, referenceOf, spellingsOf } from './order-reference.ts';

/** A parcel that an order of a store becomes. */
export interface NewParcel {
  row: ChannelOrderRow;
  facts: ParcelFacts;
  lines: { line_id: string; quantity: number }[];
  /** Of an order in several parcels: what this one collects of the cash. */
  cod?: CodShare;
  /** What the merchant had changed in the parcel that this one leaves. */
  edits?: Partial<ParcelFacts>;
}

interface Of {
  channel: ChannelRow;
  owner: OrderOwner;
  settings: StoreSettings;
}

/**
 * Writes new parcels of a store's orders. Each is called by the store's number, and by none where a parcel of another store
 * has it already. An order that came before in a file of the same store is the parcel of that file, not a second one (C1).
 */
export async function placeParcels(tx: Ctx, of: Of, fresh: readonly NewParcel[]): Promise<void> {
  const { owner, channel, settings } = of;
  const references = fresh.flatMap(({ row }) => spellingsOf(referenceOf(row)));
  const known = await lockOrdersByReference(tx, owner.company_id, { references, ids: [] });
  const from_file = await findFromFile(tx, of, known);
  const adopted = fresh.flatMap((parcel) => {
    const order = parcel.lines.length === 0 ? from_file.get(plainReference(referenceOf(parcel.row))) : undefined;
    return order ? [{ parcel, order }] : [];
  });
  await adoptParcels(tx, owner.company_id, adopted);
  const taken = new Set(known.map(({ reference_id }) => reference_id));
  const is_adopted = new Set(adopted.map(({ parcel }) => parcel));
  const made = fresh.filter((parcel) => !is_adopted.has(parcel));
  const placed = made.map(({ row, facts, edits = {} }) => {
    const reference = referenceOf(row);
    const is_free = reference !== '' && !taken.has(reference);
    taken.add(reference);
    const service = serviceOf(facts, settings);
    return {
      id: newId(tx.clock.now()),
      columns: {
        ...columnsOfFacts({ ...facts, ...edits }),
        reference_id: is_free ? reference : null,
        marketplace: { id: row.external_id, number: row.number, source: channel.source },
        extras: {
          ...extrasOfStore(row),
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
    made.map(({ row, facts, lines, cod = null, edits = {} }, at) => ({
      company_id: owner.company_id,
      order_id: placed[at]?.id ?? '',
      channel_order_id: row.id,
      lines,
      cod,
      imported: facts,
      own_edits: Object.keys(edits) as (keyof ParcelFacts)[],
    })),
  );
}

/** What a store says of how an order travels: by its own courier, or by a delivery that it sold under a name of its own. */
function extrasOfStore({ logistics, snapshot }: ChannelOrderRow): OrderExtras {
  if (logistics === 'platform') return { logistics };
  const store_service = cleanText(snapshot.shipping_line ?? '', MAX_SERVICE_NAME);
  return store_service === '' ? {} : { store_service };
}

/**
 * Parcels of a file of this kind of store, by their number: the store's own orders when the company has one such store. With two
 * of a kind a file does not say which of them it is of.
 */
async function findFromFile(
  tx: Ctx,
  { channel, owner }: Of,
  known: readonly OrderRow[],
): Promise<Map<string, OrderRow>> {
  const same_kind = known.filter(({ marketplace }) => marketplace?.source === channel.source);
  if (same_kind.length === 0) return new Map();
  if ((await countOfSource(tx, owner.company_id, channel.source)) > 1) return new Map();
  const taken = await findTaken(
    tx,
    owner.company_id,
    same_kind.map(({ id }) => id),
  );
  return new Map(
    same_kind.flatMap((order) => (taken.has(order.id) ? [] : [[plainReference(order.reference_id), order] as const])),
  );
}

/** Without a label such a parcel becomes what the store says, as it would by a newer file; with one it stays as it is. */
async function adoptParcels(
  tx: Ctx,
  company_id: string,
  adopted: readonly { parcel: NewParcel; order: OrderRow }[],
): Promise<void> {
  const rewritten = adopted.map(({ parcel: { row, facts }, order }) => {
    const { shipping_address, weight_g, ...goods } = facts;
    const taken = isEditable({ ...order, archived_at: null })
      ? {
          ...goods,
          ...(shipping_address === null ? {} : { shipping_address }),
          ...(row.is_weight_assumed && order.weight_g !== null ? {} : { weight_g }),
        }
      : {};
    const marketplace = { id: row.external_id, number: row.number, source: order.marketplace?.source ?? '' };
    const extras = { ...order.extras, ...extrasOfStore(row) };
    return { row: order, columns: { ...columnsOfFacts(taken), marketplace, extras } };
  });
  await rewriteOrders(tx, company_id, rewritten);
  await insertParcels(
    tx,
    adopted.map(({ parcel: { row, facts, lines }, order }) => ({
      company_id,
      order_id: order.id,
      channel_order_id: row.id,
      lines,
      imported: facts,
      is_from_file: true,
    })),
  );
}
