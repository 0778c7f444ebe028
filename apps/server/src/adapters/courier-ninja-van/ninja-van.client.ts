import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Egress } from '../../ports/egress.ts';
import { CourierObjection, JSON_HEADERS, TokenKeeper, callCourier, readAnswer } from '../courier-http/index.ts';
import { ninjaFailure, ninjaToken } from './ninja-van.schema.ts';

export interface NinjaVanAccount {
  /** Without a slash at the end. */
  base_url: string;
  /** In the path of every call: the sandbox has `sg` only. */
  path_country: string;
  client_id: string;
  client_secret: string;
}

export interface NinjaVanClient {
  /** Throws `CourierObjection` when Ninja Van objects to the request. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<{ text: string; bytes: Uint8Array }>;
}

/** Speaks to one account of Ninja Van, with one token that is kept. */
export function createNinjaVanClient(options: {
  account: NinjaVanAccount;
  egress: Egress;
  clock: Clock;
}): NinjaVanClient {
  const { account, egress, clock } = options;
  const base = `${account.base_url}/${account.path_country}`;
  const tokens = new TokenKeeper(clock, async () => {
    const asked_ms = clock.now();
    const { client_id, client_secret } = account;
    const answer = await callCourier(egress, {
      url: `${base}/2.0/oauth/access_token`,
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify({ client_id, client_secret, grant_type: 'client_credentials' }),
    });
    const { access_token, expires_in } = readAnswer(answer, ninjaToken);
    return { token: access_token, ends_ms: asked_ms + expires_in * 1000 };
  });
  return {
    send: (method, path, body) =>
      tokens.with(async (token) => {
        const answer = await callCourier(egress, {
          url: `${base}${path}`,
          method,
          headers: { ...JSON_HEADERS, authorization: `Bearer ${token}` },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (answer.status >= 400) throw objectionOf(answer.status, answer.text);
        return answer;
      }),
  };
}

/** An objection without a readable reason is still an objection. */
function objectionOf(status: number, text: string): CourierObjection {
  try {
    const { error } = v.parse(ninjaFailure, JSON.parse(text));
    return new CourierObjection(error.message || error.title || '', { status });
  } catch {
    return new CourierObjection('', { status });
  }
}
