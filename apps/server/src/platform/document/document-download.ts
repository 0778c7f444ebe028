import type { Hono } from 'hono';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import type { CONTENT_TYPE } from './write-rows.ts';
import { FileStoreUnavailable } from '../../ports/file-store.ts';
import { readGrant, signGrant } from '../signed-link.ts';

/** Tables are CSV, spreadsheets or archives of them; documents are PDF. */
type ContentType = 'application/pdf' | (typeof CONTENT_TYPE)[keyof typeof CONTENT_TYPE];

/** What a link leads to. */
export interface DocumentContent {
  content_type: ContentType;
  body: ReadableStream<Uint8Array> | Uint8Array;
  /** The size of a body that is a stream, where it is known. */
  bytes?: number;
}

/** An address outside this server that has the file for a short while. */
export interface DocumentElsewhere {
  location: string;
}

/**
 * Makes the files of one kind. `kind` names them in the whole server ('invoice_pdf'). `make` is called when a link is opened,
 * as often as it is, without a session: what may be seen is in the payload that {@link createDocumentLink} was given, and it must ask
 * for nothing but `company_id`'s. Null when the thing is gone; then the link is a 404.
 */
export interface DocumentRenderer<Made extends DocumentContent | DocumentElsewhere = DocumentContent> {
  kind: string;
  make: (ctx: Ctx, company_id: string, payload: Record<string, unknown>) => Promise<Made | null>;
}

export type AnyRenderer = DocumentRenderer<DocumentContent | DocumentElsewhere>;

/** A signed address to open in a new tab. */
export interface DocumentLink {
  link: string;
  expires_at: number;
}

/** A link lives this long (trust 4.19). */
const LINK_LIFE_S = 600;
const PATH = '/api/files/papers';
const GONE = 'This file is not available now';
const AWAY = "We can't reach our file storage. Your file is safe. Please try again in a minute.";
const AWAY_S = 60;

/** Links of documents open documents only: other files are signed with other secrets. */
function secretsOf(ctx: Ctx): string[] {
  return ctx.env.signing_secrets.map((secret) => `${secret}:paper`);
}

/**
 * A link to a document for ten minutes. The caller has checked that `company_id` may see it, and writes the audit entry. The
 * payload is readable by whoever has the link: ids and choices (language, month), nothing personal. `filename` is what the
 * browser saves, such as `invoice-INV-000012.pdf`.
 */
export function createDocumentLink(
  ctx: Ctx,
  company_id: string,
  kind: string,
  payload: Record<string, unknown>,
  filename: string,
): DocumentLink {
  const expires_at = epochSeconds(ctx.clock) + LINK_LIFE_S;
  const token = signGrant(secretsOf(ctx), { company_id, payload: { ...payload, kind, filename }, expires_at });
  return { link: `${PATH}/${token}/${encodeURIComponent(filename)}`, expires_at };
}

/**
 * Serves what `createDocumentLink` links to: tables as a download, PDF in the browser, cached nowhere. A link that is too old, not ours or
 * of something gone is a 404 like any unknown address. A stream ends when the client goes away.
 */
export function mountDocumentDownloads(app: Hono, ctx: Ctx, renderers: readonly AnyRenderer[]): void {
  const by_kind = new Map(renderers.map((renderer) => [renderer.kind, renderer]));
  if (by_kind.size !== renderers.length) throw new Error('Two document renderers have the same kind');
  app.get(`${PATH}/:token/:name`, async (c) => {
    const grant = readGrant(secretsOf(ctx), c.req.param('token'), epochSeconds(ctx.clock));
    const renderer = by_kind.get(String(grant?.payload['kind']));
    const headers = {
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    };
    if (!grant || !renderer) return c.text(GONE, 404, headers);
    const content = await renderer.make(ctx, grant.company_id, grant.payload).catch((error: unknown) => {
      if (error instanceof FileStoreUnavailable) return error;
      throw error;
    });
    if (content instanceof FileStoreUnavailable) {
      ctx.log.error({ err: content }, 'a file cannot be read');
      return c.text(AWAY, 503, { ...headers, 'Retry-After': String(AWAY_S) });
    }
    if (!content) return c.text(GONE, 404, headers);
    if ('location' in content) {
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
      return c.redirect(content.location, 302);
    }
    const shown = content.content_type === 'application/pdf' ? 'inline' : 'attachment';
    // The runtime cancels a stream whose client is gone.
    return c.body(content.body instanceof Uint8Array ? Uint8Array.from(content.body) : content.body, 200, {
      ...headers,
      'Content-Type': content.content_type,
      ...(content.bytes === undefined ? {} : { 'Content-Length': String(content.bytes) }),
      'Content-Disposition': dispositionOf(shown, String(grant.payload['filename'])),
    });
  });
}

/** The plain name for old readers, the real one for all others (RFC 6266). */
export function dispositionOf(shown: 'inline' | 'attachment', filename: string): string {
  const plain = filename.replaceAll(/[^\w.-]+/gu, '_');
  const encoded = encodeURIComponent(filename).replaceAll(/['()*]/gu, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${shown}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
