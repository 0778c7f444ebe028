import { endpoints } from '@sampan/contract';
import type { MiddlewareHandler } from 'hono';
import { appPathOf } from '../../../platform/http/cors.ts';
import { isBelow, isPublicName, readHost } from './read-host.ts';
import { findShopAt } from './recipient-domain.repo.ts';
import type { Ctx } from '../../../platform/context.ts';

/** Where a proxy that fetches certificates asks whether a name is served: 200, or 404. */
const DOMAIN_ASK_PATH = '/hosted/domain';

/** The pages of recipients and their files. */
const PAGE_PATHS =
  /^\/(?:t(?:\/[^/]+)?|customer\/confirm-address|hosted\/page\.css|hosted\/logo\/[0-9a-f-]+\.jpg|favicon\.svg|sdk\/.+|statuses\/[a-z_]+\.svg|couriers\/(?:proof\/)?[a-z0-9-]+\.svg|assets\/map\/[^/]+|assets\/inter-[\w-]+\.woff2)$/u;

/** Where the page of a parcel sends what its recipient tells the driver. */
const WISH_PATH = /^\/t\/[^/]+$/u;

/** Calls their widgets make: what any page may ask without signing in, and what the holder of a link may. */
const CALLS = Object.values(endpoints)
  .filter(
    ({ access, key_scope }) =>
      access === 'public' && (key_scope === 'track' || key_scope === 'confirm' || key_scope === 'location'),
  )
  .map((endpoint) => ({
    method: endpoint.method,
    path: new RegExp(`^${appPathOf(endpoint).replaceAll(/:\w+/gu, '[^/]+')}$`, 'u'),
  }));

function isServed(method: string, path: string): boolean {
  if (method === 'GET' && PAGE_PATHS.test(path)) return true;
  if (method === 'POST' && WISH_PATH.test(path)) return true;
  return CALLS.some((call) => call.method === method && call.path.test(path));
}

/** Answers keep out of caches in between: the name may be served no more a moment later. */
const UNCACHED = { 'Cache-Control': 'no-store' };

/**
 * Under a company's own domain only its recipients' pages exist, and only once the domain is verified; a name of the public
 * DNS that is not ours is served nothing at all. Ours are the name of `SAMPAN_PUBLIC_URL` and those above
 * `SAMPAN_RECIPIENT_DOMAINS`. Addresses and names inside a network are the installation, as health checks and proxies use them. Without `SAMPAN_RECIPIENT_DOMAINS` every name is the installation.
 */
export function serveDomains({ db, env }: Pick<Ctx, 'db' | 'env'>): MiddlewareHandler {
  const own = new URL(env.public_url).hostname;
  const parent = env.SAMPAN_RECIPIENT_DOMAINS;
  return async (c, next) => {
    if (parent === undefined) return next();
    const { hostname, pathname } = new URL(c.req.url);
    if (pathname === DOMAIN_ASK_PATH && c.req.method === 'GET') {
      const asked = readHost(c.req.query('domain') ?? '', env);
      const is_known = asked !== null && (await findShopAt({ db }, asked)) !== null;
      return c.text(is_known ? 'served' : 'not served', is_known ? 200 : 404, UNCACHED);
    }
    const host = hostname.toLowerCase().replace(/\.$/u, '');
    if (host === own || isBelow(parent, host) || !isPublicName(host)) return next();
    const shop = await findShopAt({ db }, host);
    if (shop === null) return c.text('Nothing is served under this name.', 421, UNCACHED);
    if (pathname === '/' && c.req.method === 'GET') return c.redirect('/t', 302);
    if (!isServed(c.req.method, pathname)) return c.text('Not found', 404, UNCACHED);
    c.set('shop', shop);
    return next();
  };
}
