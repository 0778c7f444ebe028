import type { Context, Hono } from 'hono';
import { compressedAnswer } from '../../../platform/http/compressed-answer.ts';
import { readText } from '../../../platform/http/read-bytes.ts';
import { SDK_FOLDER } from '../../../platform/static/sdk-files.ts';
import '../../../platform/http/shop-host.ts';
import { STYLE_PATH, declarativeShadowDom, hostedHeaders } from './hosted-page.ts';
import { pageLanguageOf } from './page-language.ts';
import { NO_BRANDS, type DeskForm, type PageBrands, type ParcelPage } from './page-brands.ts';
import { brandStyle, styleSource } from './brand.view.ts';
import type { SentForm } from './desk-field.view.ts';
import { trackingPageView } from './tracking-page.view.ts';

/** No tracking number is longer; the field of the widget takes no more either. */
const MAX_ID = 64;
const DONE: readonly SentForm['result'][] = ['saved', 'booked', 'pending', 'shown'];
/** A note and a few short fields, as forms encode them. */
const MAX_FORM_BYTES = 4_096;

/**
 * `/t/{id}`: where anybody with the link follows a parcel (spec 2 'Package tracking panel', public view); `/t` asks for a number.
 * The widget of every shop on a page of our own, with its place drawn by the server, so that it is painted before any script.
 * Anybody may frame it, because nothing personal is on it: what a recipient tells the driver is taken, and never shown. Photos
 * of a delivery are, to whoever has just proved to be the recipient, and nobody may frame that.
 */
export function mountTrackingPage(app: Hono, brands: PageBrands = NO_BRANDS, folder: string = SDK_FOLDER): void {
  const idOf = (c: Context) => {
    const asked = (c.req.param('id') ?? '').trim();
    return asked.length > MAX_ID ? '' : asked;
  };
  const page = async (c: Context, { brand, desk }: ParcelPage, sent: SentForm | null) => {
    const view = trackingPageView({
      id: idOf(c),
      shop_name: c.get('shop')?.name,
      brand,
      desk: { desk, sent },
      language: pageLanguageOf(c.req.header('accept-language')),
      style_path: STYLE_PATH,
      shadow: declarativeShadowDom(folder, 'tracking'),
    });
    const styles = brand === null ? '' : styleSource(brandStyle(brand));
    const photos = sent?.result === 'shown' && desk?.kind === 'photos' ? desk.photos : null;
    const headers = hostedHeaders({
      may_be_framed: photos === null,
      image_hosts: originsOf(photos ?? []),
      styles,
      has_form: desk !== null,
    });
    if (sent !== null) return c.html(view, DONE.includes(sent.result) ? 200 : 422, headers);
    // Only a page that shows nothing sent and no photos: no secret is compressed beside what a caller chose (decision 33).
    const packed = await compressedAnswer(String(await view), c.req.header('accept-encoding') ?? null);
    return c.body(packed.body, 200, {
      ...headers,
      'Content-Type': 'text/html; charset=UTF-8',
      Vary: 'Accept-Language, Accept-Encoding',
      ...packed.headers,
    });
  };
  const open = async (c: Context) => page(c, await brands.ofParcel(c, idOf(c)), null);
  app.get('/t', open);
  app.get('/t/:id', open);
  app.post('/t/:id', async (c) => {
    const form = await readForm(c);
    const around = await brands.ofParcel(c, idOf(c));
    const result = around.is_limited ? 'busy' : ((await around.desk?.save(form)) ?? 'late');
    return page(c, around, { form, result });
  });
}

/** Where photos come from besides this server. */
function originsOf(urls: readonly string[]): string[] {
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
}

async function readForm(c: Context): Promise<DeskForm> {
  const form = new URLSearchParams(await readText(c, MAX_FORM_BYTES));
  const field = (name: string) => form.get(name) ?? '';
  return {
    place: field('place'),
    day: field('day'),
    window: field('window'),
    note: field('note'),
    proof: field('proof'),
  };
}
