import { rulesOf } from '@sampan/country-rules';
import type { StoreOrder } from '@sampan/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { cancelOrder } from '../../shipping/label/index.ts';
import { ownerOf, recipientOf } from './apply-orders.ts';
import { channelOrders, type ChannelOrderRow } from './channel-order.table.ts';
import { changeParcel, lockParcels } from './channel-order.repo.ts';
import { channels } from './channel.table.ts';
import { joinShares, type CodShare } from './cod-share.ts';
import { factsOf, skipReasonOf } from './order-facts.ts';
import { placeParcels } from './place-parcels.ts';
import { settingsOf } from './store-settings.ts';
import { findStoreOrder } from './store-order.repo.ts';

async function lockOrder(tx: Ctx, company_id: string, id: string): Promise<ChannelOrderRow> {
  const [row] = await tx.db
    .select()
    .from(channelOrders)
    .where(and(eq(channelOrders.company_id, company_id), eq(channelOrders.id, id)))
    .for('no key update');
  if (!row) throw new DomainError('not_found');
  return row;
}

/**
 * A person answers a change that came after the label (channels C6). `keep`: the label stays as it is. `relabel`: labels are
 * cancelled, and what the store says now is a new parcel; of an order that was cancelled none is made. A change that was found
 * out before there was a label has been seen, whatever the answer.
 * Throws what cancelling throws: then nothing has changed but the labels that were cancelled.
 */
export async function resolveStoreOrder({
  ctx,
  id,
  action,
}: {
  ctx: Ctx;
  id: string;
  action: 'keep' | 'relabel';
}): Promise<StoreOrder> {
  const { company_id } = requireWriter(ctx);
  const found = await findStoreOrder(ctx, company_id, { id });
  if (found.attention === null) return found;
  const is_relabelled = action === 'relabel' && !found.attention.is_before_label;
  if (is_relabelled)
    for (const { order_id, status } of found.parcels)
      if (status !== 'cancelled' && status !== 'completed')
        await cancelOrder({ ctx, id: order_id, reason: 'The order changed at the store' });
  return withTransaction(
    ctx,
    async (tx) => {
      const row = await lockOrder(tx, company_id, id);
      if (row.attention === null) return;
      const [channel] = await tx.db.select().from(channels).where(eq(channels.id, row.channel_id));
      if (!channel) throw new DomainError('not_found');
      const owner = await ownerOf(tx, company_id);
      const settings = settingsOf(channel);
      const { currency } = rulesOf(owner.country_code);
      const recipient = await recipientOf(tx, row.snapshot, owner.country_code);
      const ended: CodShare[] = [];
      for (const { parcel, order } of await lockParcels(tx, company_id, [id]))
        if (row.attention.is_before_label) break;
        else if (!is_relabelled) {
          const { facts } = factsOf(row.snapshot, recipient, { ...parcel, settings, currency });
          await changeParcel(tx, parcel, { imported: facts });
        } else if (order.status === 'cancelled') {
          if (parcel.cod) ended.push(parcel.cod);
          await changeParcel(tx, parcel, { is_ended: true });
        }
      if (is_relabelled && skipReasonOf(row.snapshot, currency) === null) {
        // Of an order in several parcels one may have arrived, with its share of the cash.
        const cod = joinShares(ended);
        const { facts } = factsOf(row.snapshot, recipient, { lines: [], cod, settings, currency });
        await placeParcels(tx, { channel, owner, settings }, [{ row, facts, lines: [], ...(cod ? { cod } : {}) }]);
      }
      await tx.db.update(channelOrders).set({ attention: null }).where(eq(channelOrders.id, id));
      await recordAudit(tx, {
        action: is_relabelled ? 'store.relabel' : 'store.keep_label',
        object_type: 'store',
        object_id: row.channel_id,
        details: { number: row.number, changes: row.attention.changes },
      });
    },
    (tx) => findStoreOrder(tx, company_id, { id }),
  );
}
