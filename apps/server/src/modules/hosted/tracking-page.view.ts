import { BCP47_OF_LANGUAGE, supportMailOf, type Language } from '@sampan/country-rules';
import { html, raw } from 'hono/html';
import { TRACKING_PAGE_TEXTS } from './tracking-page.text.ts';

export interface TrackingPage {
  /** What the address names; '' asks the visitor for a tracking number. */
  id: string;
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
export function trackingPageView({ id, language, style_path, shadow }: TrackingPage) {
  const text = TRACKING_PAGE_TEXTS[language];
  return html`<!doctype html>
    <html lang="${BCP47_OF_LANGUAGE[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${text.title} · Sampan</title>
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <meta property="og:title" content="${text.title}" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Sampan" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${style_path}" />
        <link rel="modulepreload" href="/sdk/v1/tracking.js" />
        ${language === 'en' ? '' : html`<link rel="modulepreload" href="/sdk/v1/tracking.${language}.js" />`}
        <script type="module" src="/sdk/v1/tracking.js"></script>
      </head>
      <body>
        <header>
          <a href="/">
            <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
              <rect width="32" height="32" rx="8" fill="#0b5fcc" />
              <path d="M6.5 20h19c-1.2 3.2-3.6 5-6.6 5h-5.8c-3 0-5.4-1.8-6.6-5Z" fill="#fff" />
              <path d="M15 7v10.5H8.5Z" fill="#fff" />
              <path d="M17 9.5 22.5 17.5H17Z" fill="#f5a524" />
            </svg>
            Sampan
          </a>
        </header>
        <main>
          <h1>${text.title}</h1>
          <sampan-tracking theme="auto" ${id === '' ? '' : html`tracking-id="${id}"`}>${raw(shadow)}</sampan-tracking>
          <noscript>${text.no_script}</noscript>
        </main>
        <footer>
          <p>${text.advice}</p>
          <p>
            ${text.contact}: ${mailLink(supportMailOf('SG'))}<br />
            ${text.contact_indonesia}: ${mailLink(supportMailOf('ID'))}
          </p>
        </footer>
      </body>
    </html>`;
}
