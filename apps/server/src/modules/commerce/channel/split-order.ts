import { payableUnitOf, rulesOf } from '@sampan/country-rules';
import type { StoreOrder } from '@sampan/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { isEditable, rewriteOrders } from '../../shipping/order/index.ts';
import { ownerOf, recipientOf } from './apply-orders.ts';
import { channelOrders, type ParcelFacts } from './channel-order.table.ts';
import { changeParcel, lockParcels, type ParcelWithOrder } from './channel-order.repo.ts';
import { channels } from './channel.table.ts';
import { cutShare, ratioOf, wholeShare, type CodShare } from './cod-share.ts';
import { editedFields } from './compare-facts.ts';
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

/** What the merchant wrote stays theirs in both parcels; an amount to collect that they wrote is divided as the store's is. */
function editsOf(
  { parcel, order }: ParcelWithOrder,
  { ratio, unit }: { ratio: number; unit: number },
): { kept: Partial<ParcelFacts>; taken: Partial<ParcelFacts> } {
  const edited = new Set([...parcel.own_edits, ...editedFields(order, parcel.imported)]);
  const { shipping_address, delivery_instructions, expected_cod_minor } = order;
  const both: Partial<ParcelFacts> = {
    ...(edited.has('shipping_address') ? { shipping_address } : {}),
    ...(edited.has('delivery_instructions') ? { delivery_instructions } : {}),
  };
  if (!edited.has('expected_cod_minor')) return { kept: both, taken: both };
  const leaves = Math.floor((expected_cod_minor * ratio) / unit) * unit;
  return {
    kept: { ...both, expected_cod_minor: expected_cod_minor - leaves },
    taken: { ...both, expected_cod_minor: leaves },
  };
}

/**
 * Moves quantities of an order into a parcel of their own (channels C8). Each parcel tells the store its own quantities, and
 * collects the share of the cash on delivery that its goods are worth. Throws `order_locked` once there is a label.
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
      const whole = found.parcel.cod ?? wholeShare(row.snapshot.cod_minor);
      const ratio = ratioOf(linesOf(row.snapshot, kept), linesOf(row.snapshot, input.lines));
      const cod = cutShare(whole, ratio);
      const facts = (lines: Quantity[], share: CodShare) =>
        factsOf(row.snapshot, recipient, { lines, cod: share, settings, currency }).facts;
      const edits = editsOf(found, { ratio, unit: payableUnitOf(currency) });
      const rest = facts(kept, cod.kept);
      const own_edits = Object.keys(edits.kept) as (keyof ParcelFacts)[];
      await changeParcel(tx, found.parcel, { lines: kept, cod: cod.kept, imported: rest, own_edits });
      await rewriteOrders(tx, company_id, [{ row: found.order, columns: columnsOfFacts({ ...rest, ...edits.kept }) }]);
      await placeParcels(tx, { channel, owner, settings }, [
        { row, facts: facts(input.lines, cod.taken), lines: input.lines, cod: cod.taken, edits: edits.taken },
      ]);
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
