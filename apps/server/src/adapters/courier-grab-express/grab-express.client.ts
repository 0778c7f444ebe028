import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Egress } from '../../ports/egress.ts';
import { CourierObjection, JSON_HEADERS, TokenKeeper, callCourier, readAnswer } from '../courier-http/index.ts';
import { grabFailure, grabToken } from './grab-express.schema.ts';

export interface GrabExpressAccount {
  /** Without a slash at the end. */
  base_url: string;
  /** `grab-express`, or `grab-express-sandbox`, where nobody drives. */
  product: 'grab-express' | 'grab-express-sandbox';
  client_id: string;
  client_secret: string;
}

export interface GrabExpressClient {
  /** Throws `CourierObjection` when Grab objects to the request. */
  send<S extends v.GenericSchema>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: object | null,
    schema: S,
  ): Promise<v.InferOutput<S>>;
}

/** Speaks to GrabExpress with one token that is kept. */
export function createGrabExpressClient(options: {
  account: GrabExpressAccount;
  egress: Egress;
  clock: Clock;
}): GrabExpressClient {
  const { account, egress, clock } = options;
  const tokens = new TokenKeeper(clock, async () => {
    const asked_ms = clock.now();
    const { client_id, client_secret } = account;
    const answer = await callCourier(egress, {
      url: `${account.base_url}/grabid/v1/oauth2/token`,
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify({
        client_id,
        client_secret,
        grant_type: 'client_credentials',
        scope: 'grab_express.partner_deliveries',
      }),
    });
    const { access_token, expires_in } = readAnswer(answer, grabToken);
    return { token: access_token, ends_ms: asked_ms + expires_in * 1000 };
  });
  return {
    send: (method, path, body, schema) =>
      tokens.with(async (token) => {
        const answer = await callCourier(egress, {
          url: `${account.base_url}/${account.product}/v1${path}`,
          method,
          headers: { ...JSON_HEADERS, authorization: `Bearer ${token}` },
          ...(body === null ? {} : { body: JSON.stringify(body) }),
        });
        if (answer.status >= 400) throw objectionOf(answer.status, answer.text);
        return v.parse(schema, answer.text.trim() === '' ? null : JSON.parse(answer.text));
      }),
  };
}

/** An objection without a readable reason is still an objection. */
function objectionOf(status: number, text: string): CourierObjection {
  try {
    const { message, devMessage } = v.parse(grabFailure, JSON.parse(text));
    return new CourierObjection(message || devMessage, { status });
  } catch {
    return new CourierObjection('', { status });
  }
}
