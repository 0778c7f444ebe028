import type { WebhookEvent } from '@sampan/contract';
import { readSignedHeaders, type WebhookHeaders } from './webhook-headers.ts';
import { WebhookVerificationError } from './webhook-error.ts';

export { WebhookVerificationError } from './webhook-error.ts';
export type { WebhookProblem } from './webhook-error.ts';
export type { WebhookHeaders } from './webhook-headers.ts';
export type { WebhookEvent, WebhookEventType } from '@sampan/contract';

/** Requests older or newer than this are refused, so that a recorded one cannot be sent again later. */
const TOLERANCE_S = 300;
const PREFIX = 'whsec_';

export interface WebhookInput {
  /** The body exactly as it came, before any parsing: text, or bytes. */
  payload: string | Uint8Array<ArrayBuffer>;
  /** Of the request: a `Headers`, or an object as Node has it. */
  headers: WebhookHeaders;
  /** `whsec_...` of the endpoint; several while you change from one to the next. */
  secret: string | readonly string[];
  /** The present in epoch seconds, for tests; the clock's unless given. */
  now_s?: number;
}

export interface VerifiedWebhook {
  /** `webhook-id`: the same for every retry and resend. Keep it to leave out what you had already. */
  id: string;
  /** When this request was sent, in epoch seconds. */
  sent_at: number;
  /** What happened. Types that are newer than this package come as well: leave alone what you do not know. */
  event: WebhookEvent;
}

/**
 * Answers the event of a webhook that Sampan sent less than five minutes ago and nobody changed since; runs wherever
 * WebCrypto does. Signatures are compared in constant time, and one right one of several is enough, as during a rotation.
 *
 * @throws WebhookVerificationError: answer the request with 400 then and do nothing else.
 */
export async function verifyWebhook({ payload, headers, secret, now_s }: WebhookInput): Promise<VerifiedWebhook> {
  const { id, timestamp, sent_at, signatures } = readSignedHeaders(headers);
  const now = now_s ?? Math.floor(Date.now() / 1000);
  if (sent_at < now - TOLERANCE_S) throw new WebhookVerificationError('timestamp_too_old');
  if (sent_at > now + TOLERANCE_S) throw new WebhookVerificationError('timestamp_in_future');
  const body = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const keys = await Promise.all((typeof secret === 'string' ? [secret] : secret).map(keyOf));
  const checks = keys.flatMap((key) =>
    signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)),
  );
  if (!(await Promise.all(checks)).includes(true)) throw new WebhookVerificationError('signature_wrong');
  return { id, sent_at, event: parsed(body) };
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = secret.startsWith(PREFIX) ? bytesOf(secret.slice(PREFIX.length)) : null;
  if (bytes === null || bytes.length === 0) throw new WebhookVerificationError('secret_invalid');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(head.length + tail.length);
  all.set(head);
  all.set(tail, head.length);
  return all;
}

function parsed(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
  } catch {
    throw new WebhookVerificationError('payload_invalid');
  }
}
