import type { Hono } from 'hono';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { readGrant, signGrant } from '../signed-link.ts';

/** What a link leads to. CSV files are `text/csv; charset=utf-8`, documents `application/pdf`. */
export interface PaperContent {
  content_type: 'text/csv; charset=utf-8' | 'application/pdf';
  body: ReadableStream<Uint8Array> | Uint8Array;
}

/**
 * Makes the files of one kind. `kind` names them in the whole server ('invoice_pdf'). `make` is called when a link is opened,
 * as often as it is, without a session: what may be seen is in the payload that {@link paperLink} was given, and it must ask
 * for nothing but `company_id`'s. Null when the thing is gone; then the link is a 404.
 */
export interface PaperMaker {
  kind: string;
  make: (ctx: Ctx, company_id: string, payload: Record<string, unknown>) => Promise<PaperContent | null>;
}

/** A signed address to open in a new tab. */
export interface PaperLink {
  link: string;
  expires_at: number;
}

/** A link lives this long (trust 4.19). */
const LINK_LIFE_S = 600;
const PATH = '/api/files/papers';
const GONE = 'This file is not available now';

/** Links of papers open papers only: other files are signed with other secrets. */
function secretsOf(ctx: Ctx): string[] {
  return ctx.env.signing_secrets.map((secret) => `${secret}:paper`);
}

/**
 * A link to a paper for ten minutes. The caller has checked that `company_id` may see it, and writes the audit entry. The
 * payload is readable by whoever has the link: ids and choices (language, month), nothing personal. `filename` is what the
 * browser saves, such as `invoice-INV-000012.pdf`.
 */
export function paperLink(
  ctx: Ctx,
  company_id: string,
  kind: string,
  payload: Record<string, unknown>,
  filename: string,
): PaperLink {
  const expires_at = epochSeconds(ctx.clock) + LINK_LIFE_S;
  const token = signGrant(secretsOf(ctx), { company_id, payload: { ...payload, kind, filename }, expires_at });
  return { link: `${PATH}/${token}/${encodeURIComponent(filename)}`, expires_at };
}

/**
 * Serves what `paperLink` links to: CSV as a download, PDF in the browser, cached nowhere. A link that is too old, not ours or
 * of something gone is a 404 like any unknown address. A stream ends when the client goes away.
 */
export function mountPaperFiles(app: Hono, ctx: Ctx, makers: readonly PaperMaker[]): void {
  const by_kind = new Map(makers.map((maker) => [maker.kind, maker]));
  if (by_kind.size !== makers.length) throw new Error('Two paper makers have the same kind');
  app.get(`${PATH}/:token/:name`, async (c) => {
    const grant = readGrant(secretsOf(ctx), c.req.param('token'), epochSeconds(ctx.clock));
    const maker = by_kind.get(String(grant?.payload['kind']));
    const paper = grant && maker ? await maker.make(ctx, grant.company_id, grant.payload) : null;
    const headers = {
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    };
    if (!grant || !paper) return c.text(GONE, 404, headers);
    const shown = paper.content_type === 'application/pdf' ? 'inline' : 'attachment';
    // The runtime cancels a stream whose client is gone.
    return c.body(paper.body instanceof Uint8Array ? Uint8Array.from(paper.body) : paper.body, 200, {
      ...headers,
      'Content-Type': paper.content_type,
      'Content-Disposition': dispositionOf(shown, String(grant.payload['filename'])),
    });
  });
}

/** The plain name for old readers, the real one for all others (RFC 6266). */
function dispositionOf(shown: 'inline' | 'attachment', filename: string): string {
  const plain = filename.replaceAll(/[^\w.-]+/gu, '_');
  const encoded = encodeURIComponent(filename).replaceAll(/['()*]/gu, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${shown}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
