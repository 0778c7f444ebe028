import { createHash, randomBytes } from 'node:crypto';

/** Bits of the counter behind the time: 12 beside the version, 6 beside the variant (RFC 9562 6.2, method 1). */
const COUNTER_BITS = 18;
/** Where a millisecond's counter may begin: as many more may follow within it. */
const FIRST_BITS = COUNTER_BITS - 1;

let counted_ms = -1;
let counter = 0;

/**
 * A UUID of version 7: a millisecond time, a counter that begins anywhere, and 56 random bits. New rows sit together in their
 * index, and those that one server makes within a millisecond sort as they were made: lists break their ties by it.
 */
export function newId(now_ms: number = Date.now()): string {
  const bytes = randomBytes(16);
  counter = now_ms === counted_ms ? (counter + 1) % 2 ** COUNTER_BITS : bytes.readUIntBE(6, 3) % 2 ** FIRST_BITS;
  counted_ms = now_ms;
  bytes.writeUIntBE(now_ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | (counter >> 6), 6);
  bytes[8] = 0x80 | (counter & 0x3f);
  return written(bytes);
}

/** An id made of a text: the same each time. For the demo alone, because anybody can compute it. */
export function knownId(of: string, at_ms: number): string {
  const bytes = createHash('sha256').update(of).digest().subarray(0, 16);
  bytes.writeUIntBE(at_ms, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return written(bytes);
}

function written(bytes: Buffer): string {
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
export function newReadableCode(length: number, bytes: Buffer = randomBytes(length)): string {
  return Array.from(bytes.subarray(0, length), (byte) => READABLE[byte % READABLE.length]).join('');
}
