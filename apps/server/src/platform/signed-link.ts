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

/** A token that carries its own grant; it opens exactly this, until then, without a session (trust 4.19). */
export function signGrant(secret: string, grant: SignedGrant): string {
  const body = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${body}.${signatureOf(secret, body).toString('base64url')}`;
}

/** The grant of a token that is ours and not too old; null otherwise. */
export function readGrant(secret: string, token: string, now_s: number): SignedGrant | null {
  const [body = '', signature = '', ...rest] = token.split('.');
  // As text: a decoder passes over what does not belong to it, and one signature would have many spellings.
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(secret, body).toString('base64url'));
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const grant = JSON.parse(Buffer.from(body, 'base64url').toString()) as SignedGrant;
  return grant.expires_at > now_s ? grant : null;
}
