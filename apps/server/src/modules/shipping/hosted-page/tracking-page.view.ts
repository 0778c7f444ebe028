import { supportMailOf, type Language } from '@sampan/country-rules';
import { html, raw } from 'hono/html';
import { hostedPageView } from './hosted-page.view.ts';
import { TRACKING_PAGE_TEXTS } from './tracking-page.messages.ts';

export interface TrackingPage {
  /** What the address names; '' asks the visitor for a tracking number. */
  id: string;
  /** Whose domain the page is under; absent on ours. */
  shop_name?: string | undefined;
  language: Language;
  /** The page's own style sheet. */
  style_path: string;
  /** The widget's place as the SDK's build drew it; '' draws nothing before the script. */
  shadow: string;
}

const mailLink = (address: string) => html`<a href="mailto:${address}">${address}</a>`;

/**
 * The page around `<sampan-tracking>`. Nothing of the parcel stands in it: whether there is one, and where it comes from, only
 * the API says, under its limits. So both addresses of 'Contact' are named (spec 2: one for Indonesia, one for the others).
 */
export function trackingPageView({ id, shop_name, language, style_path, shadow }: TrackingPage) {
  const text = TRACKING_PAGE_TEXTS[language];
  return hostedPageView({
    language,
    shop_name,
    title: text.title,
    style_path,
    widget: 'tracking',
    main: html`<h1>${text.title}</h1>
      <sampan-tracking theme="auto" ${id === '' ? '' : html`tracking-id="${id}"`}>${raw(shadow)}</sampan-tracking>
      <noscript>${text.no_script}</noscript>`,
    footer: html`<p>${text.advice}</p>
      <p>
        ${text.contact}: ${mailLink(supportMailOf('SG'))}<br />
        ${text.contact_indonesia}: ${mailLink(supportMailOf('ID'))}
      </p>`,
  });
}
