import { supportMailOf, type Language } from '@sampan/country-rules';
import { html, raw } from 'hono/html';
import type { ShopBrand } from '../../identity/recipient-brand/index.ts';
import { deskCard, type DeskCard } from './desk-card.view.ts';
import { hostedPageView } from './hosted-page.view.ts';
import { TRACKING_PAGE_TEXTS } from './tracking-page.messages.ts';

export interface TrackingPage {
  /** What the address names; '' asks the visitor for a tracking number. */
  id: string;
  /** Whose domain the page is under; absent on ours. */
  shop_name?: string | undefined;
  brand: ShopBrand | null;
  /** What the recipient may do. */
  desk: DeskCard;
  language: Language;
  /** The page's own style sheet. */
  style_path: string;
  /** The widget's place as the SDK's build drew it; '' draws nothing before the script. */
  shadow: string;
}

const mailLink = (address: string) => html`<a href="mailto:${address}">${address}</a>`;

const ourContact = ({ contact, contact_indonesia }: (typeof TRACKING_PAGE_TEXTS)['en']) =>
  html`<p>
    ${contact}: ${mailLink(supportMailOf('SG'))}<br />
    ${contact_indonesia}: ${mailLink(supportMailOf('ID'))}
  </p>`;

/** Recipients always find somebody to ask: us, where the shop says no way to reach it. */
const isReached = (brand: ShopBrand | null): boolean =>
  brand !== null && (brand.contact_email !== '' || brand.contact_phone !== '');

/**
 * The page around `<sampan-tracking>`. Nothing of the parcel stands in it, and of the shop only its brand, where it shows one:
 * the rest the API says, under its limits. So both addresses of 'Contact' are named (spec 2: one for Indonesia, one for the others).
 */
export function trackingPageView({ id, shop_name, brand, desk, language, style_path, shadow }: TrackingPage) {
  const text = TRACKING_PAGE_TEXTS[language];
  return hostedPageView({
    language,
    shop_name,
    brand,
    title: text.title,
    style_path,
    widget: 'tracking',
    main: html`<h1>${text.title}</h1>
      <sampan-tracking theme="auto" ${id === '' ? '' : html`tracking-id="${id}"`}>${raw(shadow)}</sampan-tracking>
      <noscript>${text.no_script}</noscript>`,
    aside: deskCard(desk, language),
    footer: html`<p>${text.advice}</p>
      ${isReached(brand) ? '' : ourContact(text)}`,
  });
}
