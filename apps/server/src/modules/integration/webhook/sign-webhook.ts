import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The headers of a delivery in the form of Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`, once for every secret
 * that is in force. `timestamp` is the moment of the attempt in epoch seconds, so that an old request cannot be sent again.
 */
export function signWebhook(input: {
  id: string;
  timestamp: number;
  body: string;
  /** The newest first. */
  secrets: readonly string[];
}): Record<string, string> {
  const signed = `${input.id}.${input.timestamp}.${input.body}`;
  const signatures = input.secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  });
  return {
    'webhook-id': input.id,
    'webhook-timestamp': String(input.timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
