import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { Ctx } from '../../platform/context.ts';
import { findMailHtml, listOutbox } from './list-outbox.ts';
import { outboxView } from './outbox.view.ts';

const STYLE = readFileSync(fileURLToPath(new URL('./outbox-page.css', import.meta.url)), 'utf8');
const PER_PAGE = 20;
const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
};
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
/** A mail as its reader would see it, with styles of its own: it loads nothing, runs nothing and belongs to no origin. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups";

function pageNumber(text: string | undefined): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}

/**
 * `/dev/outbox`: where every email and text message of the demo lands, newest first; `?to=` shows one recipient's (design 7).
 * The caller mounts it in the demo profile only.
 */
export function mountOutboxPage(app: Hono, ctx: Ctx): void {
  app.get('/dev/outbox', async (c) => {
    const to = (c.req.query('to') ?? '').trim().slice(0, 254);
    const page = pageNumber(c.req.query('page'));
    const list = await listOutbox({ ctx, query: { to: to || undefined, page, per_page: PER_PAGE } });
    return c.html(outboxView({ ...list, to }), 200, { ...SECURITY, 'Content-Security-Policy': PAGE_POLICY });
  });
  app.get('/dev/outbox.css', (c) => c.body(STYLE, 200, { ...SECURITY, 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/dev/outbox/:id{[0-9]{1,15}}', async (c) => {
    const html = await findMailHtml(ctx, Number(c.req.param('id')));
    if (html === null) return c.notFound();
    return c.html(html, 200, { ...SECURITY, 'Content-Security-Policy': MAIL_POLICY });
  });
}
