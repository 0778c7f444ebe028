import { randomBytes } from 'node:crypto';
import {
  decryptText,
  encryptText,
  type EncryptionContext,
  type EncryptionKey,
} from '../../../platform/text-encryption.ts';

const SECRET_BYTES = 32;
const PURPOSE = 'sampan webhook signing secrets v1';

/** A signing secret nobody has: `whsec_` and 32 random bytes in base64, as Standard Webhooks writes it. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** How the secrets of an endpoint are sealed. */
export function encryptionContextOf(keys: readonly EncryptionKey[], endpoint_id: string): EncryptionContext {
  return { keys, purpose: PURPOSE, bound_to: endpoint_id };
}

/** How a signing secret is stored. Bound to its endpoint: copied to another row it does not open. */
export function encryptSecret(keys: readonly EncryptionKey[], endpoint_id: string, secret: string): string {
  return encryptText(encryptionContextOf(keys, endpoint_id), secret);
}

/** The secret of a stored one; null when it was sealed with a key that is not in the ring or changed since. */
export function decryptSecret(keys: readonly EncryptionKey[], endpoint_id: string, stored: string): string | null {
  return decryptText(encryptionContextOf(keys, endpoint_id), stored);
}
