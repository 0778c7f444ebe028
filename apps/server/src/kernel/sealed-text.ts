import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a text is sealed for. */
export interface Seal {
  /** SAMPAN_SECRET. */
  server_secret: string;
  /** What such texts are for; each purpose has a key of its own, so that nothing else can open or forge them. */
  purpose: string;
  /** The row it belongs to: copied to another row it does not open. */
  bound_to: string;
}

function keyOf({ server_secret, purpose }: Seal): Buffer {
  return Buffer.from(hkdfSync('sha256', server_secret, '', purpose, 32));
}

/** How a text that must be readable again is stored: encrypted, and proved unchanged when it is opened. */
export function sealText(seal: Seal, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(seal), nonce).setAAD(Buffer.from(seal.bound_to));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The text of a stored one; null when it was sealed with another secret, for something else, or changed since. */
export function openText(seal: Seal, stored: string): string | null {
  const bytes = Buffer.from(stored, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(seal), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(seal.bound_to))
      .setAuthTag(tag);
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
