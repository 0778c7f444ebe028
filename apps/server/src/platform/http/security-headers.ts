import type { MiddlewareHandler } from 'hono';
import type { Env } from '../config/env.ts';
import './shop-host.ts';

/** What every answer says unless its own place says it otherwise (trust 6). */
const DEFAULTS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self)',
} as const;

/** Of answers that are data: opened as a page, nothing of them runs or is framed. Pages have policies of their own. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const DATA = /json|^text\/plain/u;

/** A year, and the hosts below: only where the world reaches us by https, or a browser would refuse a developer's http. */
const HSTS_ALONE = 'max-age=31536000';
const HSTS = `${HSTS_ALONE}; includeSubDomains`;

/** Puts the security headers on whatever an answer left out. */
export function securityHeaders({ public_url }: Pick<Env, 'public_url'>): MiddlewareHandler {
  const is_https = public_url.startsWith('https://');
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(DEFAULTS)) if (!c.res.headers.has(name)) c.header(name, value);
    if (DATA.test(c.res.headers.get('content-type') ?? '') && !c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', DATA_POLICY);
    // Of a company's own domain the names below are not ours to speak for.
    if (is_https) c.header('Strict-Transport-Security', c.get('shop') === undefined ? HSTS : HSTS_ALONE);
  };
}
