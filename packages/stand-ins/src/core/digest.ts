import { createHmac, timingSafeEqual } from 'node:crypto';

/** Written again here on purpose: a stand-in that signed with the server's own code would accept its mistakes. */
export function hmac(key: string, form: 'hex' | 'base64', text: string): string {
  return createHmac('sha256', key).update(text).digest(form);
}

export function same(given: string | undefined, expected: string): boolean {
  const theirs = Buffer.from(given ?? '');
  const ours = Buffer.from(expected);
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}

/** Keys in order with their values right behind them, as Lazada and TikTok join them. */
export function joined(parameters: Readonly<Record<string, string>>, without: readonly string[]): string {
  return Object.keys(parameters)
    .filter((key) => !without.includes(key))
    .sort()
    .map((key) => key + (parameters[key] ?? ''))
    .join('');
}
