import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Context, Hono } from 'hono';
import { createOriginFiles } from './origin-files.ts';
import { sendFile } from './send-file.ts';
import type { OutsideServices } from './third-parties.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** Pages change with a release only; a browser still asks whether they did. */
const MOVING = 'public, max-age=0, must-revalidate';

/** A page's address, perhaps with a slash at its end, which is taken away. */
const PAGE = /^(\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?)\/?$/u;
/** Files for machines: sitemaps, feeds, what crawlers ask for. */
const MACHINE_FILE =
  /^\/(?:robots\.txt|\.well-known\/security\.txt|sitemap(?:-[a-z]+)?\.xml|(?:[a-z]{2}\/)?blog\/feed\.xml)$/u;
const NOT_FOUND = '/404';
const CHAT_FRAME = '/chat-frame';

export interface PublicSite {
  /** What the build of `apps/site` left. */
  folder: string;
  /** Host of map tiles, for the live widgets on the pages. */
  tile_host: string | null;
  /** Where the server is reached, for canonical addresses and sitemaps. */
  public_url: string;
  /** Services the pages may speak to besides this server. */
  outside: OutsideServices;
}

/** What a page of the site may do: no more than the widgets on it need, which is what we tell shops to allow (widgets 2). */
function policyOf({ tile_host, outside }: PublicSite): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${tile_host ? ` ${tile_host}` : ''}`,
    ["connect-src 'self'", ...outside.connect].join(' '),
    "font-src 'self'",
    ...(outside.chat_policy === null ? [] : ["frame-src 'self'"]),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Serves the prerendered pages: the public site at every path it has a file for, `/developers` and all below it, their scripts at
 * `/site/`, sitemaps, feeds, `/llms.txt` and `/llms-full.txt`. Every other path is left to whoever comes next.
 */
export function mountPublicSite(app: Hono, site: PublicSite): void {
  const security = {
    'Content-Security-Policy': policyOf(site),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'geolocation=(self)',
    'X-Frame-Options': 'DENY',
  };
  const isFile = (path: string) => path.startsWith(site.folder) && existsSync(path) && statSync(path).isFile();
  const atOrigin = createOriginFiles(site.public_url, site.outside);
  const send = (c: Context, path: string, status: 200 | 404, cache: string, read?: typeof atOrigin) =>
    sendFile(c, path, { ...security, 'Cache-Control': cache }, status, read);
  /** The prerendered page of the path that is asked for, if there is one. */
  const found = (c: Context, read?: typeof atOrigin) => {
    const asked = PAGE.exec(c.req.path)?.[1];
    const path = join(site.folder, asked ?? '', 'index.html');
    if (asked === undefined || !isFile(path)) return null;
    return asked === c.req.path ? send(c, path, 200, MOVING, read) : c.redirect(asked, 301);
  };
  const page = (c: Context) => {
    const sent = found(c);
    if (sent !== null) return sent;
    const missing = join(site.folder, 'developers/404.html');
    if (isFile(missing)) return send(c, missing, 404, 'no-store');
    return c.text('The site is not built. Run npm start, or npm run build.', 503);
  };

  app.get('/developers', page);
  app.get('/developers/*', page);
  app.get('/site/*', (c) => {
    const path = join(site.folder, normalize(c.req.path.slice('/site'.length)));
    const is_asset = path.startsWith(join(site.folder, 'assets/')) && isFile(path);
    return is_asset ? send(c, path, 200, FOREVER) : c.text('Not found', 404);
  });
  for (const name of ['llms.txt', 'llms-full.txt'])
    app.get(`/${name}`, (c) => {
      const path = join(site.folder, name);
      return isFile(path) ? send(c, path, 200, MOVING) : c.text('Not found', 404);
    });
  const { chat_policy } = site.outside;
  if (chat_policy !== null)
    app.get(CHAT_FRAME, (c) =>
      sendFile(c, join(site.folder, 'chat-frame.html'), {
        ...security,
        'Cache-Control': MOVING,
        'Content-Security-Policy': chat_policy,
        'X-Frame-Options': 'SAMEORIGIN',
        'Permissions-Policy': 'geolocation=()',
      }),
    );
  app.get('*', (c, next) => {
    // The page that was asked for goes along to the sign-in (spec 2, Redirect rules).
    const next_page = c.req.path === '/' ? c.req.query('next') : undefined;
    if (next_page !== undefined) return Promise.resolve(c.redirect(`/auth?next=${encodeURIComponent(next_page)}`, 302));
    const not_found = join(site.folder, '404.html');
    if (c.req.path === NOT_FOUND && isFile(not_found))
      return Promise.resolve(send(c, not_found, 404, 'no-store', atOrigin));
    const file = join(site.folder, c.req.path);
    if (MACHINE_FILE.test(c.req.path) && isFile(file)) return Promise.resolve(send(c, file, 200, MOVING, atOrigin));
    const sent = found(c, atOrigin);
    return sent === null ? next() : Promise.resolve(sent);
  });
}
