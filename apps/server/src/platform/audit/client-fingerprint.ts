import { isIPv4, isIPv6 } from 'node:net';

/** The network an address belongs to: the last part of 203.0.113.7 says which house, the rest which neighbourhood. */
export function networkLabel(ip: string): string {
  const v4 = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
  if (isIPv4(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? first : [...first, ...Array<string>(8 - first.length - rest.length).fill('0'), ...rest];
  return `${groups
    .slice(0, 3)
    .map((group) => (group === '' ? '0' : group))
    .join(':')}::/48`;
}

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//u, 'Edge'],
  [/OPR\//u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad/u, 'iOS'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/CrOS/u, 'ChromeOS'],
  [/Mac OS X/u, 'macOS'],
  [/Linux/u, 'Linux'],
];

/** What somebody called with, in words: 'Chrome, Windows', 'curl', or empty when it said nothing. */
export function deviceLabel(user_agent: string): string {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(user_agent))?.[1];
  const known = [named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined);
  if (known.length > 0) return known.join(', ');
  return /^[A-Za-z][\w.-]{0,30}/u.exec(user_agent)?.[0] ?? '';
}
