/** Scheme and authority, perhaps a closing slash. No user, path, query, star, escape, backslash or invisible character: browsers read those in surprising ways. */
const ORIGIN_AS_TYPED = /^(?:(https?):\/\/)?([^\s\p{Cc}\p{Cf}/?#\\@*%<>^|`{}"']+)\/?$/iu;
const THIS_COMPUTER: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const IP_ADDRESS = /^(?:\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/u;

/** Whether an origin, as a browser writes it, is a page of the visitor's own computer, on any port. */
export function isLoopbackHost(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url !== null && /^https?:$/u.test(url.protocol) && THIS_COMPUTER.includes(url.hostname);
}

/**
 * A site as people type or paste it, in the one form browsers send as `Origin`: lower case, the host in ASCII, no default
 * port. 'Shop.Example' and 'https://shop.example:443/' are 'https://shop.example'. Null for everything that is no such
 * site: another scheme, a path, a user name, a star, a host without a dot or with one at its end; http anywhere but on
 * this computer.
 */
export function pageOriginOf(typed: string): string | null {
  const [, scheme, authority] = ORIGIN_AS_TYPED.exec(typed.trim()) ?? [];
  if (authority === undefined) return null;
  const text = `${scheme ?? 'https'}://${authority}`;
  if (!URL.canParse(text)) return null;
  const { origin, protocol, hostname } = new URL(text);
  if (protocol === 'http:' && !isLoopbackHost(origin)) return null;
  if (THIS_COMPUTER.includes(hostname) || IP_ADDRESS.test(hostname)) return origin;
  const labels = hostname.split('.');
  const is_host =
    labels.length > 1 &&
    hostname.length <= 253 &&
    labels.every((label) => /^[a-z\d_]([a-z\d_-]{0,61}[a-z\d_])?$/u.test(label));
  return is_host ? origin : null;
}
