import { WebhookVerificationError } from './webhook-error.ts';

/** Headers as `fetch` servers have them, or as Node's `http` does. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface SignedHeaders {
  id: string;
  /** As it stands in the header: it is part of what is signed. */
  timestamp: string;
  sent_at: number;
  /** Of the version this package knows. */
  signatures: Uint8Array<ArrayBuffer>[];
}

const VERSION = 'v1,';

function isGetter(headers: WebhookHeaders): headers is { get(name: string): string | null } {
  return typeof headers.get === 'function';
}

function valueOf(headers: WebhookHeaders, name: string): string {
  if (isGetter(headers)) return headers.get(name) ?? '';
  // Frameworks differ in how they write names.
  const key = Object.keys(headers).find((one) => one.toLowerCase() === name);
  const value = key === undefined ? undefined : headers[key];
  return typeof value === 'string' ? value : (value?.join(' ') ?? '');
}

function signatureOf(entry: string): Uint8Array<ArrayBuffer>[] {
  if (!entry.startsWith(VERSION)) return [];
  try {
    return [Uint8Array.from(atob(entry.slice(VERSION.length)), (sign) => sign.charCodeAt(0))];
  } catch {
    return [];
  }
}

/** The three headers of Standard Webhooks. Throws `headers_missing`, `timestamp_invalid`. */
export function readSignedHeaders(headers: WebhookHeaders): SignedHeaders {
  const id = valueOf(headers, 'webhook-id');
  const timestamp = valueOf(headers, 'webhook-timestamp');
  const signature = valueOf(headers, 'webhook-signature');
  if (id === '' || timestamp === '' || signature === '') throw new WebhookVerificationError('headers_missing');
  if (!/^\d{1,12}$/u.test(timestamp)) throw new WebhookVerificationError('timestamp_invalid');
  return { id, timestamp, sent_at: Number(timestamp), signatures: signature.split(' ').flatMap(signatureOf) };
}
