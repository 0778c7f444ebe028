import { hmacOf, isSameDigest } from '../channel-http/hmac.ts';

/** Every webhook has a secret of its own, ours: without one WooCommerce derives it from the user's key. */
export function signWooWebhook(webhook_secret: string, raw_body: Uint8Array): string {
  return hmacOf(webhook_secret, 'base64', raw_body);
}

export function isWooWebhook(webhook_secret: string, raw_body: Uint8Array, signature: string): boolean {
  return isSameDigest(signature, signWooWebhook(webhook_secret, raw_body), 'base64');
}
