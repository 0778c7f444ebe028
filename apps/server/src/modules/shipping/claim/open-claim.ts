import type { ClaimReason, OrderClaim } from '@sampan/contract';
import { amountText, supportMailOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { encodePhotos, type PhotoInput } from '../../../platform/image/photo-link.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { composeMail } from '../../../platform/messaging/index.ts';
import { writeLiveEvent, writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { payableMinorOf } from '../../../platform/payable-amount.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { addClaimPhotos } from './claim-photo.ts';
import { findOrderClaim, insertClaim } from './claim.repo.ts';
import { claimability } from './claim.rule.ts';
import type { ClaimRow } from './claim.table.ts';
import { presentOrderClaim } from './present-claim.ts';

export interface ClaimInput {
  reason: ClaimReason;
  description: string;
  value: number;
  photos: readonly PhotoInput[];
}

/**
 * Opens the claim of a parcel that was lost or damaged (look-v2 3), once per parcel: a second call throws
 * `claim_not_possible`, as does a parcel that cannot be claimed now. Damage needs a photo. People of Sampan take it up with
 * the courier and are told by email.
 */
export async function openClaim({ ctx, id, body }: { ctx: Ctx; id: string; body: ClaimInput }): Promise<OrderClaim> {
  const actor = requireWriter(ctx);
  const order = await findOrder(ctx, actor.company_id, id);
  requireClaimable(ctx, order, body);
  const value_minor = payableMinorOf('value', body.value, order.currency);
  refuseFields([
    ...(value_minor === 0 ? [issueErrorOf('value', 'validate.required')] : []),
    ...(body.reason !== 'lost' && body.photos.length === 0 ? [issueErrorOf('photos', 'validate.required')] : []),
  ]);
  const images = await encodePhotos(body.photos);
  return withTransaction(ctx, async (tx) => {
    const locked = await findOrder(tx, actor.company_id, id, { lock: true });
    requireClaimable(tx, locked, body);
    if ((await findOrderClaim(tx, actor.company_id, id)) !== null) throw new DomainError('claim_not_possible');
    const row: ClaimRow = {
      id: newId(),
      company_id: actor.company_id,
      order_id: id,
      user_id: actor.user_id,
      state: 'sent',
      reason: body.reason,
      description: body.description,
      courier_alias: locked.courier_alias ?? '',
      order_number: locked.number,
      tracking_code: locked.tracking_code ?? '',
      currency: locked.currency,
      value_minor,
      granted_minor: null,
      answer: '',
      answered_at: null,
      pay_by: null,
      paid_at: null,
      created_at: epochSeconds(tx.clock),
    };
    await insertClaim(tx, row);
    await addClaimPhotos(tx, row, images);
    await writeOutbox(tx, { topic: 'mail', company_id: actor.company_id, payload: deskMail(tx, locked, row) });
    await recordAudit(tx, {
      action: 'order.claim_open',
      object_type: 'order',
      object_id: id,
      details: { reason: row.reason, amount_minor: value_minor },
    });
    await writeLiveEvent(tx, actor.company_id, 'order_updated', { order_id: id, status: locked.status });
    return presentOrderClaim(tx, locked);
  });
}

function requireClaimable(ctx: Ctx, order: OrderRow, { reason }: ClaimInput): void {
  const { obstacle, reasons } = claimability(order, epochSeconds(ctx.clock));
  if (obstacle !== null) throw new DomainError('claim_not_possible', { data: { obstacle } });
  if (!reasons.includes(reason))
    refuseFields([issueErrorOf('reason', 'validate.value_expected', { expected: reasons.join(', ') })]);
}

/** Sampan's own people read English. */
function deskMail(ctx: Ctx, order: OrderRow, row: ClaimRow) {
  return composeMail({
    to: ctx.env.SAMPAN_CONTACT_EMAIL ?? supportMailOf(order.origin_country_code),
    subject: `Claim: ${row.tracking_code}`,
    lines: [
      `Parcel: ${row.order_number}\nTracking number: ${row.tracking_code}\nReason: ${row.reason.replaceAll('_', ' ')}\nValue: ${row.currency} ${amountText(row.value_minor, row.currency)}`,
      { label: 'View claim', url: `${ctx.env.public_url}/operator/claims/${row.id}` },
    ],
  });
}
