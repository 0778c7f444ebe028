import { DELIVERY_PLACES, type DeliveryPlace } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { recipientCheckOf, type RecipientCheckKind } from '../confirmation/index.ts';
import { findOrder, toCollectOf, type OrderRow } from '../order/index.ts';
import { isBeforeDriver } from './delivery-wish.rule.ts';
import { writeWish } from './delivery-wish.repo.ts';
import type { DeliveryWishRow } from './delivery-wish.table.ts';
import { MAX_NOTE, plainNote, proveRecipient, type ProofFailure } from './prove-recipient.ts';
import { tellDriver, TELL_LEASE_S } from './tell-driver.ts';

/** What somebody with the page of a parcel sends. */
export interface WishInput {
  place: string;
  note: string;
  proof: string;
}

/**
 * What became of it.
 * - `saved`: the courier knows, or is told as soon as it answers
 * - `refused`: the courier does not do it
 * - `cash`: whoever takes the parcel has to pay it; `place_missing`, `note_long`: the form is not complete
 * - `late`: the driver has set out, or nobody can tell this courier anything
 */
export type WishResult = ProofFailure | 'saved' | 'refused' | 'cash' | 'place_missing' | 'note_long';

/** What the recipient is asked to prove who they are, where the courier can be told something; null where it cannot. */
export function wishProofOf(ctx: Ctx, order: OrderRow): RecipientCheckKind | null {
  if (!isBeforeDriver(order) || !ctx.ports.couriers.takesInstructions(order.courier_alias ?? '')) return null;
  return recipientCheckOf(order)?.kind ?? null;
}

/**
 * Takes what the recipient wants the driver to do (look-v2 10 'delivery wishes until the cut-off'). Only a right proof changes
 * or reveals anything. The wish is committed before the courier hears of it, so a server may stop at any moment.
 */
export async function saveWish(ctx: Ctx, found: OrderRow, input: WishInput): Promise<WishResult> {
  const place = DELIVERY_PLACES.find((known) => known === input.place);
  const note = plainNote(input.note);
  if (place === undefined) return 'place_missing';
  if (note.length > MAX_NOTE) return 'note_long';
  const written = await withTransaction(ctx, (tx) => writeProven(tx, found, { place, note, proof: input.proof }));
  if (typeof written === 'string') return written;
  const state = await tellDriver(ctx, written.order, written.row);
  return state === 'refused' ? 'refused' : 'saved';
}

async function writeProven(
  tx: Ctx,
  { company_id, id }: OrderRow,
  { place, note, proof }: { place: DeliveryPlace; note: string; proof: string },
): Promise<WishResult | { order: OrderRow; row: DeliveryWishRow }> {
  const order = await findOrder(tx, company_id, id, { lock: true });
  if (wishProofOf(tx, order) === null) return 'late';
  const failure = await proveRecipient(tx, order, proof);
  if (failure !== null) return failure;
  if (place === 'door' && toCollectOf(order) > 0) return 'cash';
  const now = epochSeconds(tx.clock);
  const row = await writeWish(tx, order, { place, note, lease_until: now + TELL_LEASE_S, wished_at: now });
  await recordAudit(tx, {
    action: 'order.delivery_wish',
    object_type: 'order',
    object_id: id,
    company_id,
    details: { place },
  });
  await writeLiveEvent(tx, company_id, 'tracking_updated', { order_id: id, status: order.status });
  return { order, row };
}
