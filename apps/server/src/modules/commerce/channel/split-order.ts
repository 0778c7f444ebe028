import { rulesOf } from '@sampan/country-rules';
import type { StoreOrder } from '@sampan/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { isEditable, rewriteOrders } from '../../shipping/order/index.ts';
import { ownerOf, recipientOf } from './apply-orders.ts';
import { channelOrders } from './channel-order.table.ts';
import { changeParcel, lockParcels } from './channel-order.repo.ts';
import { channels } from './channel.table.ts';
import { columnsOfFacts, factsOf, linesOf } from './order-facts.ts';
import { placeParcels } from './place-parcels.ts';
import { settingsOf } from './store-settings.ts';
import { findStoreOrder } from './store-order.repo.ts';

type Quantity = { line_id: string; quantity: number };

/** What stays when quantities leave; null when more is asked for than there is, or nothing would stay. */
function without(lines: readonly Quantity[], taken: readonly Quantity[]): Quantity[] | null {
  const left = new Map(lines.map(({ line_id, quantity }) => [line_id, quantity]));
  for (const { line_id, quantity } of taken) left.set(line_id, (left.get(line_id) ?? 0) - quantity);
  const counts = [...left.values()];
  if (counts.some((count) => count < 0) || counts.every((count) => count === 0)) return null;
  return [...left].filter(([, quantity]) => quantity > 0).map(([line_id, quantity]) => ({ line_id, quantity }));
}

/**
 * Moves quantities of an order into a parcel of their own (channels C8). Each parcel tells the store its own quantities.
 * Cash on delivery is collected with neither: a courier collects for a whole order. Throws `order_locked` once there is a label.
 */
export async function splitStoreOrder({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: { order_id: string; lines: Quantity[] };
}): Promise<StoreOrder> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(
    ctx,
    async (tx) => {
      const [row] = await tx.db
        .select()
        .from(channelOrders)
        .where(and(eq(channelOrders.company_id, company_id), eq(channelOrders.id, id)))
        .for('no key update');
      const found = row && (await lockParcels(tx, company_id, [id])).find(({ order }) => order.id === input.order_id);
      if (!row || !found) throw new DomainError('not_found');
      if (!isEditable(found.order)) throw new DomainError('order_locked');
      const [channel] = await tx.db.select().from(channels).where(eq(channels.id, row.channel_id));
      if (!channel) throw new DomainError('not_found');
      const now = linesOf(row.snapshot, found.parcel.lines).map(({ external_id, packed }) => ({
        line_id: external_id,
        quantity: packed,
      }));
      const kept = without(now, input.lines);
      if (kept === null) {
        refuseFields([issueErrorOf('lines', 'validate.split_quantities')]);
        return;
      }
      const owner = await ownerOf(tx, company_id);
      const settings = settingsOf(channel);
      const { currency } = rulesOf(owner.country_code);
      const recipient = await recipientOf(tx, row.snapshot, owner.country_code);
      const facts = (lines: Quantity[]) => factsOf(row.snapshot, recipient, { lines, settings, currency }).facts;
      const rest = facts(kept);
      await changeParcel(tx, found.parcel, { lines: kept, imported: rest });
      const { shipping_address: _, ...goods } = rest;
      await rewriteOrders(tx, company_id, [{ row: found.order, columns: columnsOfFacts(goods) }]);
      await placeParcels(tx, { channel, owner, settings }, [{ row, facts: facts(input.lines), lines: input.lines }]);
      await recordAudit(tx, {
        action: 'store.split_order',
        object_type: 'store',
        object_id: row.channel_id,
        details: { number: row.number },
      });
    },
    (tx) => findStoreOrder(tx, company_id, { id }),
  );
}
