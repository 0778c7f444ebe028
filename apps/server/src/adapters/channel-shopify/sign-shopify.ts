import { hmacOf, isSameDigest } from '../channel-http/hmac.ts';

/** What Shopify signs of the address it sends a merchant back to: the query sorted by key, without `hmac`. */
export function signShopifyCallback(client_secret: string, query: Readonly<Record<string, string>>): string {
  const text = Object.keys(query)
    .filter((key) => key !== 'hmac')
    .sort()
    .map((key) => `${key}=${query[key] ?? ''}`)
    .join('&');
  return hmacOf(client_secret, 'hex', text);
}

export function isShopifyCallback(client_secret: string, query: Readonly<Record<string, string>>): boolean {
  return isSameDigest(query['hmac'] ?? '', signShopifyCallback(client_secret, query), 'hex');
}

/** Webhooks, and the questions for rates at checkout, are signed with the client secret over the raw body. */
export function signShopifyBody(client_secret: string, raw_body: Uint8Array): string {
  return hmacOf(client_secret, 'base64', raw_body);
}

export function isShopifyBody(client_secret: string, raw_body: Uint8Array, signature: string): boolean {
  return isSameDigest(signature, signShopifyBody(client_secret, raw_body), 'base64');
}
