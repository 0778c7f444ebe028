import { existsSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Context, Hono } from 'hono';
import { createOriginFiles } from './origin-files.ts';
import { preloadLinks } from './preload-links.ts';
import { sendFile } from './send-file.ts';
import type { OutsideServices } from './third-parties.ts';

const FOREVER = 'public, max-age=31536000, immutable';

export interface StaticSite {
  /** Folder with an index.html that answers every address nobody else serves. */
  folder: string;
  /** Hosts of map tiles, for the content security policy. */
  tile_host: string | null;
  public_url: string;
  /** Services the pages may speak to besides this server. */
  outside: OutsideServices;
}

/** What a page may do (trust 6): our own files only, no inline script, no framing. */
function policyOf(site: StaticSite): string {
  const tiles = site.tile_host ? ` ${site.tile_host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${tiles}`,
    ["connect-src 'self'", ...site.outside.connect].join(' '),
    "font-src 'self'",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The one policy of the console admits scripts of its build as workers, and nothing else.
    'trusted-types sampan-worker',
  ].join('; ');
}

/** The frame with the card provider's field: its script, its frames and nothing of ours but the page around them (trust 6). */
const CARD_FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self' https://js.stripe.com",
  "style-src 'self'",
  "img-src 'self' data: https://*.stripe.com",
  'connect-src https://api.stripe.com',
  'frame-src https://js.stripe.com https://hooks.stripe.com',
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');
/**
 * The worker that decodes bar codes, which compiles WebAssembly; a worker has the policy it is answered with. No page may compile
 * anything (decision 48).
 */
const DECODER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
const DECODER = /^\/assets\/decode-in-worker-[\w-]+\.js$/u;
/** Pages whose address has a secret in it: a confirmation, a reset, an invitation, a payment page. */
const SECRET_PAGES = ['/customer/', '/auth/reset-password', '/auth/invitation', '/pay/'];
/** How the addresses of the console's pages begin (spec 2); a test compares them with its router. */
export const PAGES: ReadonlySet<string> = new Set(
  ' sg my ph id vn 404 maintain calculator contact auth sell-product pay onboard home orders histories export fulfillment operator settings stores customer'.split(
    ' ',
  ),
);
/** Below a country the console has these; the public site has everything else (spec 2). */
const IN_COUNTRY = /^\/(?:sg|my|ph|id)(?:\/(?:home|calculator)(?:\/|$)|\/?$)/u;
const COUNTRIES = new Set(['sg', 'my', 'ph', 'id', 'vn']);
const CARD_FRAME_PATH = '/card-frame';
const NOT_FOUND = '/404';

/** Serves a built single-page site: hashed assets forever, every other address the page itself. */
export function mountStaticSite(app: Hono, site: StaticSite): void {
  const index = join(site.folder, 'index.html');
  const policy = policyOf(site);
  const security = {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'geolocation=(self)',
    'X-Frame-Options': 'DENY',
  };

  const withHead = site.outside.head === '' ? undefined : createOriginFiles(site.public_url, site.outside);
  const send = (c: Context, path: string, cache: string, extra: Record<string, string>, status: 200 | 404 = 200) => {
    const read = path === index ? withHead : undefined;
    return sendFile(c, path, { ...security, ...extra, 'Cache-Control': cache }, status, read);
  };

  app.get(CARD_FRAME_PATH, (c) =>
    send(c, join(site.folder, 'card-frame.html'), 'no-cache', {
      'Content-Security-Policy': CARD_FRAME_POLICY,
      'X-Frame-Options': 'SAMEORIGIN',
    }),
  );
  app.get('*', (c) => {
    const asked = normalize(decodeURIComponent(c.req.path)).replaceAll('\\', '/');
    if (asked.startsWith('/api/')) return c.notFound();
    const path = join(site.folder, asked);
    const inside = path.startsWith(site.folder) && asked !== '/' && existsSync(path) && statSync(path).isFile();
    const own: Record<string, string> = DECODER.test(asked) ? { 'Content-Security-Policy': DECODER_POLICY } : {};
    if (inside) return send(c, path, asked.startsWith('/assets/') ? FOREVER : 'no-cache', own);
    if (asked.startsWith('/assets/')) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    const first = asked.split('/')[1] ?? '';
    // Any path of the closed country leads to its notice (spec 2).
    if (first.toLowerCase() === 'vn') return c.redirect('/maintain', 302);
    const is_page = (COUNTRIES.has(first) ? IN_COUNTRY.test(asked) : PAGES.has(first)) && extname(asked) === '';
    // A browser is led to the page that says so (spec 2); a probe, a scraper or a missing picture gets no page at all.
    if (!is_page)
      return (c.req.header('accept') ?? '').includes('text/html')
        ? c.redirect(NOT_FOUND, 302)
        : c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    if (!existsSync(index)) return c.text('The console is not built. Run npm start, or npm run build.', 503);
    // Pages reached by a secret in their address tell nobody where the visitor came from.
    const secret = SECRET_PAGES.some((page) => asked.startsWith(page));
    const links = preloadLinks(site.folder, asked);
    const headers = {
      ...(links === undefined ? {} : { Link: links }),
      ...(secret ? { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' } : {}),
    };
    return send(c, index, 'no-cache', headers, asked === NOT_FOUND ? 404 : 200);
  });
}
