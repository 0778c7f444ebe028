import { and, eq, gt, inArray } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { ChannelOrder } from '../../../ports/sales-channel.ts';
import { forgetWishes } from '../../shipping/delivery-wish/index.ts';
import { orders } from '../../shipping/order/order.table.ts';
import { searchKeyOf } from '../../shipping/order/index.ts';
import { forgetInstructions } from '../../shipping/tracking/index.ts';
import { forgetRecipients } from '../address-book/index.ts';
import { channelOrders, channelParcels, type ChannelOrderRow } from './channel-order.table.ts';
import type { ChannelRow } from './channel.table.ts';
import { forgetLabels } from './platform-order.repo.ts';

const BATCH = 200;
const NOBODY: ChannelOrder['recipient'] = {
  name: '',
  phone: '',
  address_1: '',
  address_2: '',
  district: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
};

/**
 * Erases the buyer of an order, or of every order of a store: amounts, goods and numbers stay (channels C11). A parcel that is
 * on its way keeps its address until it has arrived, unless `even_under_way`. Answers whether nothing is left to erase.
 */
export async function eraseBuyers(
  ctx: Ctx,
  channel: ChannelRow,
  external_id: string,
  { even_under_way }: { even_under_way: boolean },
): Promise<boolean> {
  let is_done = true;
  for (let after = ''; ;) {
    const rows = await ctx.db
      .select()
      .from(channelOrders)
      .where(
        and(
          eq(channelOrders.company_id, channel.company_id),
          eq(channelOrders.channel_id, channel.id),
          external_id === '' ? gt(channelOrders.external_id, after) : eq(channelOrders.external_id, external_id),
        ),
      )
      .orderBy(channelOrders.external_id)
      .limit(BATCH);
    for (const row of rows) if (row.erased_at === null && !(await eraseOne(ctx, row, even_under_way))) is_done = false;
    const last = rows.at(-1)?.external_id;
    if (external_id !== '' || last === undefined) return is_done;
    after = last;
  }
}

async function eraseOne(ctx: Ctx, row: ChannelOrderRow, even_under_way: boolean): Promise<boolean> {
  const files: string[] = [];
  const is_done = await withTransaction(ctx, async (tx) => {
    const parcels = await tx.db
      .select({ id: channelParcels.order_id, imported: channelParcels.imported })
      .from(channelParcels)
      .where(and(eq(channelParcels.company_id, row.company_id), eq(channelParcels.channel_order_id, row.id)));
    const ids = parcels.map(({ id }) => id);
    const own =
      ids.length === 0
        ? []
        : await tx.db
            .select()
            .from(orders)
            .where(and(eq(orders.company_id, row.company_id), inArray(orders.id, ids)))
            .orderBy(orders.id)
            .for('update');
    const is_under_way = own.some(({ status }) => status === 'ready_to_ship' || status === 'in_transit');
    if (is_under_way && !even_under_way) return false;
    const now = epochSeconds(tx.clock);
    files.push(...(await forgetLabels(tx, row)));
    await forgetRecipients(
      tx,
      row.company_id,
      own.flatMap(({ shipping_address }) => shipping_address ?? []),
    );
    const own_ids = own.map(({ id }) => id);
    await forgetWishes(tx, row.company_id, own_ids);
    await forgetInstructions(tx, row.company_id, own_ids);
    for (const order of own) {
      const change = { shipping_address: null, delivery_instructions: '', updated_at: now };
      const search_key = searchKeyOf({ ...order, shipping_address: null });
      await tx.db
        .update(orders)
        .set({ ...change, search_key })
        .where(and(eq(orders.company_id, order.company_id), eq(orders.id, order.id)));
    }
    for (const { id, imported } of parcels)
      await tx.db
        .update(channelParcels)
        .set({ imported: { ...imported, shipping_address: null, delivery_instructions: '' } })
        .where(and(eq(channelParcels.company_id, row.company_id), eq(channelParcels.order_id, id)));
    await tx.db
      .update(channelOrders)
      .set({
        snapshot: { ...row.snapshot, recipient: NOBODY, note: '' },
        attention: null,
        erased_at: now,
        ...(parcels.length === 0 ? { skip_reason: 'erased' as const } : {}),
      })
      .where(and(eq(channelOrders.company_id, row.company_id), eq(channelOrders.id, row.id)));
    await recordAudit(tx, {
      action: 'store.erase_buyer',
      object_type: 'store',
      object_id: row.channel_id,
      company_id: row.company_id,
      details: { number: row.number },
    });
    return true;
  });
  if (is_done) for (const name of files) await ctx.ports.files.delete(name);
  return is_done;
}
