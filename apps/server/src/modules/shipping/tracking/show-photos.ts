import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { recipientCheckOf, type RecipientCheckKind } from '../confirmation/index.ts';
import { proveRecipient, type ProofFailure } from '../delivery-wish/index.ts';
import { findOrder, type OrderRow } from '../order/index.ts';

/** Photos of a delivery, and what its recipient is asked before they are shown; null where there are none. */
export interface PhotoOffer {
  proof: RecipientCheckKind;
  photos: string[];
}

export function photoOfferOf(order: OrderRow): PhotoOffer | null {
  const proof = recipientCheckOf(order)?.kind ?? null;
  if (proof === null || order.status !== 'completed' || order.pod_urls.length === 0) return null;
  return { proof, photos: order.pod_urls };
}

/** Whether somebody with the page of a parcel may see where it was left (look-v2 10: absent until the digits are given). */
export async function showPhotos(
  ctx: Ctx,
  { company_id, id }: OrderRow,
  proof: string,
): Promise<ProofFailure | 'shown'> {
  const failure = await withTransaction(ctx, async (tx) =>
    proveRecipient(tx, await findOrder(tx, company_id, id, { lock: true }), proof),
  );
  return failure ?? 'shown';
}
