import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import { SDK_FOLDER } from '../../kernel/static/sdk-files.ts';
import { pageLanguageOf } from './page-language.ts';
import { trackingPageView } from './tracking-page.view.ts';

const STYLE = readFileSync(fileURLToPath(new URL('./tracking-page.css', import.meta.url)), 'utf8');
const STYLE_PATH = '/hosted/tracking.css';
/** No tracking number is longer; the field of the widget takes no more either. */
const MAX_ID = 64;

/** What the page may do: no more than its widget needs. Anybody may frame it, because nothing personal is on it (trust 6). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** A link to a parcel is half a secret: it is told to no other page, and kept by no search engine. */
const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, no-cache',
  Vary: 'Accept-Language',
};

/**
 * `/t/{id}`: where anybody with the link follows a parcel (spec 2 'Package tracking panel', public view); `/t` asks for a number.
 * The widget of every shop on a page of our own, with its place drawn by the server, so that it is painted before any script.
 */
export function mountTrackingPage(app: Hono, folder: string = SDK_FOLDER): void {
  const page = (c: Context) => {
    const id = (c.req.param('id') ?? '').trim();
    const shadow = join(folder, 'tracking.shadow.html');
    const view = trackingPageView({
      id: id.length > MAX_ID ? '' : id,
      language: pageLanguageOf(c.req.header('accept-language')),
      style_path: STYLE_PATH,
      shadow: existsSync(shadow) ? readFileSync(shadow, 'utf8') : '',
    });
    return c.html(view, 200, HEADERS);
  };
  app.get('/t', page);
  app.get('/t/:id', page);
  app.get(STYLE_PATH, (c) =>
    c.body(STYLE, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
      'X-Content-Type-Options': 'nosniff',
    }),
  );
}
