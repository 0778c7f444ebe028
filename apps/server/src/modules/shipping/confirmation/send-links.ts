import type { ShareSkipReason } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { canBeConfirmed } from './make-link.ts';
import { countryOf } from './link-country.ts';
import { contactIn, sendLink, type Contact } from './send-link.ts';

/** Nobody gets two messages about one parcel from two clicks. */
const JUST_SENT_S = 600;

interface SendResult {
  order_id: string;
  number: string | null;
  result: 'sent' | 'skipped';
  channel: 'email' | 'sms' | null;
  reason: ShareSkipReason | null;
}

function skipped(order_id: string, number: string | null, reason: ShareSkipReason): SendResult {
  return { order_id, number, result: 'skipped', channel: null, reason };
}

/** Why a parcel needs no link, or cannot have one; otherwise whom to write to. */
function decide(order: OrderRow, now_s: number): { reason: ShareSkipReason } | { contact: Contact } {
  if (!order.is_cod) return { reason: 'not_cod' };
  if (order.address_confirmed_at !== null) return { reason: 'already_confirmed' };
  const recipient = order.shipping_address;
  const contact = recipient ? contactIn(recipient, countryOf(order)) : null;
  if (contact === null) return { reason: 'no_contact' };
  if (!canBeConfirmed(order)) return { reason: 'locked' };
  if (order.confirmation_sent_at !== null && now_s - order.confirmation_sent_at < JUST_SENT_S)
    return { reason: 'just_sent' };
  return { contact };
}

async function sendOne(ctx: Ctx, company_id: string, order_id: string): Promise<SendResult> {
  return withTransaction(ctx, async (tx): Promise<SendResult> => {
    const order = await findOrder(tx, company_id, order_id, { lock: true });
    const decision = decide(order, epochSeconds(tx.clock));
    if ('reason' in decision) return skipped(order_id, order.number, decision.reason);
    await sendLink(tx, order, decision.contact, null);
    return { order_id, number: order.number, result: 'sent', channel: decision.contact.channel, reason: null };
  }).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not_found') return skipped(order_id, null, 'not_found');
    throw error;
  });
}

/**
 * Sends the links of a selection of COD parcels that are not confirmed yet (spec 1 'Address-confirmation link'), each parcel
 * by itself: sent again after a failure, the call goes on with those that were not reached.
 */
export async function sendConfirmationLinks({ ctx, order_ids }: { ctx: Ctx; order_ids: readonly string[] }) {
  const { company_id } = requireWriter(ctx);
  const results: SendResult[] = [];
  for (const order_id of new Set(order_ids)) results.push(await sendOne(ctx, company_id, order_id));
  const sent = results.filter((each) => each.result === 'sent').length;
  return { sent, skipped: results.length - sent, results };
}
