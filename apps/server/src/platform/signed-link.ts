import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed link opens, and until when. */
export interface SignedGrant {
  company_id: string;
  /** The rest is the opener's business. */
  payload: Record<string, unknown>;
  expires_at: number;
}

function signatureOf(secret: string, body: string): Buffer {
  return createHmac('sha256', secret).update(body).digest();
}

/**
 * A token that carries its own grant; it opens exactly this, until then, without a session (trust 4.19). The first of the
 * secrets signs.
 */
export function signGrant(secrets: readonly string[], grant: SignedGrant): string {
  const [secret] = secrets;
  if (!secret) throw new Error('There is no secret to sign with');
  const body = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${body}.${signatureOf(secret, body).toString('base64url')}`;
}

/** The grant of a token that one of the secrets signed and that is not too old; null otherwise. */
export function readGrant(secrets: readonly string[], token: string, now_s: number): SignedGrant | null {
  const [body = '', signature = '', ...rest] = token.split('.');
  // As text: a decoder passes over what does not belong to it, and one signature would have many spellings.
  const given = Buffer.from(signature);
  const is_ours = secrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, body).toString('base64url'));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (rest.length > 0 || !is_ours) return null;
  const grant = JSON.parse(Buffer.from(body, 'base64url').toString()) as SignedGrant;
  return grant.expires_at > now_s ? grant : null;
}
