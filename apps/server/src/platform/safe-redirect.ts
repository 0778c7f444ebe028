/** Hosts on which plain http is fine: a developer's own machine. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const LONGEST = 2048;
/** Blanks, controls and invisible signs, which parsers drop or move at will. */
const UNSEEN = /[\p{C}\p{Z}\u115F\u1160\u3164\uFFA0]/u;
/** Scheme and authority exactly as they are typed: nothing that a parser would have to mend. */
const START = /^(https?):\/\/([^/?#\\]+)([/?#].*)?$/iu;

/**
 * The address to send somebody on to, when it leads to one of `allowed` origins; null for anything else, and the caller
 * stays where it is (trust 4.6). Asked when an address is stored and again when it is used. https only, http on the own
 * machine. What browsers would have to interpret is refused rather than mended: `//`, backslashes, control characters,
 * names and passwords before the host, hosts that read differently than they are spelled.
 */
export function safeRedirect(text: string | null | undefined, allowed: readonly string[]): string | null {
  if (!text || text.length > LONGEST || UNSEEN.test(text) || text.includes('\\')) return null;
  const [, , authority = '', rest = ''] = START.exec(text) ?? [];
  if (authority === '' || /[@%]/u.test(authority)) return null;
  const path = rest.replace(/[?#].*$/u, '');
  // A path of two slashes leads elsewhere as soon as somebody cuts the origin off.
  if (path.includes('//') || /%(2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/iu.test(path)) return null;
  const url = parsed(text);
  if (!url || !isPlainHost(authority, url)) return null;
  if (url.protocol === 'http:' && !LOCAL_HOSTS.includes(url.hostname)) return null;
  return allowed.some((origin) => parsed(origin)?.origin === url.origin) ? url.href : null;
}

/** The host as the parser sees it is the one that stands there. An international name may be typed as people write it. */
function isPlainHost(authority: string, url: URL): boolean {
  const is_ascii = /^[\x21-\x7e]+$/u.test(authority);
  return is_ascii ? authority.toLowerCase() === url.host : url.host.includes('xn--');
}

function parsed(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Schemes that mean something to a browser or a machine: no app of a merchant has them. */
const TAKEN_SCHEMES =
  /^(https?|wss?|ftp|file|data|javascript|vbscript|blob|about|view-source|filesystem|mailto|tel|sms|intent|chrome|jar|ms-.*|content|android-app)$/u;
/** An app link in its plain form: a scheme, a place in the app, perhaps a query. */
const APP_LINK = /^([a-z][a-z0-9+.-]{1,63}):\/\/[\w.-]+(\/[\w./-]*)?(\?[\w.~%&=+-]*)?$/u;

/** Whether a scheme may belong to an app at all. */
export function isAppScheme(scheme: string): boolean {
  return /^[a-z][a-z0-9+.-]{1,63}$/u.test(scheme) && !TAKEN_SCHEMES.test(scheme);
}

/** A link into a phone's app, when its scheme is one of `schemes`; null for anything else. The same care as `safeRedirect`. */
export function safeAppLink(text: string | null | undefined, schemes: readonly string[]): string | null {
  if (!text || text.length > LONGEST || UNSEEN.test(text) || text.includes('\\')) return null;
  const scheme = APP_LINK.exec(text)?.[1];
  if (scheme === undefined || !isAppScheme(scheme) || !schemes.includes(scheme)) return null;
  return URL.canParse(text) ? text : null;
}
