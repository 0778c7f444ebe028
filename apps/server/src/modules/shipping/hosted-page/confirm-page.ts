import { isLanguage } from '@sampan/country-rules';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { SDK_FOLDER } from '../../../platform/static/sdk-files.ts';
import { CONFIRM_PAGE_TEXTS } from './confirm-page.messages.ts';
import { hostedPageView } from './hosted-page.view.ts';
import '../../../platform/http/shop-host.ts';
import { STYLE_PATH, declarativeShadowDom, hostedHeaders } from './hosted-page.ts';
import { brandStyle, styleSource } from './brand.view.ts';
import { NO_BRANDS, type PageBrands } from './page-brands.ts';
import { pageLanguageOf } from './page-language.ts';

/** The secret of a link; anything else is no link. */
const LINK = /^[\w-]{43}$/u;

/**
 * `/customer/confirm-address?id={secret}`: where a recipient confirms the address of a parcel (spec 2 'Public routes'; look 3).
 * The widget of every shop on a page of our own. Nothing of the parcel stands in it before the widget asked for the proof, and
 * nobody may frame it. `lang` names the language of the destination, as links carry it; without it the browser's is taken.
 */
export function mountConfirmPage(
  app: Hono,
  tile_host: string | null,
  brands: PageBrands = NO_BRANDS,
  folder: string = SDK_FOLDER,
): void {
  app.get('/customer/confirm-address', async (c) => {
    const id = c.req.query('id') ?? '';
    const asked = c.req.query('lang');
    const language = isLanguage(asked) ? asked : pageLanguageOf(c.req.header('accept-language'));
    const text = CONFIRM_PAGE_TEXTS[language];
    const is_link = LINK.test(id);
    const brand = is_link ? await brands.ofLink(c, id) : null;
    const widget = html`<sampan-confirm-address theme="auto" link-id="${id}">
        ${raw(declarativeShadowDom(folder, 'confirm-address'))}</sampan-confirm-address
      ><noscript>${text.no_script}</noscript>`;
    const view = hostedPageView({
      language,
      shop_name: c.get('shop')?.name,
      brand,
      title: text.title,
      style_path: STYLE_PATH,
      widget: 'confirm-address',
      main: html`<h1>${text.title}</h1>
        ${is_link ? widget : html`<p role="alert">${text.no_link}</p>`}`,
      footer: html`<p>${text.advice}</p>`,
    });
    const styles = brand === null ? '' : styleSource(brandStyle(brand));
    return c.html(
      view,
      200,
      hostedHeaders({ may_be_framed: false, image_hosts: tile_host === null ? [] : [tile_host], styles }),
    );
  });
}
