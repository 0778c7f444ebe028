import { NOTIFICATION_KINDS, type NotificationKind } from '@sampan/contract';
import { BCP47_OF_LANGUAGE, isLanguage, type Language } from '@sampan/country-rules';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readGrant, signGrant } from '../../../platform/signed-link.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { fillText } from '../../../platform/texts.ts';
import type { NotificationRecipient } from './notification-choice.ts';
import { NOTIFICATION_TEXTS } from './notification.messages.ts';
import { isOfCompany, writeChoice } from './notification.repo.ts';

const PATH = '/unsubscribe';
/** Mails lie in mailboxes for years, and whoever opens an old one may still want to hear no more. */
const LINK_LIFE_S = 10 * 365 * 86_400;
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; trusted-types 'none'; require-trusted-types-for 'script'",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, no-store',
};

/** The link that ends one kind of mail for one person; it works signed out and can do nothing else. */
export function unsubscribeUrl(ctx: Ctx, reader: NotificationRecipient, kind: NotificationKind): string {
  const payload = { purpose: 'unsubscribe', user_id: reader.user_id, kind, language: reader.language };
  const expires_at = epochSeconds(ctx.clock) + LINK_LIFE_S;
  return `${ctx.env.public_url}${PATH}/${signGrant(ctx.env.signing_secrets, { company_id: reader.company_id, payload, expires_at })}`;
}

interface Opened {
  company_id: string;
  user_id: string;
  kind: NotificationKind;
  language: Language;
}

function open(ctx: Ctx, token: string): Opened | null {
  const grant = readGrant(ctx.env.signing_secrets, token, epochSeconds(ctx.clock));
  if (grant?.payload['purpose'] !== 'unsubscribe') return null;
  const { user_id, kind, language } = grant.payload;
  const known = NOTIFICATION_KINDS.find((name) => name === kind);
  if (known === undefined || typeof user_id !== 'string') return null;
  const read = typeof language === 'string' && isLanguage(language) ? language : 'en';
  return { company_id: grant.company_id, user_id, kind: known, language: read };
}

/** Turns the mails off. Twice changes nothing; a person who is gone, or in another company by now, has nothing to turn off. */
async function unsubscribe(ctx: Ctx, { company_id, user_id, kind }: Opened): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    if (!(await isOfCompany(tx, user_id, company_id))) return;
    await writeChoice(tx, { user_id, company_id, kind, is_on: false });
    await recordAudit(tx, {
      action: 'notification.unsubscribe',
      object_type: 'user',
      object_id: user_id,
      company_id,
      actor_id: user_id,
      details: { kind },
    });
  });
}

/**
 * The page behind a mail's last link. Opening it asks and changes nothing, because programs that check mails for viruses open
 * every link; its one button, or a mail program's own (RFC 8058, one click), does it.
 */
export function mountUnsubscribe(app: Hono, ctx: Ctx): void {
  const page = (c: Context, language: Language, main: ReturnType<typeof html>, status: 200 | 404) =>
    c.html(
      html`<!doctype html>
        <html lang="${BCP47_OF_LANGUAGE[language]}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${NOTIFICATION_TEXTS[language].page_title} · Sampan</title>
            <meta name="robots" content="noindex, nofollow" />
            <meta name="color-scheme" content="light dark" />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="stylesheet" href="/hosted/page.css" />
          </head>
          <body class="unsubscribe">
            <header><a href="/">Sampan</a></header>
            <main>${main}</main>
          </body>
        </html>`,
      status,
      HEADERS,
    );
  const invalid = (c: Context) => page(c, 'en', html`<p role="alert">${NOTIFICATION_TEXTS.en.page_invalid}</p>`, 404);

  app.get(`${PATH}/:token`, (c) => {
    const opened = open(ctx, c.req.param('token'));
    if (!opened) return invalid(c);
    const texts = NOTIFICATION_TEXTS[opened.language];
    const values = { kind: texts.kinds[opened.kind] };
    return page(
      c,
      opened.language,
      html`<h1>${texts.page_title}</h1>
        <p>${fillText(texts.page_ask, values)}</p>
        <form method="post"><button type="submit">${texts.page_button}</button></form>`,
      200,
    );
  });
  app.post(`${PATH}/:token`, async (c) => {
    const opened = open(ctx, c.req.param('token'));
    if (!opened) return invalid(c);
    await unsubscribe(ctx, opened);
    const texts = NOTIFICATION_TEXTS[opened.language];
    const values = { kind: texts.kinds[opened.kind] };
    return page(
      c,
      opened.language,
      html`<h1>${texts.page_title}</h1>
        <p role="status">${fillText(texts.page_done, values)}</p>
        <p>${texts.page_back}</p>`,
      200,
    );
  });
}
