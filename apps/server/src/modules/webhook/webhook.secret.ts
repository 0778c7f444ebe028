import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;

/** A key of its own purpose, so that nothing else that `server_secret` guards can open or forge a signing secret. */
function keyOf(server_secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', server_secret, '', 'sampan webhook signing secrets v1', 32));
}

/** A signing secret nobody has: `whsec_` and 32 random bytes in base64, as Standard Webhooks writes it. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** How a signing secret is stored. Bound to its endpoint: copied to another row it does not open. */
export function sealSecret(server_secret: string, endpoint_id: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(server_secret), nonce).setAAD(Buffer.from(endpoint_id));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The secret of a stored one; null when it was sealed with another server secret or changed since. */
export function openSecret(server_secret: string, endpoint_id: string, stored: string): string | null {
  const bytes = Buffer.from(stored, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(server_secret), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(endpoint_id))
      .setAuthTag(tag);
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
