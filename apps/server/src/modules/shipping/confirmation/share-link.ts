import type { ShareLink } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { consumeLimits } from '../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder } from '../order/index.ts';
import { findLink, findLinks, writeLink } from './confirmation.repo.ts';
import { isConfirmed } from './confirmation-link.status.ts';
import { makeLink, requireConfirmable } from './make-link.ts';
import { presentLink } from './present-link.ts';
import { requireAllowedRedirect } from './redirect.rule.ts';
import { countryOf } from './link-country.ts';
import { contactIn, sendLink } from './send-link.ts';

/** Makes a link that the merchant copies and sends (spec 7 POST order/share/generate_link). Throws `order_locked`. */
export async function generateShareLink({
  ctx,
  order_id,
  redirect_url: asked,
}: {
  ctx: Ctx;
  order_id: string;
  redirect_url: string | null | undefined;
}): Promise<{ id: string; url: string; expires_at: number }> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const order = await findOrder(tx, company_id, order_id, { lock: true });
    requireConfirmable(order);
    const redirect_url = await requireAllowedRedirect(tx, company_id, asked);
    const { link, url } = await makeLink(tx, order, { channel: 'none', recipient_masked: '', redirect_url });
    await writeLiveEvent(tx, company_id, 'order_updated', { order_id, status: order.status });
    return { id: link.id, url, expires_at: link.expires_at };
  });
}

/**
 * Sends the recipient a link by email or text message (spec 7 POST /order/add_delivery_address). Throws `order_locked`, or
 * `invalid_input` with spec 5's sentence when neither contact is valid, or `rate_limited`: about one parcel nobody is written
 * to twice within a minute.
 */
export async function addDeliveryAddress({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: {
    order_id: string;
    redirect_url?: string | null | undefined;
    email?: string | undefined;
    phone?: string | undefined;
  };
}): Promise<ShareLink> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const found = await findOrder(tx, company_id, input.order_id, { lock: true });
    requireConfirmable(found);
    const contact = contactIn(input, countryOf(found));
    if (contact === null) {
      const param = input.email === undefined && input.phone !== undefined ? 'phone' : 'email';
      throw new DomainError('invalid_input', {
        errors: [issueErrorOf(param, 'validate.share_contact_invalid')],
      });
    }
    const redirect_url = await requireAllowedRedirect(tx, company_id, input.redirect_url);
    await consumeLimits(tx, [
      { name: 'address-link', who: `${found.id} ${contact.to.toLowerCase()}`, uses: 1, seconds: 60 },
    ]);
    const { link, order } = await sendLink(tx, found, contact, redirect_url);
    return presentLink(link, order, epochSeconds(tx.clock));
  });
}

/** The links of one parcel, newest first. */
export async function listShareLinks({ ctx, order_id }: { ctx: Ctx; order_id: string }) {
  const { company_id } = requireActor(ctx);
  const order = await findOrder(ctx, company_id, order_id);
  const now = epochSeconds(ctx.clock);
  const records = (await findLinks(ctx, company_id, order_id)).map((link) => presentLink(link, order, now));
  return { records, total: records.length, page: 1, per_page: Math.max(records.length, 1) };
}

/** Makes a link useless. What is confirmed stays confirmed; revoking twice is revoking once. */
export async function revokeShareLink({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ success: true }> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const { order_id } = await findLink(tx, company_id, id);
    // The parcel first, as everywhere: two calls that lock both never wait for each other.
    const order = await findOrder(tx, company_id, order_id, { lock: true });
    const link = await findLink(tx, company_id, id);
    if (link.revoked_at === null && !isConfirmed(link, order)) {
      await writeLink(tx, link, { revoked_at: epochSeconds(tx.clock) });
      await recordAudit(tx, {
        action: 'share_link.revoke',
        object_type: 'order',
        object_id: order_id,
        details: { link_id: id },
      });
      await writeLiveEvent(tx, company_id, 'order_updated', { order_id, status: order.status });
    }
    return { success: true };
  });
}
