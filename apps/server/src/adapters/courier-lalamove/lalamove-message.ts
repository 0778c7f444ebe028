import * as v from 'valibot';
import type { CourierMessage, CourierMessageReading } from '../../ports/courier.ts';
import { isSignedWith } from '../courier-http/index.ts';
import { lalamoveMessage, lalamoveMessageOrder } from './lalamove.schema.ts';
import { lalamoveSignature } from './lalamove-signature.ts';
import { parseForeignBody } from '../../platform/parse-foreign-json.ts';

const NOTHING: Extract<CourierMessageReading, { status: 'read' }> = {
  status: 'read',
  reports: [],
  answer: { content_type: 'application/json', body: '{}' },
};

/**
 * What Lalamove sends on its own. How it signs stands in no document of its own, so a message that is signed right only says
 * which order to look at. It tries an address out with an empty body first.
 */
export function readLalamoveMessage(
  { raw_body, path }: CourierMessage,
  { api_key, api_secret }: { api_key: string; api_secret: string },
): CourierMessageReading {
  if (raw_body.length === 0) return NOTHING;
  const read = v.safeParse(lalamoveMessage, parseForeignBody(raw_body));
  if (!read.success) return { status: 'forged' };
  const { apiKey, timestamp, signature, data } = read.output;
  const expected = lalamoveSignature(api_secret, { timestamp, method: 'POST', path, body: JSON.stringify(data) });
  if (apiKey !== api_key || !isSignedWith(signature, expected)) return { status: 'forged' };
  const about = v.safeParse(lalamoveMessageOrder, data);
  if (!about.success) return NOTHING;
  return { ...NOTHING, reports: [{ tracking_code: about.output.order.orderId, event: null }] };
}
