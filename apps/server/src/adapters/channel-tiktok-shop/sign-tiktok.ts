import { hmacOf, isSameDigest } from '../channel-http/hmac.ts';

const UNSIGNED = new Set(['sign', 'access_token']);

/** The secret, the path, every parameter of the query sorted by key, the raw body, the secret; multipart bodies are not signed. */
export function signTiktokCall(
  app_secret: string,
  path: string,
  query: Readonly<Record<string, string>>,
  raw_body = '',
): string {
  const text = Object.keys(query)
    .filter((key) => !UNSIGNED.has(key))
    .sort()
    .map((key) => `${key}${query[key] ?? ''}`)
    .join('');
  return hmacOf(app_secret, 'hex', app_secret, path, text, raw_body, app_secret);
}

export function signTiktokWebhook(app_key: string, app_secret: string, raw_body: Uint8Array): string {
  // Not proven on a real app: the rule is known from third-party code only.
  return hmacOf(app_secret, 'hex', app_key, raw_body);
}

export function isTiktokWebhook(app_key: string, app_secret: string, raw_body: Uint8Array, signature: string): boolean {
  return isSameDigest(signature, signTiktokWebhook(app_key, app_secret, raw_body), 'hex');
}
