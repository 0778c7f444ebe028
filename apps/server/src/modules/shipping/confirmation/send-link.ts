import { type CountryCode } from '@sampan/country-rules';
import { readPhone } from '@sampan/phone-numbers';
import { isEmail } from '@sampan/validators';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { maskEmail, maskPhone } from '../../../platform/mask-contact.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { findCompany } from '../../identity/account/index.ts';
import { markConfirmationSent, type OrderRow } from '../order/index.ts';
import { invitationMail, invitationSms } from './confirmation.mail.ts';
import type { LinkRow } from './confirmation.table.ts';
import { countryOf } from './link-country.ts';
import { makeLink } from './make-link.ts';
import { maskOrderNumber } from './mask-order-number.ts';

/** Where a link is sent. */
export type Contact = { channel: 'email'; to: string } | { channel: 'sms'; to: string };

/** The contact in what was typed, by the rules of the destination's country; email first. Null when neither is valid (spec 5). */
export function contactIn(
  typed: { email?: string | undefined; phone?: string | undefined },
  country: CountryCode,
): Contact | null {
  const email = typed.email?.trim() ?? '';
  if (isEmail(email)) return { channel: 'email', to: email };
  const phone = readPhone(typed.phone ?? '', country);
  return phone.ok ? { channel: 'sms', to: phone.e164 } : null;
}

/** Makes a link and queues its message, in the caller's transaction and on a locked parcel: both or neither. */
export async function sendLink(
  ctx: Ctx,
  order: OrderRow,
  contact: Contact,
  redirect_url: string | null,
): Promise<{ link: LinkRow; order: OrderRow }> {
  const company = await findCompany(ctx, order.company_id);
  if (!company) throw new DomainError('internal');
  const recipient_masked = contact.channel === 'email' ? maskEmail(contact.to) : maskPhone(contact.to);
  const { link, url } = await makeLink(ctx, order, { channel: contact.channel, recipient_masked, redirect_url });
  const invitation = {
    country: countryOf(order),
    shop_name: company.name,
    order_number: maskOrderNumber(order.number),
    url,
  };
  const payload =
    contact.channel === 'email' ? invitationMail(contact.to, invitation) : invitationSms(contact.to, invitation);
  await writeOutbox(ctx, { topic: 'mail', company_id: order.company_id, payload });
  return { link, order: await markConfirmationSent(ctx, order) };
}
