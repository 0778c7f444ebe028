import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { CourierMessage, CourierMessageReading } from '../../ports/courier.ts';
import { isSignedWith } from '../courier-http/index.ts';
import { eventOf } from './ninja-van.mapper.ts';
import { ninjaMessage } from './ninja-van.schema.ts';
import { parseForeignBody } from '../../platform/parse-foreign-json.ts';

const READ = { content_type: 'application/json', body: '{}' };

/** The signature of a message: of its bytes, with the client secret. */
export function ninjaVanSignature(client_secret: string, raw_body: Uint8Array): string {
  return createHmac('sha256', client_secret).update(raw_body).digest('base64');
}

/** What Ninja Van says of a parcel on its own. A message that is signed and cannot be read says nothing. */
export function readNinjaVanMessage(
  { headers, raw_body }: CourierMessage,
  { alias, client_secret }: { alias: string; client_secret: string },
): CourierMessageReading {
  if (!isSignedWith(headers['x-ninjavan-hmac-sha256'], ninjaVanSignature(client_secret, raw_body)))
    return { status: 'forged' };
  const read = v.safeParse(ninjaMessage, parseForeignBody(raw_body));
  if (!read.success) return { status: 'read', reports: [], answer: READ };
  const { output } = read;
  const tracking_code = output.tracking_id ?? output.tracking_number ?? '';
  const at = Math.floor(
    (typeof output.timestamp === 'number' ? output.timestamp : Date.parse(output.timestamp)) / 1000,
  );
  if (tracking_code === '' || !Number.isFinite(at)) return { status: 'read', reports: [], answer: READ };
  const word = output.status ?? output.event ?? '';
  const is_return = output.is_parcel_on_rts_leg === true;
  const event = eventOf({ alias, tracking_code, word, description: word, at, is_return });
  return { status: 'read', reports: [{ tracking_code, event }], answer: READ };
}
