import { createHmac } from 'node:crypto';

export interface Signed {
  /** As it stands in the header or the message, in milliseconds. */
  timestamp: string;
  method: string;
  /** Without host and query. */
  path: string;
  /** JSON text; empty where nothing is sent. */
  body: string;
}

/** The signature of a request to Lalamove, and of what it sends on its own. */
export function lalamoveSignature(secret: string, { timestamp, method, path, body }: Signed): string {
  return createHmac('sha256', secret).update([timestamp, method, path, '', body].join('\r\n')).digest('hex');
}
