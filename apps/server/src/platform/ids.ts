import { createHash, randomBytes } from 'node:crypto';

/** A UUID of version 7: 74 random bits behind a millisecond time, so that new rows sit together in their index. */
export function newId(now_ms: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now_ms, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** An unguessable secret of 256 bits, url-safe. Only its hash is stored (trust 4.2). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

const READABLE = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A short code people can read aloud: no I, L, O, U, 0 or 1. */
export function newReadableCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => READABLE[byte % READABLE.length]).join('');
}
