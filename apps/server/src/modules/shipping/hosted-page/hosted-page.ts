import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { compressedAnswer } from '../../../platform/http/compressed-answer.ts';
import { fontFaces } from './page-font.ts';

const STYLE = readFileSync(fileURLToPath(new URL('./hosted-page.css', import.meta.url)), 'utf8');
const CONSOLE_ASSETS = fileURLToPath(new URL('../../../../../console/dist/assets/', import.meta.url));
/** Where the style sheet of our hosted pages is. */
export const STYLE_PATH = '/hosted/page.css';

/** What a hosted page may do: no more than its widget needs. */
function policyOf(images: string, styles: string, form: "'self'" | "'none'", frame_ancestors: '*' | "'none'"): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styles}`,
    "connect-src 'self'",
    "font-src 'self'",
    `img-src 'self' data:${images}`,
    "base-uri 'none'",
    `form-action ${form}`,
    `frame-ancestors ${frame_ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

export interface HostedHeaders {
  /** Whether any page may frame it: only where nothing personal is on it (trust 6). */
  may_be_framed: boolean;
  /** Where pictures come from besides this server: map tiles, photos of a delivery. */
  image_hosts?: readonly string[];
  /** Further sources of styles: the hash of a brand's colours. */
  styles?: string;
  /** Whether a form on it is sent back to it. */
  has_form?: boolean;
}

/** A hosted page's address is half a secret: it is told to no other page, and kept by no search engine. */
export function hostedHeaders({
  may_be_framed,
  image_hosts = [],
  styles = '',
  has_form = false,
}: HostedHeaders): Record<string, string> {
  const images = image_hosts.map((host) => ` ${host}`).join('');
  return {
    'Content-Security-Policy': policyOf(images, styles, has_form ? "'self'" : "'none'", may_be_framed ? '*' : "'none'"),
    ...(may_be_framed ? {} : { 'X-Frame-Options': 'DENY' }),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Language',
  };
}

/** The widget's place as the SDK's build drew it; '' before it was built. */
export function declarativeShadowDom(folder: string, widget: string): string {
  const shadow = join(folder, `${widget}.shadow.html`);
  return existsSync(shadow) ? readFileSync(shadow, 'utf8') : '';
}

/** Serves the style sheet of the hosted pages, with the font of the console's build. */
export function mountHostedStyle(app: Hono, assets: string = CONSOLE_ASSETS): void {
  const style = `${fontFaces(assets)}\n${STYLE}`;
  app.get(STYLE_PATH, async (c) => {
    const { body, headers } = await compressedAnswer(style, c.req.header('accept-encoding') ?? null);
    return c.body(body, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    });
  });
}
