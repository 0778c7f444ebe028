import type { Language } from '@sampan/country-rules';
import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { ShopBrand } from '../../identity/recipient-brand/index.ts';
import { BRAND_PAGE_TEXTS } from './brand-page.messages.ts';

type Html = ReturnType<typeof html>;
type Colours = NonNullable<ShopBrand['colours']>['light'];

/** More lines than this are folded: a page is about the parcel first. */
const SHORT_POLICY = 320;
/** A logo's height at the head of the page. */
const LOGO_HEIGHT = 48;
const MAX_LOGO_WIDTH = 240;

/** Custom properties of the page reach into the widget and go before its own. */
function declarations({ wash, ...tokens }: Colours): string {
  const widget = Object.entries(tokens).map(([name, value]) => `--sampan-${name}:${value}`);
  return `:root{--link:${tokens.primary};--on-link:${tokens['on-primary']};--wash:${wash}}sampan-tracking,sampan-confirm-address{${widget.join(';')}}`;
}

/** The style sheet of a brand's colours, in the page itself: it is there with the first paint. '' without colours. */
export function brandStyle({ colours }: ShopBrand): string {
  if (colours === null) return '';
  return `${declarations(colours.light)}@media (prefers-color-scheme:dark){${declarations(colours.dark)}}`;
}

/** What the page's policy has to name, because styles in a page are refused otherwise. */
export function styleSource(style: string): string {
  return style === '' ? '' : ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/** The shop at the head of its page; a link leads to the shop, never away from the parcel by accident. */
export function brandHead({ name, logo, shop_url }: ShopBrand, language: Language): Html {
  return html`<span class="shop-name">${logo === null ? '' : logoView(logo)}${name}</span>
    ${shop_url === '' ? '' : html`<a href="${shop_url}" rel="noopener">${BRAND_PAGE_TEXTS[language].visit}</a>`}`;
}

function logoView({ path, width, height }: NonNullable<ShopBrand['logo']>): Html {
  const scale = Math.min(LOGO_HEIGHT / height, MAX_LOGO_WIDTH / width);
  return html`<img src="${path}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" alt="" />`;
}

/** How the shop is reached, and what it says of returns; '' where it says neither. */
export function brandAside(brand: ShopBrand, language: Language): Html | '' {
  const { contact_email, contact_phone, return_policy } = brand;
  const texts = BRAND_PAGE_TEXTS[language];
  if (contact_email === '' && contact_phone === '' && return_policy === '') return '';
  return html`
    ${
      contact_email === '' && contact_phone === ''
        ? ''
        : html`<section>
            <h2>${texts.questions}</h2>
            ${contact_email === '' ? '' : html`<p><a href="mailto:${contact_email}">${contact_email}</a></p>`}
            ${contact_phone === '' ? '' : html`<p><a href="tel:${contact_phone}">${contact_phone}</a></p>`}
          </section>`
    }
    ${return_policy === '' ? '' : policyView(texts.returns, return_policy)}
  `;
}

function policyView(title: string, policy: string): Html {
  const text = html`<p class="policy">${policy}</p>`;
  return policy.length <= SHORT_POLICY
    ? html`<section>
        <h2>${title}</h2>
        ${text}
      </section>`
    : html`<details>
        <summary>${title}</summary>
        ${text}
      </details>`;
}

/** Ours, at the foot of a page in another brand. */
export const poweredBy = (language: Language): Html => html`<p>${BRAND_PAGE_TEXTS[language].powered}</p>`;
