import type { Answer } from './call.ts';

/** Text as it may stand in a page, in quotes too. */
export const escape = (text: string) => text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page without scripts, of no other origin than its own. `body` is HTML already. */
export function htmlPage({ title, style, body }: { title: string; style: string; body: string }): Answer {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><style>${style}</style></head><body>${body}</body></html>`,
  };
}
