import type { SharedOrder, ShareLink } from '@sampan/contract';
import { isEditable, type OrderRow } from '../order/index.ts';
import type { LinkRow } from './confirmation.table.ts';

/** A link opens for this long (trust 4.13). */
export const LINK_TTL_S = 7 * 86_400;
/** Wrong proofs that a link takes; after the last it opens for nobody (trust 4.13). */
export const MAX_WRONG_PROOFS = 5;

type Confirmable = Pick<OrderRow, 'address_confirmed_at' | 'status' | 'label_state' | 'archived_at'>;

/** Confirmed by this very link, or by another one of the parcel after this one was made: there is nothing left to do. */
export function isConfirmed(link: LinkRow, order: Confirmable): boolean {
  return (
    link.confirmed_at !== null || (order.address_confirmed_at !== null && order.address_confirmed_at > link.created_at)
  );
}

/** Where a link stands for its merchant. */
export function stateForMerchant(link: LinkRow, order: Confirmable, now_s: number): ShareLink['state'] {
  if (link.revoked_at !== null) return 'revoked';
  if (isConfirmed(link, order)) return 'confirmed';
  if (link.wrong_proofs >= MAX_WRONG_PROOFS) return 'blocked';
  if (link.expires_at <= now_s) return 'expired';
  return link.opened_at === null ? 'sent' : 'opened';
}

/** Where a link that was not revoked stands for its holder, before any proof. */
export function stateForRecipient(
  link: LinkRow,
  order: Confirmable,
  now_s: number,
): Exclude<SharedOrder['state'], 'open'> {
  if (isConfirmed(link, order)) return 'confirmed';
  if (!isEditable(order)) return 'closed';
  return link.expires_at <= now_s ? 'expired' : 'locked';
}
