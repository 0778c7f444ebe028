import { randomBytes } from 'node:crypto';
import { openText, sealText } from '../../kernel/sealed-text.ts';

const SECRET_BYTES = 32;
const PURPOSE = 'sampan webhook signing secrets v1';

/** A signing secret nobody has: `whsec_` and 32 random bytes in base64, as Standard Webhooks writes it. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** How a signing secret is stored. Bound to its endpoint: copied to another row it does not open. */
export function sealSecret(server_secret: string, endpoint_id: string, secret: string): string {
  return sealText({ server_secret, purpose: PURPOSE, bound_to: endpoint_id }, secret);
}

/** The secret of a stored one; null when it was sealed with another server secret or changed since. */
export function openSecret(server_secret: string, endpoint_id: string, stored: string): string | null {
  return openText({ server_secret, purpose: PURPOSE, bound_to: endpoint_id }, stored);
}
