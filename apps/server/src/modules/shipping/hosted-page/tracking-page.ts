import type { Context, Hono } from 'hono';
import { SDK_FOLDER } from '../../../platform/static/sdk-files.ts';
import '../../../platform/http/shop-host.ts';
import { STYLE_PATH, declarativeShadowDom, hostedHeaders } from './hosted-page.ts';
import { pageLanguageOf } from './page-language.ts';
import { NO_BRANDS, type PageBrands } from './page-brands.ts';
import { brandStyle, styleSource } from './brand.view.ts';
import { trackingPageView } from './tracking-page.view.ts';

/** No tracking number is longer; the field of the widget takes no more either. */
const MAX_ID = 64;

/**
 * `/t/{id}`: where anybody with the link follows a parcel (spec 2 'Package tracking panel', public view); `/t` asks for a number.
 * The widget of every shop on a page of our own, with its place drawn by the server, so that it is painted before any script.
 * Anybody may frame it, because nothing personal is on it.
 */
export function mountTrackingPage(app: Hono, brands: PageBrands = NO_BRANDS, folder: string = SDK_FOLDER): void {
  const page = async (c: Context) => {
    const asked = (c.req.param('id') ?? '').trim();
    const id = asked.length > MAX_ID ? '' : asked;
    const brand = await brands.ofParcel(c, id);
    const view = trackingPageView({
      id,
      shop_name: c.get('shop')?.name,
      brand,
      language: pageLanguageOf(c.req.header('accept-language')),
      style_path: STYLE_PATH,
      shadow: declarativeShadowDom(folder, 'tracking'),
    });
    const styles = brand === null ? '' : styleSource(brandStyle(brand));
    return c.html(view, 200, hostedHeaders({ may_be_framed: true, styles }));
  };
  app.get('/t', page);
  app.get('/t/:id', page);
}
