import type { Context, Hono } from 'hono';
import { SDK_FOLDER } from '../../../platform/static/sdk-files.ts';
import '../../../platform/http/shop-host.ts';
import { STYLE_PATH, declarativeShadowDom, hostedHeaders } from './hosted-page.ts';
import { pageLanguageOf } from './page-language.ts';
import { trackingPageView } from './tracking-page.view.ts';

/** No tracking number is longer; the field of the widget takes no more either. */
const MAX_ID = 64;

/** Anybody may frame it, because nothing personal is on it. */
const HEADERS = hostedHeaders({ may_be_framed: true });

/**
 * `/t/{id}`: where anybody with the link follows a parcel (spec 2 'Package tracking panel', public view); `/t` asks for a number.
 * The widget of every shop on a page of our own, with its place drawn by the server, so that it is painted before any script.
 */
export function mountTrackingPage(app: Hono, folder: string = SDK_FOLDER): void {
  const page = (c: Context) => {
    const id = (c.req.param('id') ?? '').trim();
    const view = trackingPageView({
      id: id.length > MAX_ID ? '' : id,
      shop_name: c.get('shop')?.name,
      language: pageLanguageOf(c.req.header('accept-language')),
      style_path: STYLE_PATH,
      shadow: declarativeShadowDom(folder, 'tracking'),
    });
    return c.html(view, 200, HEADERS);
  };
  app.get('/t', page);
  app.get('/t/:id', page);
}
