import { BCP47_OF_LANGUAGE, type Language } from '@sampan/country-rules';
import { html, raw } from 'hono/html';
import type { ShopBrand } from '../../identity/recipient-brand/index.ts';
import { brandAside, brandHead, brandStyle, poweredBy } from './brand.view.ts';

type Html = ReturnType<typeof html>;

export interface HostedPage {
  language: Language;
  /** At the head instead of ours: the page is under the shop's own domain. */
  shop_name?: string | undefined;
  /** The shop the page is of, where it shows its brand. */
  brand: ShopBrand | null;
  title: string;
  /** The page's own style sheet. */
  style_path: string;
  /** Name of the widget's files in the SDK: `tracking`. */
  widget: string;
  /** The widget in its place. */
  main: Html;
  /** What stands beside the widget before what the shop says itself; '' for nothing. */
  aside?: Html | '';
  footer: Html;
}

const OWN_BRAND = html`<a href="/">
  <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#0b5fcc" />
    <path d="M6.5 20h19c-1.2 3.2-3.6 5-6.6 5h-5.8c-3 0-5.4-1.8-6.6-5Z" fill="#fff" />
    <path d="M15 7v10.5H8.5Z" fill="#fff" />
    <path d="M17 9.5 22.5 17.5H17Z" fill="#f5a524" />
  </svg>
  Sampan
</a>`;

/** A page of ours around one widget: its script on the way from the first byte, and no other. */
export function hostedPageView(page: HostedPage) {
  const { language, brand, title, style_path, widget, main, aside = '', footer } = page;
  const beside = brand === null ? asideView(aside) : asideView(aside, brandAside(brand, language));
  const look = brand === null ? (beside === '' ? '' : ' beside') : ' branded';
  const name = brand?.name ?? page.shop_name;
  const style = brand === null ? '' : brandStyle(brand);
  const head = name === undefined ? OWN_BRAND : html`<a href="/t">${name}</a>`;
  return html`<!doctype html>
    <html lang="${BCP47_OF_LANGUAGE[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${name ?? 'Sampan'}</title>
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <meta property="og:title" content="${title}" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="${name ?? 'Sampan'}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${style_path}" />
        ${style === '' ? '' : raw(`<style>${style}</style>`)}
        <link rel="modulepreload" href="/sdk/v1/${widget}.js" />
        ${language === 'en' ? '' : html`<link rel="modulepreload" href="/sdk/v1/${widget}.${language}.js" />`}
        <script type="module" src="/sdk/v1/${widget}.js"></script>
      </head>
      <body class="${widget}${look}">
        <header>${brand === null ? head : brandHead(brand, language)}</header>
        <main>${main}</main>
        ${beside}
        <footer>${footer} ${brand === null ? '' : poweredBy(language)}</footer>
      </body>
    </html>`;
}

function asideView(...parts: (Html | '')[]): Html | '' {
  const shown = parts.filter((part) => part !== '');
  return shown.length === 0 ? '' : html`<aside>${shown}</aside>`;
}
