import type { ShareChannel } from '@sampan/contract';
import { FALLBACK_LANGUAGE, languageFor, type CountryCode } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, fieldErrorOf, refuseFields } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { recipientOriginOf } from '../../identity/recipient-domain/index.ts';
import { isEditable, type OrderRow } from '../order/index.ts';
import { insertLink } from './confirmation.repo.ts';
import type { LinkRow } from './confirmation.table.ts';
import { countryOf } from './link-country.ts';
import { LINK_TTL_S } from './confirmation-link.status.ts';
import { recipientCheckOf } from './recipient-check.ts';

/** Where the recipient opens a link (spec 2 'Routes'). */
const HOSTED_PAGE = '/customer/confirm-address';

/** Whether a link could be made for a parcel: it can still be changed, and there is something to open the link with. */
export function canBeConfirmed(order: OrderRow): boolean {
  return isEditable(order) && recipientCheckOf(order) !== null;
}

/** Throws `order_locked`, or `invalid_input` naming `order_id` when the parcel has neither phone nor postcode to ask for. */
export function requireConfirmable(order: OrderRow): void {
  if (!isEditable(order)) throw new DomainError('order_locked');
  if (recipientCheckOf(order) === null)
    refuseFields([
      fieldErrorOf(
        'order_id',
        'validate.recipient_unknown',
        "Enter the recipient's name and phone first: the phone's last digits open the link.",
      ),
    ]);
}

export interface NewLink {
  channel: ShareChannel;
  recipient_masked: string;
  redirect_url: string | null;
}

/** Makes a link in the caller's transaction. Its secret is in `url` and nowhere else (trust 4.13). */
export async function makeLink(ctx: Ctx, order: OrderRow, input: NewLink): Promise<{ link: LinkRow; url: string }> {
  const actor = requireWriter(ctx);
  const now = epochSeconds(ctx.clock);
  const token = newSecret();
  const link = await insertLink(ctx, {
    id: newId(ctx.clock.now()),
    company_id: order.company_id,
    order_id: order.id,
    token_hash: hashSecret(token),
    ...input,
    created_by: actor.user_id,
    created_at: now,
    expires_at: now + LINK_TTL_S,
  });
  await recordAudit(ctx, {
    action: 'share_link.create',
    object_type: 'order',
    object_id: order.id,
    details: { link_id: link.id, channel: input.channel },
  });
  const origin = await recipientOriginOf(ctx, order.company_id);
  return { link, url: `${origin}${HOSTED_PAGE}?id=${token}${languagePart(countryOf(order))}` };
}

/** The page speaks the destination's own language (spec 9); where that is English, the recipient's browser may know better. */
function languagePart(country: CountryCode): string {
  const language = languageFor(country, null);
  return language === FALLBACK_LANGUAGE ? '' : `&lang=${language}`;
}
