import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import { readText } from '../../platform/http/read-bytes.ts';
import type { DemoSocialLogin } from '../../ports/social-login.ts';
import { consentView, type ConsentQuestion } from './consent-page.view.ts';

const STYLE = readFileSync(fileURLToPath(new URL('./consent-page.css', import.meta.url)), 'utf8');
/** Where tokens are handed to: the console's own page, on this server. */
const RETURN_PATH = '/auth/social';
const MAX_PARAMETER = 200;
const MAX_FORM_BYTES = 16_384;
const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
};

/** What a page must say when it asks, as a provider would check it; null when something is missing or foreign. */
function questionOf(source: Record<string, unknown>, login: DemoSocialLogin): ConsentQuestion | null {
  const read = (name: string) => {
    const value = source[name];
    return typeof value === 'string' && value !== '' && value.length <= MAX_PARAMETER ? value : null;
  };
  const state = read('state');
  const nonce = read('nonce');
  if (state === null || nonce === null || read('client_id') !== login.client.client_id) return null;
  if (!URL.canParse(read('redirect_uri') ?? '')) return null;
  const redirect_uri = read('redirect_uri') ?? '';
  return new URL(redirect_uri).pathname === RETURN_PATH ? { state, nonce, redirect_uri } : null;
}

/** The answer stands in the fragment, which no server sees; the path alone is followed, so it leads nowhere else. */
function giveBack(c: Context, answer: Record<string, string>) {
  return c.redirect(`${RETURN_PATH}#${new URLSearchParams(answer).toString()}`, 303);
}

/**
 * `/dev/social/{provider}`: stands in for the consent page of Google and Facebook where they are not configured. One picks
 * a made-up person or cancels, and is led back to the console as a provider leads back. The caller mounts it in the demo
 * profile only.
 */
export function mountConsentPages(app: Hono, logins: readonly DemoSocialLogin[]): void {
  app.get('/dev/social.css', (c) => c.body(STYLE, 200, { ...SECURITY, 'Content-Type': 'text/css; charset=utf-8' }));
  for (const login of logins) mountConsentPage(app, login);
}

function mountConsentPage(app: Hono, login: DemoSocialLogin): void {
  const path = `/dev/social/${login.provider}`;
  app.get(path, (c) => {
    const question = questionOf(c.req.query(), login);
    return c.html(consentView(login, question), question === null ? 400 : 200, SECURITY);
  });
  app.post(path, async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await readText(c, MAX_FORM_BYTES)));
    const question = questionOf(form, login);
    if (question === null) return c.html(consentView(login, question), 400, SECURITY);
    const person = login.people.find(({ id }) => id === form['person']);
    const { state, nonce } = question;
    if (person === undefined) return giveBack(c, { error: 'access_denied', state });
    return giveBack(c, { id_token: await login.issue(person, nonce), state });
  });
}
