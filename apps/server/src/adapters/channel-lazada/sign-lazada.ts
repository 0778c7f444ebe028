import { hmacOf, isSameDigest } from '../channel-http/hmac.ts';

/** The path, then every parameter sorted by key without separators, then the body where it is raw JSON. Files are never signed. */
export function signLazadaCall(
  app_secret: string,
  path: string,
  parameters: Readonly<Record<string, string>>,
  raw_json = '',
): string {
  const text = Object.keys(parameters)
    .filter((key) => key !== 'sign')
    .sort()
    .map((key) => `${key}${parameters[key] ?? ''}`)
    .join('');
  return hmacOf(app_secret, 'hex', path, text, raw_json).toUpperCase();
}

export function signLazadaPush(app_key: string, app_secret: string, raw_body: Uint8Array): string {
  return hmacOf(app_secret, 'hex', app_key, raw_body);
}

export function isLazadaPush(app_key: string, app_secret: string, raw_body: Uint8Array, signature: string): boolean {
  return isSameDigest(signature, signLazadaPush(app_key, app_secret, raw_body), 'hex');
}
