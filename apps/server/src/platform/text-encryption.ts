import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key of the ring. Its id stands before every text it sealed; several keys may have one id. */
export interface EncryptionKey {
  id: string;
  secret: string;
}

/** What a text is sealed for. */
export interface EncryptionContext {
  /** The keyring: the first seals, all of them open. */
  keys: readonly EncryptionKey[];
  /** What such texts are for; each purpose has a key of its own, so that nothing else can open or forge them. */
  purpose: string;
  /** The row it belongs to: copied to another row it does not open. */
  bound_to: string;
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** How a text that must be readable again is stored: encrypted, and proved unchanged when it is opened. */
export function encryptText({ keys, purpose, bound_to }: EncryptionContext, text: string): string {
  const [newest] = keys;
  if (!newest) throw new Error('The keyring is empty');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(newest.secret, purpose), nonce).setAAD(Buffer.from(bound_to));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${newest.id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')}`;
}

/** The id of the key that sealed a stored text; null for texts from before keys had ids. */
export function keyIdOf(stored: string): string | null {
  const dot = stored.indexOf('.');
  return dot < 0 ? null : stored.slice(0, dot);
}

/** The text of a stored one; null when no key of the ring opens it, or it was sealed for something else or changed since. */
export function decryptText({ keys, purpose, bound_to }: EncryptionContext, stored: string): string | null {
  const id = keyIdOf(stored);
  const bytes = Buffer.from(id === null ? stored : stored.slice(id.length + 1), 'base64');
  for (const key of keys) {
    if (id !== null && key.id !== id) continue;
    const text = openWith(keyOf(key.secret, purpose), bound_to, bytes);
    if (text !== null) return text;
  }
  return null;
}

/** Whether the first key of the ring sealed a stored text. Keys of one id follow one another where a secret was replaced. */
export function isEncryptedByNewest(seal: EncryptionContext, stored: string): boolean {
  return keyIdOf(stored) === seal.keys[0]?.id && decryptText({ ...seal, keys: seal.keys.slice(0, 1) }, stored) !== null;
}

function openWith(key: Buffer, bound_to: string, bytes: Buffer): string | null {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(bound_to))
      .setAuthTag(tag);
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
