import type { ShareLink } from '@sampan/contract';
import type { OrderRow } from '../order/index.ts';
import type { LinkRow } from './confirmation.table.ts';
import { isConfirmed, stateForMerchant } from './confirmation-link.status.ts';

/** A link as its merchant sees it; nothing in it opens anything. */
export function presentLink(link: LinkRow, order: OrderRow, now_s: number): ShareLink {
  return {
    id: link.id,
    order_id: link.order_id,
    state: stateForMerchant(link, order, now_s),
    channel: link.channel,
    recipient: link.recipient_masked,
    redirect_url: link.redirect_url,
    created_at: link.created_at,
    opened_at: link.opened_at,
    confirmed_at: link.confirmed_at ?? (isConfirmed(link, order) ? order.address_confirmed_at : null),
    revoked_at: link.revoked_at,
    expires_at: link.expires_at,
  };
}
