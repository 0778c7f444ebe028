import { HEADERS, SERVICE_BASES, type Endpoint } from '@sampan/contract';
import type { Context, Hono } from 'hono';
import type { Env } from '../config/env.ts';
import type { Page } from '../context.ts';
import type { Route } from './route.ts';

/** What a page may send besides what any page may. No `Authorization`: a session belongs to our own pages. */
const ALLOWED_HEADERS = [
  'Accept',
  'Content-Type',
  HEADERS.country,
  HEADERS.language,
  HEADERS.idempotencyKey,
  HEADERS.publishableKey,
  HEADERS.client,
].join(', ');
const EXPOSED_HEADERS = [
  HEADERS.requestId,
  HEADERS.idempotencyReplayed,
  HEADERS.ignored,
  'Retry-After',
  'RateLimit',
].join(', ');
/** Browsers ask again after this long; Chromium takes no more. */
const PREFLIGHT_AGE_S = 7_200;

/** The page a browser calls from; null for servers, and for plain reads by our own pages, of which browsers say nothing. */
export function pageContextOf(c: Context, env: Env): Page | null {
  const origin = c.req.header('origin');
  if (!origin) return null;
  return { origin, is_own: isOwnOrigin(origin, new URL(c.req.url).host, env) };
}

/** Our own pages come from the address the world knows us by, or from the very host they ask: a tunnel, another interface. */
function isOwnOrigin(origin: string, host: string, env: Env): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(env.public_url).origin || new URL(origin).host === host;
}

/**
 * Lets the page read the answer, a refusal included, so that a widget can say what is wrong (trust 6). Only where a key
 * opens the endpoint to other pages, and never with credentials: cookies and sessions stay ours.
 */
export function allowOrigin(c: Context, endpoint: Endpoint, page: Page | null): void {
  if (endpoint.key_scope === null) return;
  c.header('Vary', 'Origin', { append: true });
  if (!page || page.is_own || !isWellFormed(page.origin)) return;
  c.header('Access-Control-Allow-Origin', page.origin);
  c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS);
}

/** `null` is what a file opened from the disk and a sandboxed frame send. */
function isWellFormed(origin: string): boolean {
  return origin === 'null' || (URL.canParse(origin) && new URL(origin).origin === origin);
}

/** Where endpoints stand in the app: their path with `:name` for parameters. */
export function appPathOf(endpoint: Endpoint): string {
  return SERVICE_BASES[endpoint.service] + endpoint.path.replaceAll(/\{(\w+)\}/gu, ':$1');
}

/** Answers the question browsers ask before a page's call. Which key it will bring is not said yet; the call itself is checked. */
export function mountPreflights(app: Hono, routes: readonly Route[], env: Env): void {
  const open = Map.groupBy(
    routes.map(({ endpoint }) => endpoint).filter(({ key_scope }) => key_scope !== null),
    appPathOf,
  );
  for (const [path, endpoints] of open) {
    const methods = endpoints.map(({ method }) => method).join(', ');
    app.options(path, (c) => {
      c.header('Vary', 'Origin');
      const page = pageContextOf(c, env);
      if (page && !page.is_own && isWellFormed(page.origin)) {
        c.header('Access-Control-Allow-Origin', page.origin);
        c.header('Access-Control-Allow-Methods', methods);
        c.header('Access-Control-Allow-Headers', ALLOWED_HEADERS);
        c.header('Access-Control-Max-Age', String(PREFLIGHT_AGE_S));
      }
      return c.body(null, 204);
    });
  }
}
