import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Context, Hono } from 'hono';
import { sendFile } from './send-file.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** Pages change with a release only; a browser still asks whether they did. */
const MOVING = 'public, max-age=0, must-revalidate';

/** A page's address, perhaps with a slash at its end, which is taken away. */
const PAGE = /^(\/developers(?:\/[a-z0-9-]+)*)\/?$/u;

export interface PublicSite {
  /** What the build of `apps/site` left. */
  folder: string;
  /** Host of map tiles, for the live widgets on the pages. */
  tile_host: string | null;
}

/** What a page of the site may do: no more than the widgets on it need, which is what we tell shops to allow (widgets 2). */
function policyOf({ tile_host }: PublicSite): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${tile_host ? ` ${tile_host}` : ''}`,
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Serves the prerendered pages: `/developers` and all below it, their scripts at `/site/`, `/llms.txt` and `/llms-full.txt`. */
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
  const send = (c: Context, path: string, status: 200 | 404, cache: string) =>
    sendFile(c, path, { ...security, 'Cache-Control': cache }, status);
  const page = (c: Context) => {
    const asked = PAGE.exec(c.req.path)?.[1];
    const path = join(site.folder, asked ?? '', 'index.html');
    if (asked && isFile(path)) return asked === c.req.path ? send(c, path, 200, MOVING) : c.redirect(asked, 301);
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
}
