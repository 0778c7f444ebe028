import { createHmac, timingSafeEqual } from 'node:crypto';

export type DigestForm = 'hex' | 'base64';

/** HMAC-SHA256 of the parts as they follow each other; every channel signs with it. */
export function hmacOf(key: string, form: DigestForm, ...parts: readonly (string | Uint8Array)[]): string {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest(form);
}

/**
 * Compares a digest somebody sent with ours, in constant time and on bytes: what cannot be read as this form has the wrong
 * length, and differs.
 */
export function isSameDigest(given: string, expected: string, form: DigestForm): boolean {
  const theirs = Buffer.from(given.trim(), form);
  const ours = Buffer.from(expected, form);
  return ours.length > 0 && theirs.length === ours.length && timingSafeEqual(theirs, ours);
}
