import { languageFor, type CountryCode, type Language } from '@sampan/country-rules';
import { composeMail, type MailLine } from '../../../platform/messaging/index.ts';
import { fillText, textsOf, type Texts } from '../../../platform/texts.ts';

/** What the recipient reads. */
const TEXTS = textsOf('mail_confirmation');

/** A shop's name in a text message: longer ones would hide the link. */
const SMS_NAME_LENGTH = 40;

export interface Invitation {
  /** Of the destination: its default language is written (spec 9). */
  country: CountryCode;
  shop_name: string;
  /** Masked. */
  order_number: string;
  url: string;
}

/** The outbox payload of an email with the link. */
export function invitationMail(to: string, invitation: Invitation): Record<string, unknown> {
  const { texts, language } = writtenIn(invitation.country);
  const filled = (text: string) => fill(text, invitation);
  const lines: MailLine[] = [
    filled(texts.why),
    { label: texts.button, url: invitation.url },
    texts.safety,
    texts.stranger,
  ];
  return composeMail({ to, subject: filled(texts.subject), lines, language });
}

/** The outbox payload of a text message with the link. `to` is E.164. */
export function invitationSms(to: string, invitation: Invitation): Record<string, unknown> {
  const { texts } = writtenIn(invitation.country);
  const shop_name = [...invitation.shop_name].slice(0, SMS_NAME_LENGTH).join('');
  return { channel: 'sms', to, subject: '', text: fill(texts.sms, { ...invitation, shop_name }), html: null };
}

function writtenIn(country: CountryCode): { texts: Texts<'mail_confirmation'>; language: Language } {
  const language = languageFor(country, null);
  return { texts: TEXTS[language], language };
}

function fill(text: string, { shop_name, order_number, url }: Invitation): string {
  const values: Record<string, string> = { shop: shop_name, number: order_number, url };
  return fillText(text, values);
}
